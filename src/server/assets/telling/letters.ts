import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { declinedLetter, givenLetter } from '../../../domain/assets/letters.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { personAt } from '../../employees/listeners.store.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'
import type { StoredAsset } from '../assets.store.ts'
import { pageOf, pageOfHolder } from '../links.ts'
import { assetManagers, listener } from './listeners.store.ts'

/** One message to a person about everything they were given at once and are to accept. */
export const tellGiven = Effect.fn(function* (
  caller: Caller,
  to: EmployeeId,
  given: ReadonlyArray<StoredAsset>,
  note: string,
) {
  const toAccept = given.filter(({ needsAcceptance }) => needsAcceptance)
  const [first] = toAccept
  const holder = first === undefined ? undefined : yield* listener(to)
  const by = yield* personAt(caller.employeeId)
  if (first === undefined || holder === undefined || by === undefined) return
  const { publicUrl } = yield* Logins
  yield* postAll([
    {
      // Of one version an asset is given to somebody once.
      key: `assetGiven:${first.id}:${first.version}`,
      to: holder.email,
      ...givenLetter(toAccept, {
        to: holder.fullName,
        company: by.company,
        by: by.fullName,
        note,
        link: pageOfHolder(publicUrl, to),
      }),
    },
  ])
})

/** Those who manage assets hear what was not accepted, and why. */
export const tellDeclined = Effect.fn(function* (caller: Caller, asset: StoredAsset, because: string) {
  const by = yield* personAt(caller.employeeId)
  const managers = (yield* assetManagers).filter(({ id }) => id !== caller.employeeId)
  const { publicUrl } = yield* Logins
  yield* postAll(
    managers.map((to) => ({
      key: `assetDeclined:${asset.id}:${asset.version}:${to.id}`,
      to: to.email,
      ...declinedLetter(asset, {
        to: to.fullName,
        by: by?.fullName ?? '',
        because,
        link: pageOf(publicUrl, asset),
      }),
    })),
  )
})
