import { mayManageCheckIn, mayWriteSide, sideOf } from '../../../domain/checkIns/access.ts'
import { actsFrom, type CheckInAction, mayAct, mayMove, mayRemove } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { type CheckInDenial, denials, wording } from '../../../domain/checkIns/wording.ts'
import { type Decision, sentenceOf } from '../../../domain/kernel/decision.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { partiesOf } from './area.ts'

const because = (...decisions: ReadonlyArray<Decision<CheckInDenial>>) => sentenceOf(denials, decisions)

/** Why the reader may not do it; undefined where they may. That a reason is asked for is no reason against it. */
export const actDenied = (actor: Actor, checkIn: CheckIn, action: CheckInAction): string | undefined => {
  const parties = partiesOf(checkIn)
  const side = sideOf(actor, parties)
  if ((action === 'skip' || action === 'restore') && checkIn.seriesId === null) return wording.onlyOfSeries
  const isOwn = action === 'prepare' || action === 'unprepare'
  return because(
    isOwn ? mayWriteSide(actor, parties, side ?? 'employee') : mayManageCheckIn(actor, parties),
    mayAct(checkIn, { action, side, reason: 'asked for' }),
  )
}

/** In the order they are offered, the way back last: what is one's own and has been done already is left out. */
export const actsOffered = (actor: Actor, checkIn: CheckIn): ReadonlyArray<CheckInAction> => {
  const side = sideOf(actor, partiesOf(checkIn))
  const acts = actsFrom(checkIn.status).toSorted(
    (one, other) => Number(one === 'unprepare') - Number(other === 'unprepare'),
  )
  return acts.filter(
    (action) =>
      // Skipping is the series' own (`SeriesSection.tsx`), and so is its way back.
      action !== 'skip' &&
      action !== 'restore' &&
      !(action === 'prepare' && (side === null || checkIn.preparedBy[side])) &&
      !(action === 'unprepare' && (side === null || !checkIn.preparedBy[side])),
  )
}

export const planDenied = (actor: Actor, checkIn: CheckIn): string | undefined =>
  because(mayManageCheckIn(actor, partiesOf(checkIn)), mayMove(checkIn.status))

export const removalDenied = (actor: Actor, checkIn: CheckIn): string | undefined =>
  because(
    mayManageCheckIn(actor, partiesOf(checkIn)),
    checkIn.seriesId === null ? { allowed: true } : { allowed: false, because: 'ofSeries' },
    mayRemove(checkIn.status),
  )

export const seriesDenied = (actor: Actor, checkIn: CheckIn): string | undefined =>
  because(mayManageCheckIn(actor, partiesOf(checkIn)))
