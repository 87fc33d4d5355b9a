/**
 * Messages to those who have not agreed: sent by somebody, or by the rhythm of a policy. About one duty there is at most
 * one a day, no matter who sends it: the outbox holds each key once, and of two who send at once one finds it there.
 */

import { Clock, Effect } from 'effect'
import { hasAddress } from '../../../domain/employees/managerDigests.ts'
import { isPaused } from '../../../domain/employees/reminderPauses.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import { reminderKey, reminderLetter } from '../../../domain/policies/letters.ts'
import type { RemindersSent } from '../../../domain/policies/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { postAll } from '../../mail/post.ts'
import { transact } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { escalate } from './escalating.ts'
import { type Company, type OwedAgreement, ownCompany, remindedBySchedule, stampReminders } from './reminding.store.ts'

interface Sender {
  readonly company: Company
  /** Null: nobody asked for it. */
  readonly sentBy: string | null
  readonly publicUrl: string
}

/** Inside the sender's transaction. */
export const remindAll = (owed: ReadonlyArray<OwedAgreement>, sender: Sender) =>
  Effect.gen(function* () {
    const today = dayIn(sender.company.timeZone, yield* Clock.currentTimeMillis)
    const reachable = owed.filter(hasAddress)
    const letters = new Map(reachable.map((one) => [reminderKey(one, today), one]))
    const posted = yield* postAll(
      [...letters].map(([key, one]) => ({ key, to: one.email, ...letterTo(one, sender, today) })),
    )
    const reminded = posted.flatMap((key) => letters.get(key) ?? [])
    if (reminded.length > 0) yield* stampReminders(reminded)
    return {
      sent: posted.length,
      alreadyReminded: reachable.length - posted.length,
      withoutAddress: owed.length - reachable.length,
    } satisfies RemindersSent
  })

const letterTo = (one: OwedAgreement, { company, sentBy, publicUrl }: Sender, today: string) =>
  reminderLetter(
    { ...one, link: `${publicUrl}${pathTo('hrDocument', { id: one.documentId })}` },
    { to: one.fullName, company: company.name, locale: one.locale, sentBy, today },
  )

/**
 * What the rhythms of one tenant's policies ask for today, for the scheduled work: those who owe are reminded, and the
 * managers of those who are long late are told. It may run any number of times a day,
 * in any number of processes.
 */
export const remindBySchedule = (tenantId: TenantId, publicUrl: string) =>
  transact(nobodyIn(tenantId), function* () {
    const company = yield* ownCompany
    const today = dayIn(company.timeZone, yield* Clock.currentTimeMillis)
    const owed = (yield* remindedBySchedule(today)).filter(({ pausedUntil }) => !isPaused(pausedUntil, today))
    const reminded = yield* remindAll(owed, { company, sentBy: null, publicUrl })
    return { ...reminded, escalations: yield* escalate({ company, publicUrl }) }
  })
