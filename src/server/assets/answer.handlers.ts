import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import { mayAnswerFor } from '../../domain/assets/access.ts'
import { mayAct } from '../../domain/assets/lifecycle.ts'
import { denials } from '../../domain/assets/wording.ts'
import { change } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { givenBack, standsAgainst, writeActs } from './acting.ts'
import { asset, assetToChange } from './assets.store.ts'
import { insideAssets, isSeen, sightOf } from './guards.ts'
import { tellDeclined } from './telling/letters.ts'

/** The person who was given an asset accepts it under their name, or declines it and says why; nobody does it for them. */
export const answerFor = change(AssetsGroup.endpoints.answer, function* ({ params: { id }, payload }) {
  const caller = yield* insideAssets
  const stored = yield* assetToChange(id)
  if (stored === undefined || !isSeen(caller, stored.holderEmployeeId)) return yield* Effect.fail(notFound)
  const may = mayAnswerFor(caller, stored.holderEmployeeId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { version, outcome, signature, because } = payload
  if (stored.version !== version) return yield* Effect.fail(changedMeanwhile)
  const action = outcome === 'accepted' ? 'accept' : 'decline'
  const possible = mayAct(stored, action)
  if (!possible.allowed) return yield* Effect.fail(standsAgainst(stored, possible.because))
  if (outcome === 'accepted' && signature === '')
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'signatureMissing' }, denials, 'signature'))
  if (outcome === 'declined' && because.trim() === '')
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'reasonMissing' }, denials, 'because'))
  if (outcome === 'declined') yield* tellDeclined(caller, stored, because.trim())
  yield* writeActs(caller, [stored], action, { event: outcome, audited: outcome }, () => ({
    ...(outcome === 'declined' && { situation: givenBack }),
    happening: {
      holder: stored,
      ...(outcome === 'accepted' ? { signature } : { note: because }),
    },
  }))
  return yield* bodyOf(asset(sightOf(caller), id))
})
