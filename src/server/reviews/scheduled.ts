/**
 * What is done for performance reviews every morning: cycles take in those who have come into them or whose day comes near,
 * reviews begin whose day has come, who has to write is told of that, and on the days that matter, and reviewers are told whom
 * they are proposed to ask.
 */
import { Array as Arr, Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { letterKey } from '../../domain/reviews/cycles/nudging.ts'
import { isAwaited, isToDecide } from '../../domain/reviews/feedback/duties.ts'
import { feedbackDueLetter, feedbackLetterKey, proposedLetter } from '../../domain/reviews/feedback/letters.ts'
import { hasToWrite, letterOf } from '../../domain/reviews/letters.ts'
import { postAll } from '../mail/post.ts'
import { transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { beginWhoseDayItIs } from './beginning.ts'
import { begunPosting } from './beginningLetter.ts'
import { takeInThoseWhoCame } from './cycles/planning.ts'
import { askedNear } from './feedback/feedback.store.ts'
import { markTold, proposedUntold } from './feedback/proposals.store.ts'
import { feedbackPage, pageOf, pageOfAll } from './links.ts'
import { storedSettings } from './reviews.store.ts'
import { usualSettings } from './settings.ts'
import { thoseBegun, thoseDueNear } from './toWrite.store.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly flags: Caller['flags']
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes, and end anywhere. */
export const morningOfReviews = Effect.fn(function* (morning: Morning) {
  const { tenantId, timeZone, flags } = morning
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const nobody = nobodyIn(tenantId)
  yield* transactBy(nobody, takeInThoseWhoCame({ today, timeZone }))
  yield* beginWhoseDayItIs({ tenantId, morning: today, isCondensed: flags.includes('condensedPerformanceReviews') })
  yield* transactBy(nobody, tellToWrite(morning, today))
  yield* transactBy(nobody, tellToDecide(morning, today))
})

/** Each reviewer of those who were proposed to them since they were last told, once a day. */
const tellToDecide = Effect.fn(function* ({ company, publicUrl }: Morning, today: Day) {
  const letters = Object.values(Arr.groupBy((yield* proposedUntold).filter(isToDecide), ({ toId }) => toId)).map(
    (all) => ({ all, key: `reviewProposals:${all[0].toId}:${today}` }),
  )
  const posted = new Set(
    yield* postAll(
      letters.map(({ all, key }) => {
        const [{ to, email }] = all
        return {
          key,
          to: email,
          ...proposedLetter(Arr.map(all, namesIn), { to, company, link: pageOfAll(publicUrl, all) }),
        }
      }),
    ),
  )
  // Who was written to this morning already hears of the others on the next.
  const told = letters.filter(({ key }) => posted.has(key)).flatMap(({ all }) => all)
  yield* markTold(
    told.flatMap(({ id: review, proposed }) => proposed.map((person) => ({ review, id: person.id }))),
    today,
  )
})

const namesIn = ({
  employee,
  proposed,
}: Pick<Effect.Success<typeof proposedUntold>[number], 'employee' | 'proposed'>) => ({
  employee,
  people: proposed.map(({ fullName }) => fullName),
})

const tellToWrite = Effect.fn(function* ({ timeZone, company, publicUrl }: Morning, today: Day) {
  const { reminders } = (yield* storedSettings) ?? usualSettings
  const begun = (yield* thoseBegun(timeZone)).filter(hasToWrite)
  // Who hears of a beginning needs no reminder of the same review.
  const isNew = new Set(begun.filter(({ day }) => day === today).map((one) => letterKey(one, today)))
  const open = (yield* thoseDueNear(today)).filter((one) => !isNew.has(letterKey(one, today)))
  yield* postAll([
    ...Object.entries(Arr.groupBy(begun, ({ toId, day }) => `reviewsBegun:${toId}:${day}`)).map(([key, all]) =>
      begunPosting(key, all, { company, publicUrl }),
    ),
    ...open.flatMap((one) => {
      const letter = letterOf({ ...one, link: pageOf(publicUrl, one.id) }, today, reminders)
      return letter === null ? [] : [{ key: letterKey(one, today), to: one.email, ...letter }]
    }),
    ...(yield* askedNear(today)).filter(isAwaited).flatMap((one) => {
      const letter = feedbackDueLetter({ ...one, link: feedbackPage(publicUrl, one.id) }, today, reminders)
      return letter === null ? [] : [{ key: feedbackLetterKey(one.id, one.toId, today), to: one.email, ...letter }]
    }),
  ])
})
