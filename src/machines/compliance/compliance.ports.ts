import type { ReminderPause, ReminderPauseChange } from '../../domain/compliance/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { CertificationPorts } from '../certifications/certifications.ports.ts'
import type { ComplianceOf } from '../certifications/employeeCompliance.ts'
import type { Download } from '../kit/download.machine.ts'
import type { Port } from '../kit/port.ts'

export interface PersonEvidence {
  readonly employeeId: EmployeeId
  /** For the name of the file; null where it is not known here. */
  readonly fullName: string | null
  readonly format: 'pdf' | 'csv'
}

export type CompliancePorts = Pick<CertificationPorts, 'loadCompliance'> & {
  loadReminderPause: Port<ComplianceOf, ReminderPause | null, Failure>
  /** Until a day; null goes on with them now. */
  pauseReminders: Port<ComplianceOf & { readonly change: ReminderPauseChange }, ReminderPause | null, Failure>
  /** Hands the file to the browser. */
  saveEvidenceOf: Download<PersonEvidence>
}
