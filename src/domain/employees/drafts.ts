/** The forms of a person's record as they open on somebody, and what a new person is made of. */
import type { EmployeeId } from '../kernel/ids.ts'
import { type EmployeeDraft, employeeFields, newEmployeeFields, type ProfileDraft } from './employee.fields.ts'
import type { Employee, NewEmployee } from './nouns.ts'

/** Every section as it opens; empty where there is nothing, or nothing for these eyes. */
export const profileDraftOf = (employee: Employee): ProfileDraft => {
  const { personal, emergency, hrPolicies, other } = employee
  const tags = employee.tags.map(({ name }) => name)
  const documentIds = (hrPolicies ?? []).filter(({ isChosen, isForAll }) => isChosen && !isForAll).map(({ id }) => id)
  return {
    ...newEmployeeFields.draftOf({ ...employee, departmentId: employee.department?.id ?? null, tags }),
    ...(personal === null ? employeeFields.personal.blank : employeeFields.personal.draftOf(personal)),
    ...(emergency === null ? employeeFields.emergency.blank : employeeFields.emergency.draftOf(emergency)),
    documentIds,
    ...(other === null ? employeeFields.other.blank : employeeFields.other.draftOf(other)),
  }
}

export const toNewEmployee = (draft: EmployeeDraft, id: EmployeeId): NewEmployee => ({
  id,
  ...newEmployeeFields.toSaved(draft),
})
