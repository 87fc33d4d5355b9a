import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type SetUpDuty, setUpDuties } from '../../domain/onboarding/duties.ts'
import { mayChangeOnboarding } from '../../domain/onboarding/updates.ts'
import { type Database, rowsOf } from '../store/database.ts'
import { onboarding } from './onboarding.store.ts'

/** What setting up the client asks of the caller, for the to-do list. */
export const setUpDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<SetUpDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayChangeOnboarding(caller).allowed) return []
    const [record] = yield* rowsOf(caller, onboarding)
    return setUpDuties(caller, record ?? null)
  })
