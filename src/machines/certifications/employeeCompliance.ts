import type { PersonCompliance } from '../../domain/certifications/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { readingOf } from '../kit/reading.machine.ts'

export interface ComplianceOf {
  readonly id: EmployeeId
}

/** What one person owes and holds, policies and certifications together (`kit/reading.machine.ts`). System ids: `complianceOwed` on
 * its own page, `certificationsOwed` beside the certifications. */
export const complianceReading = readingOf<ComplianceOf, PersonCompliance>('employeeCompliance')
