/** A line of a file of any kind: its cells by what they are about, and what is wrong with them. */
import { unguarded } from '../csvInjection.ts'
import { dayOf } from './cells.ts'
import type { DateOrder, ImportProblem } from './nouns.ts'
import { importCellSentences } from './wording.ts'

export interface ImportRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A cell of the field, without the spaces around it and the apostrophe that kept it from being a formula. */
export type CellOf<Field extends string> = (field: Field) => string

/** What any file can get wrong, and its cells by what they are about. */
export const readCells = <Field extends string, Reason extends string>(
  { cells }: ImportRow,
  mapping: ReadonlyArray<Field | null>,
) => {
  const problems: ImportProblem[] = []
  const cellOf: CellOf<Field> = (field) => unguarded((cells[mapping.indexOf(field)] ?? '').trim()).trim()
  /** Of a field that no column is about it is said of the whole line. */
  const say = (field: Field, because: Reason, message: string) => {
    const at = mapping.indexOf(field)
    problems.push({ column: at < 0 ? null : at, value: cells[at] ?? '', because, message })
  }
  cells.forEach((cell, column) => {
    if (mapping[column] != null && cell.includes('\uFFFD'))
      problems.push({ column, value: cell, because: 'unreadable', message: importCellSentences.unreadable })
  })
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== ''))
    problems.push({ column: null, value: '', because: 'tooManyCells', message: importCellSentences.tooManyCells })
  return { cellOf, say, problems }
}

type ReadCells<Field extends string, Reason extends string> = ReturnType<typeof readCells<Field, Reason>>

/** What a line says over what stands already; of what the file has no column for it says nothing. */
export const saidOver = <Field extends string, Reason extends string>(
  { cellOf, say }: ReadCells<Field, Reason>,
  mapping: ReadonlyArray<Field | null>,
  dateOrder: DateOrder,
) => {
  const isSaid = (field: Field) => mapping.includes(field)
  const text = (field: Field, otherwise: string) => (isSaid(field) ? cellOf(field) : otherwise)
  return {
    isSaid,
    text,
    day: (field: Field, otherwise: string) =>
      isSaid(field) && cellOf(field) !== '' ? dayOf(cellOf(field), dateOrder) : text(field, otherwise),
    /** An empty cell leaves what cannot be empty as it is. */
    chosen: <Chosen>(
      field: Field,
      among: ReadonlyMap<string, Chosen>,
      otherwise: Chosen,
      [because, message]: readonly [Reason, string],
    ): Chosen => {
      const cell = cellOf(field)
      if (!isSaid(field) || cell === '') return otherwise
      const found = among.get(comparable(cell))
      if (found === undefined) say(field, because, message)
      return found ?? otherwise
    },
  }
}

/** What the form says of a line, column by column; what could not be read is not said a second time, as missing. */
export const sayWrong = <Field extends string, Reason extends string>(
  { say, problems }: ReadCells<Field, Reason | 'notValid'>,
  columns: ReadonlyArray<Field>,
  mapping: ReadonlyArray<Field | null>,
  found: { readonly [Name in Field]?: string },
) => {
  const said = new Set(problems.map(({ column }) => column))
  for (const column of columns) {
    const message = found[column]
    if (message !== undefined && !said.has(mapping.indexOf(column))) say(column, 'notValid', message)
  }
}

/** Names are compared without regard to case and to how many spaces stand between words. */
export const comparable = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Which of these a cell names. */
export const byWord = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  new Map((Object.keys(names) as unknown as ReadonlyArray<Key>).map((key) => [comparable(names[key]), key]))
