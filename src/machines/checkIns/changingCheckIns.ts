import { wording } from '../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { tell } from '../kit/tell.ts'
import { changingMany } from './changingMany.ts'

/** One thing of many check-ins. System ids: `checkIns/many`, `checkInDialogs`, `checkInOutcome`. */
export const changingCheckIns = changingMany<CheckInId>({
  of: 'checkIn',
  spread: (speaking) => tell(speaking, 'checkIns', { type: 'checkIns.changed' }),
  undone: wording.manyUndone,
  failed: wording.manyFailed,
})
