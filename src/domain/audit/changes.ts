/** Ours: what a change did to a record, as the record of changes keeps it: the fields that differ, and what each was and is. */
import type { FieldChange } from './nouns.ts'

export interface Changes {
  readonly fields: ReadonlyArray<string>
  readonly values: ReadonlyArray<FieldChange>
}

/** Of something new: everything that it was given. */
export const changesOf = <Name extends string>(
  fields: ReadonlyArray<Name>,
  before: Readonly<Record<Name, unknown>> | undefined,
  after: Readonly<Record<Name, unknown>>,
): Changes => {
  const values = fields
    .map((field) => ({ field, before: written(before?.[field]), after: written(after[field]) }))
    .filter((change) => change.before !== change.after)
  return { fields: values.map(({ field }) => field), values }
}

/** The parts of a value, and of what is in it, stand in one order, so that only a difference is one. */
const written = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'object'
      ? JSON.stringify(Object.entries(value).toSorted(), inOrder)
      : String(value)

const inOrder = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted())
    : part
