/** Many records changed in one act: all of them or none, each by what changes one, with what came of it. */
import { Data, Effect, Result } from 'effect'
import type { Refusal, RefusalStatus } from '../../contract/envelope.ts'
import type { ManyChanges, ManyOutcome } from '../../domain/checkIns/many.ts'
import { transact } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { changedMeanwhile } from './envelope.ts'

class NotApplied<Id extends string> extends Data.TaggedError('NotApplied')<{
  readonly rows: ManyOutcome<Id>['rows']
}> {}

/**
 * `one` answers what takes it back, or null where it was like that already. It is done in the order of ids, so that two
 * acts never wait for each other, and told in the order it was asked.
 */
export const allOrNone = <Id extends string, E, R>(
  member: Member,
  changes: ManyChanges<Id>['changes'],
  one: (change: ManyChanges<Id>['changes'][number]) => Effect.Effect<ManyChanges<Id>['changes'][number] | null, E, R>,
) =>
  transact(member, function* () {
    const placeOf = ({ id }: { readonly id: Id }) => changes.findIndex((change) => change.id === id)
    const asAsked = (a: { readonly id: Id }, b: { readonly id: Id }) => placeOf(a) - placeOf(b)
    const rows: Array<ManyOutcome<Id>['rows'][number]> = []
    const undo: Array<ManyChanges<Id>['changes'][number]> = []
    for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { id } = change
      const came = yield* Effect.result(one(change))
      if (Result.isFailure(came)) {
        const { failure } = came
        if (!isRefusal(failure)) return yield* Effect.fail(failure as Exclude<E, Refusal<RefusalStatus>>)
        rows.push({ id, outcome: 'refused', why: whyOf(failure) })
      } else {
        rows.push({ id, outcome: came.success === null ? 'same' : 'changed', why: '' })
        if (came.success !== null) undo.push(came.success)
      }
    }
    rows.sort(asAsked)
    undo.sort(asAsked)
    // What was written before the first that cannot be goes with the transaction.
    if (rows.some(({ outcome }) => outcome === 'refused')) return yield* Effect.fail(new NotApplied({ rows }))
    const outcome: ManyOutcome<Id> = { isApplied: true, rows, undo: undo.length === 0 ? null : { changes: undo } }
    return outcome
  }).pipe(
    Effect.catch((failure) => {
      if (!(failure instanceof NotApplied)) return Effect.fail(failure as Exclude<typeof failure, NotApplied<Id>>)
      const outcome: ManyOutcome<Id> = { isApplied: false, rows: failure.rows, undo: null }
      return Effect.succeed(outcome)
    }),
  )

/** Who changed many has one thing to send anew, and nothing to compare. */
const whyOf = (failure: Refusal<RefusalStatus>): string =>
  failure === changedMeanwhile
    ? 'Someone else changed this in the meantime. The list shows it as it is now.'
    : failure.message

const isRefusal = (failure: unknown): failure is Refusal<RefusalStatus> =>
  typeof failure === 'object' && failure !== null && 'isSuccess' in failure
