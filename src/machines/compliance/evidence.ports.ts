import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Download } from '../kit/download.machine.ts'

export interface PersonEvidence {
  readonly employeeId: EmployeeId
  /** For the name of the file; null where it is not known here. */
  readonly fullName: string | null
  readonly format: 'pdf' | 'csv'
}

/** Hands the file to the browser. */
export type EvidencePorts = { saveEvidenceOf: Download<PersonEvidence> }
