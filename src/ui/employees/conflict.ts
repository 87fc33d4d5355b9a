import type { ProfileDraft } from '../../domain/employees/employee.fields.ts'
import type { DepartmentId, EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Written } from '../kit/RecordConflict.tsx'

/** The names behind the ids. */
export interface Names {
  readonly department: (id: DepartmentId) => string | undefined
  readonly person: (id: EmployeeId) => string | undefined
  readonly policy: (id: HrDocumentId) => string | undefined
}

/** How a person's fields are written when two versions of them are laid beside each other. */
export const writtenWith = (names: Names): Written<ProfileDraft> => ({
  departmentId: ({ departmentId }) =>
    departmentId === null ? 'No department' : (names.department(departmentId) ?? 'Another department'),
  reportsTo: ({ reportsTo }) => (reportsTo === null ? 'No one' : (names.person(reportsTo) ?? 'You don’t have access')),
  documentIds: ({ documentIds }) => documentIds.map((id) => names.policy(id) ?? 'Another policy').join(', '),
})
