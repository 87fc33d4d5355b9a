import type { RecordFormSnapshot } from '../../src/machines/kit/recordForm.machine.ts'
import type { RecordReadings } from '../../src/machines/kit/recordForm.ts'
import type { FormRecord } from '../../src/machines/kit/recordFormShape.ts'
import type { Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, nameInUse, notFound, notValid, numberInUse, says } from './outcomes.ts'

interface Tried<Draft, Kept extends FormRecord> {
  readonly label: string
  readonly scope: object | null
  readonly base: Kept | null
  readonly blank: Draft
  /** What is typed, by a person's words for it. */
  readonly typed: Readonly<Record<string, Partial<Draft>>>
  readonly field: keyof Draft & string
  /** The field nobody else may have the same of. */
  readonly unique?: keyof Draft & keyof Kept & string
  /** What becomes of the record elsewhere arrives while it is edited. */
  readonly isHeard?: boolean
  readonly saved: unknown
  /** As somebody else has left it. */
  readonly theirs: Kept
}

/** What the server says of a text that is another's already. */
const inUse: Readonly<Record<string, object>> = { number: numberInUse, name: nameInUse }

/** A record's form (`kit/recordForm.machine.ts`), from the first key to the answer. */
export const aForm = <Draft extends object, Kept extends FormRecord>(
  { draftIn, bothIn }: RecordReadings<Draft, Kept>,
  { label, scope, base, blank, typed, field, unique, isHeard, saved, theirs }: Tried<Draft, Kept>,
): Variant => ({
  label,
  input: { scope, id: theirs.id, base, blank },
  cases: {
    ...says('field.changed', Object.fromEntries(Object.entries(typed).map(([words, change]) => [words, { change }]))),
    ...says('field.left', { 'the first field': { field } }),
    // Nobody asks about what is its own already, or nothing.
    ...(unique &&
      says('text.known', (snapshot) => {
        const text = String(draftIn(snapshot as RecordFormSnapshot)[unique])
        return text === base?.[unique] || text === ''
          ? {}
          : { 'it is free': { text, isTaken: false }, 'it is another’s': { text, isTaken: true } }
      })),
    ...(isHeard && says('record.arrived', base === null ? {} : { 'somebody has changed it': { record: theirs } })),
    ...answers(
      'save',
      { 'it is saved': saved },
      {
        ...(base && changedMeanwhile),
        ...(base && notFound),
        ...(unique && inUse[unique]),
        ...notValid,
        ...anyFailure,
      },
    ),
    ...answers(
      'loadTheirs',
      base === null
        ? {}
        : {
            'the record as it is now': { record: theirs, answer: saved },
            'the record is gone': { record: null, answer: saved },
          },
      base === null ? {} : anyFailure,
    ),
  },
  // What was typed, whether theirs is known, whose version it stands on, and what is known to be another's.
  project: (snapshot) => [
    draftIn(snapshot),
    bothIn(snapshot) !== null,
    snapshot.context.base?.version ?? null,
    snapshot.context.taken ?? null,
  ],
})
