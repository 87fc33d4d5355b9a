/**
 * What stands in a person's calendar: asked for the page and for the feed, so that one shows what the other does.
 *
 * Ours. It is what waits for them, on the day it falls due, and gone once it is done: a policy they are bound by, or the day
 * an agreement has to be given again; the day a certification expires, until there is another that lasts longer; a goal in
 * work; the service of an asset they hold, and of every asset where they keep the register; a review they take part in,
 * unless its cycle rests, and feedback they were asked for. Check-ins stay when they are over, as meetings do; skipped ones
 * do not. Days are the client's, and so is that of a check-in: its hour stands beside it, in the client's zone.
 */
import { mayManageAssets } from '../assets/access.ts'
import { type ServiceStatus, serviceStatus } from '../assets/service.ts'
import type { HeldType } from '../certifications/duties.ts'
import { type CheckInStatus, isOverdue } from '../checkIns/lifecycle.ts'
import { goalStatus } from '../goals/goalStatus.ts'
import type { Goal } from '../goals/nouns.ts'
import { dayIn } from '../kernel/days.ts'
import { byCharacter } from '../kernel/dueOrder.ts'
import type { AssetId, CheckInId } from '../kernel/ids.ts'
import type { Day, InstantUtc } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Offering } from '../permissions/gate.ts'
import { asks, ownDuty } from '../policies/duties.ts'
import { agreementHolds } from '../policies/dutyStatus.ts'
import type { HrDocumentSummary } from '../policies/nouns.ts'
import type { Awaiting } from '../reviews/duties.ts'
import { type AskedAbout, isAwaited } from '../reviews/feedback/duties.ts'
import { isLate, isPaused } from '../reviews/lifecycle.ts'
import { pathTo, pathToCertification } from '../session/places.ts'
import { type CalendarKind, calendarKinds, offeredKinds } from './kinds.ts'
import type { DaySpan } from './months.ts'
import type { CalendarEntry } from './nouns.ts'
import { between, feedbackOn } from './wording.ts'

export interface PlannedCheckIn {
  readonly id: CheckInId
  readonly name: string
  readonly other: string
  readonly startsUtc: InstantUtc
  readonly minutes: number
  readonly place: string | null
  readonly status: CheckInStatus
  readonly dueDateUtc: InstantUtc
}

interface ServicedAsset {
  readonly id: AssetId
  readonly number: string
  readonly name: string
  readonly dueDay: Day
  readonly isReadingReached: boolean
}

/** What there is of one person; of each kind only what is theirs. */
export interface Matters {
  readonly policies: ReadonlyArray<HrDocumentSummary>
  readonly held: ReadonlyArray<HeldType>
  readonly checkIns: ReadonlyArray<PlannedCheckIn>
  readonly goals: ReadonlyArray<Pick<Goal, 'id' | 'title' | 'state' | 'dueDate' | 'startedDay' | 'progress'>>
  readonly services: ReadonlyArray<ServicedAsset>
  readonly reviews: ReadonlyArray<Pick<Awaiting, 'id' | 'name' | 'other' | 'stage' | 'cycle' | 'dueDateUtc'>>
  readonly feedback: ReadonlyArray<AskedAbout>
}

export interface Reader extends Actor, Offering {
  readonly timeZone: string
}

interface On {
  readonly reader: Reader
  readonly now: number
  readonly today: Day
}

export const standsIn = (
  matters: Matters,
  reader: Reader,
  now: number,
  days: DaySpan,
): ReadonlyArray<CalendarEntry> => {
  const on = { reader, now, today: dayIn(reader.timeZone, now) }
  return offeredKinds(reader)
    .flatMap((kind) => ofKind[kind](matters, on).map((found) => ({ ...wholeDay, ...found, kind })))
    .filter(({ day }) => days.from <= day && day <= days.until)
    .toSorted(inOrder)
}

