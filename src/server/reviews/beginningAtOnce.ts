/** What is planned after the morning of its day begins at once, by whoever planned it: the others hear of it in one letter each. */
import { Array as Arr, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { ReviewId } from '../../domain/kernel/ids.ts'
import { hasToWrite } from '../../domain/reviews/letters.ts'
import { Logins } from '../identity/logins.ts'
import { postAll } from '../mail/post.ts'
import { beginPlanned } from './beginning.ts'
import { begunPosting } from './beginningLetter.ts'
import { thoseOfBegun } from './toWrite.store.ts'

/** In the transaction that planned them. */
export const beginAtOnce = Effect.fn(function* (caller: Caller, planned: ReadonlyArray<ReviewId>) {
  const begun = yield* beginPlanned(caller, planned)
  if (begun.length === 0) return
  const { publicUrl } = yield* Logins
  const toWrite = (yield* thoseOfBegun(begun, caller.employeeId)).filter(hasToWrite)
  yield* postAll(
    Object.values(Arr.groupBy(toWrite, ({ toId }) => toId)).map((all) => {
      const [{ id, toId, company }] = all
      // A review begins once: the first of a letter is in no other.
      return begunPosting(`reviewsBegun:${toId}:${id}`, all, { company, publicUrl })
    }),
  )
})
