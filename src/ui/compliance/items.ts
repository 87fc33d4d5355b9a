import type { ComplianceItem } from '../../domain/certifications/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where it is done, or can be looked at. The id of what is missing is its type's. */
export const hrefOf = ({ kind, id, standing }: ComplianceItem, employeeId: EmployeeId): string => {
  if (kind === 'policy') return pathTo('hrDocument', { id })
  return standing === 'missing'
    ? pathTo('employeeCertifications', { id: employeeId })
    : pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })
}
