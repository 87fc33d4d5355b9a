import type { PersonCompliance } from '../../domain/certifications/nouns.ts'
import type { ReminderPause, ReminderPauseChange } from '../../domain/employees/reminderPauses/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ComplianceOf } from '../certifications/employeeCompliance.ts'
import type { Port } from '../kit/port.ts'

export type CompliancePorts = {
  loadCompliance: Port<ComplianceOf, PersonCompliance, Failure>
  loadReminderPause: Port<ComplianceOf, ReminderPause | null, Failure>
  /** Until a day; null goes on with them now. */
  pauseReminders: Port<ComplianceOf & { readonly change: ReminderPauseChange }, ReminderPause | null, Failure>
}
