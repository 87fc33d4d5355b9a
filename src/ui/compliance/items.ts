import type { ComplianceItem } from '../../domain/certifications/nouns.ts'
import { byDueUtc } from '../../domain/kernel/dueOrder.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import { pathTo } from '../app/paths.ts'

type Standing = ComplianceItem['standing']

const owed: ReadonlyArray<Standing> = ['late', 'owed', 'outdated', 'missing', 'expired', 'submitted']

/** Something is still asked of the person, or of whoever verifies what they handed in. */
export const isOwed = ({ standing }: ComplianceItem): boolean => owed.includes(standing)

/** What has no date comes last, and equals by title. */
export const byDue = (items: ReadonlyArray<ComplianceItem>): ReadonlyArray<ComplianceItem> =>
  items.toSorted((one, other) => byDueUtc(one.dueUtc, other.dueUtc) || byText(one.title, other.title))

/** Where it is done, or can be looked at. The id of what is missing is its type's. */
export const hrefOf = ({ kind, id, standing }: ComplianceItem, employeeId: EmployeeId): string => {
  if (kind === 'policy') return pathTo('hrDocument', { id })
  return standing === 'missing'
    ? pathTo('employeeCertifications', { id: employeeId })
    : pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })
}
