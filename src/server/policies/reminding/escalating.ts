/**
 * Telling the managers of who has been late for as long as a policy says: one message a morning to each of them, about all
 * of theirs, and about one duty once. A person who has no manager who can be told is told of to the admins.
 */

import { Clock, Effect } from 'effect'
import { digestsFor } from '../../../domain/employees/managerDigests.ts'
import { isPaused } from '../../../domain/employees/reminderPauses.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import { escalationKey, escalationLetter } from '../../../domain/policies/letters.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { asNobody } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { listeners } from '../../employees/listeners.store.ts'
import { postAll } from '../../mail/post.ts'
import { toEscalate } from './escalating.store.ts'
import { type Company, stampEscalated } from './reminding.store.ts'

/** Inside the transaction of the scheduled work. Only what is in a message that went out counts as told. */
export const escalate = ({ company, publicUrl }: { company: Company; publicUrl: string }) =>
  Effect.gen(function* () {
    const today = dayIn(company.timeZone, yield* Clock.currentTimeMillis)
    const late = (yield* toEscalate(today)).filter(({ pausedUntil }) => !isPaused(pausedUntil, today))
    if (late.length === 0) return 0
    const managers = [...new Set(late.flatMap(({ managerId }) => (managerId === null ? [] : [managerId])))]
    const digests = digestsFor(yield* listeners(managers), late)
    const posted = new Set(
      yield* postAll(
        digests.map(({ to, about }) => ({
          key: escalationKey(to.id, today),
          to: to.email,
          ...escalationLetter(
            about.map((one) => ({
              ...one,
              link: `${publicUrl}${pathTo('employeeCompliance', { employeeId: one.employeeId })}`,
            })),
            { to: to.fullName, company: company.name, locale: to.locale, link: `${publicUrl}${pathTo('hrDocuments')}` },
          ),
        })),
      ),
    )
    const sent = digests.filter(({ to }) => posted.has(escalationKey(to.id, today)))
    const told = [...new Set(sent.flatMap(({ about }) => about))]
    if (told.length > 0) {
      yield* stampEscalated(told)
      yield* changeEntries(
        asNobody,
        { action: 'escalated', kind: 'hrDocument' },
        told.map(({ documentId, employeeId, title }) => ({ id: documentId, person: employeeId, name: title })),
      )
    }
    return sent.length
  })
