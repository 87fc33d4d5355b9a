import type { Answer } from './server.ts'

/** `409 number_in_use` */
export const codeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): string =>
  `${status} ${body?.errors?.[0]?.code ?? ''}`.trim()

/** The same as a pair: `[409, 'number_in_use']` */
export const statusAndCode = ({ status, body }: Pick<Answer, 'status' | 'body'>) => [status, body?.errors[0]?.code]
