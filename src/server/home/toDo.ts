import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { inToDoOrder, offeredToDo, withSnoozes } from '../../domain/home/toDo.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { assetDutiesOf } from '../assets/telling/duties.ts'
import { certificationDutiesOf } from '../certifications/compliance.handlers.ts'
import { checkInDutiesOf } from '../checkIns/duties.ts'
import { changeDutiesOf } from '../employees/changeRequests/duties.ts'
import { positionDutiesOf } from '../employees/positionDuties.ts'
import { goalDutiesOf } from '../goals/duties.ts'
import { setUpDutiesOf } from '../onboarding/setUpDuties.ts'
import { planDutiesOf } from '../orgChart/plans/planDuties.ts'
import { policyDutiesOf } from '../policies/duties.store.ts'
import { reviewDutiesOf } from '../reviews/duties.ts'
import { rowsOf } from '../store/database.ts'
import { snoozesAfter } from './snoozes.store.ts'

/** Everything that waits for the caller, whichever area it is of. */
export const toDoOf = (caller: Caller) =>
  Effect.gen(function* () {
    const today = dayIn(caller.timeZone, yield* Clock.currentTimeMillis)
    const [snoozes, ...duties] = yield* Effect.all(
      [
        rowsOf(caller, snoozesAfter(caller, today)),
        policyDutiesOf(caller),
        certificationDutiesOf(caller),
        positionDutiesOf(caller),
        changeDutiesOf(caller),
        assetDutiesOf(caller),
        goalDutiesOf(caller),
        checkInDutiesOf(caller),
        reviewDutiesOf(caller),
        setUpDutiesOf(caller),
        planDutiesOf(caller),
      ],
      { concurrency: 'unbounded' },
    )
    return inToDoOrder(withSnoozes(offeredToDo(duties.flat(), caller), snoozes))
  })
