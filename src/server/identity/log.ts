/** Events carry ids and reasons, never e-mail addresses, codes or tokens. */
export type IdentityLog = (
  level: 'info' | 'warning' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | null>>,
) => void
