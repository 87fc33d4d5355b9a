import type { PersonCompliance } from '../../domain/certifications/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import type { ComplianceOf } from './compliance.ports.ts'

/** What one person owes and holds, policies and certifications together (`kit/reading.machine.ts`). System ids: `complianceOwed` on
 * its own page, `certificationsOwed` beside the certifications. */
export const complianceReading = readingOf<ComplianceOf, PersonCompliance>('employeeCompliance')
