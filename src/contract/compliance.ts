import { Schema } from 'effect'
import { Certification } from '../domain/certifications/nouns.ts'
import { ReminderPause, ReminderPauseChange, Snooze } from '../domain/compliance/nouns.ts'
import { CertificationId } from '../domain/kernel/ids.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, post, tenantGroup } from './tenantGroup.ts'

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** Ours: reminders that wait, of a person or of one certification. */
export class ComplianceGroup extends tenantGroup(
  'compliance',
  'Compliance',
  get('reminderPause', '/employees/:id/reminderPause', {
    params: ofEmployee,
    success: reply(Schema.NullOr(ReminderPause)),
    error: [Refusal403, Refusal404],
  }),
  post('pauseReminders', '/employees/:id/reminderPause', {
    params: ofEmployee,
    payload: ReminderPauseChange,
    success: reply(Schema.NullOr(ReminderPause)),
    error: refused,
  }),
  post('snooze', '/certifications/:id/snooze', {
    params: { id: CertificationId },
    payload: Snooze,
    success: reply(Certification),
    error: refused,
  }),
) {}
