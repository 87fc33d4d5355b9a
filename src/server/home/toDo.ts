import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { inToDoOrder, offeredToDo } from '../../domain/home/toDo.ts'
import { assetDutiesOf } from '../assets/telling/duties.ts'
import { certificationDutiesOf } from '../certifications/compliance.handlers.ts'
import { checkInDutiesOf } from '../checkIns/duties.ts'
import { positionDutiesOf } from '../employees/positionDuties.ts'
import { goalDutiesOf } from '../goals/duties.ts'
import { setUpDutiesOf } from '../onboarding/setUpDuties.ts'
import { policyDutiesOf } from '../policies/duties.store.ts'
import { reviewDutiesOf } from '../reviews/duties.ts'

/** Everything that waits for the caller, whichever area it is of. */
export const toDoOf = (caller: Caller) =>
  Effect.map(
    Effect.all(
      [
        policyDutiesOf(caller),
        certificationDutiesOf(caller),
        positionDutiesOf(caller),
        assetDutiesOf(caller),
        goalDutiesOf(caller),
        checkInDutiesOf(caller),
        reviewDutiesOf(caller),
        setUpDutiesOf(caller),
      ],
      { concurrency: 'unbounded' },
    ),
    (duties) => inToDoOrder(offeredToDo(duties.flat(), caller)),
  )
