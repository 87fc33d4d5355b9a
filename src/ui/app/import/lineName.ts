import type { FailedRow } from '../../../domain/kernel/import/nouns.ts'

/** 'Vic Stone, line 3' */
export const lineName = ({ name, line }: Pick<FailedRow, 'name' | 'line'>): string =>
  name === '' ? `Line ${line}` : `${name}, line ${line}`

/** What is wrong with a line, in one line. */
export const problemText = ({ problems }: FailedRow, headers: ReadonlyArray<string>): string =>
  problems.map(({ column, message }) => (column === null ? message : `${headers[column] ?? ''}: ${message}`)).join('; ')