/** By day; on a day what has no hour first. */
const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  byCharacter(one.day, other.day) ||
  byCharacter(one.startsUtc ?? '', other.startsUtc ?? '') ||
  calendarKinds.indexOf(one.kind) - calendarKinds.indexOf(other.kind) ||
  byText(one.title, other.title) ||
  byCharacter(one.key, other.key)

const wholeDay = { startsUtc: null, minutes: null, place: null }

type Found = Pick<CalendarEntry, 'key' | 'title' | 'day' | 'path' | 'isOverdue'> & Partial<CalendarEntry>

const ofKind: Readonly<Record<CalendarKind, (matters: Matters, on: On) => ReadonlyArray<Found>>> = {
  policy: ({ policies }, { reader, now }) =>
    policies.filter(asks).flatMap((policy) => {
      const holds = agreementHolds(ownDuty(policy, reader.employeeId), new Date(now).toISOString())
      const dueUtc = holds ? policy.renewalUtc : policy.dueUtc
      if (dueUtc === null) return []
      const { id, title } = policy
      const day = dayOf(reader, dueUtc)
      return [{ key: `policy-${id}`, title, day, path: pathTo('hrDocument', { id }), isOverdue: isPast(dueUtc, now) }]
    }),

  certification: ({ held }, { reader }) =>
    held.flatMap(({ typeName, status, certificationId, expiryDate }) => {
      if (certificationId === null || expiryDate === null || status === 'submitted') return []
      return [
        {
          key: `certification-${certificationId}`,
          title: typeName,
          day: dayOf(reader, expiryDate),
          path: pathToCertification(reader.employeeId, certificationId),
          isOverdue: status === 'expired',
        },
      ]
    }),

  checkIn: ({ checkIns }, { reader, now }) =>
    checkIns
      .filter(({ status }) => status !== 'Skipped')
      .map(({ id, name, other, startsUtc, minutes, place, status, dueDateUtc }) => ({
        key: `checkIn-${id}`,
        title: between(name, other),
        day: dayOf(reader, startsUtc),
        startsUtc,
        minutes,
        place,
        path: pathTo('checkIn', { id }),
        isOverdue: isOverdue({ status, dueDateUtc }, now),
      })),

  goal: ({ goals }, { today }) =>
    goals.flatMap((goal) => {
      const { id, title, dueDate } = goal
      const status = goalStatus(goal, today)
      if (dueDate === null || status === null) return []
      return [{ key: `goal-${id}`, title, day: dueDate, path: pathTo('goal', { id }), isOverdue: status === 'overdue' }]
    }),

  service: ({ services }, { reader, today }) =>
    services.map((asset) => {
      const { id, number, name, dueDay: day } = asset
      const status: ServiceStatus = serviceStatus({ ...asset, hasPlans: true }, today)
      return {
        key: `service-${id}`,
        title: `${name} · ${number}`,
        day,
        path: mayManageAssets(reader, 'Use').allowed
          ? pathTo('asset', { id })
          : `${pathTo('employee', { id: reader.employeeId })}?tab=assets`,
        isOverdue: status === 'overdue',
      }
    }),

  review: ({ reviews, feedback }, { reader, now }) => [
    ...reviews
      .filter((review) => !isPaused(review))
      .map((review) => ({
        key: `review-${review.id}`,
        title: between(review.name, review.other),
        day: dayOf(reader, review.dueDateUtc),
        path: pathTo('pr', { id: review.id }),
        isOverdue: isLate(review, now),
      })),
    ...feedback.filter(isAwaited).map(({ id, employee, dueDateUtc }) => ({
      key: `feedback-${id}`,
      title: feedbackOn(employee),
      day: dayOf(reader, dueDateUtc),
      path: pathTo('prFeedback', { id }),
      isOverdue: isPast(dueDateUtc, now),
    })),
  ],
}

const dayOf = ({ timeZone }: Reader, instant: InstantUtc): Day => dayIn(timeZone, Date.parse(instant))

const isPast = (instant: InstantUtc, now: number): boolean => Date.parse(instant) < now
