import type { EmployeeDraft } from '../../domain/employees/drafts.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { DepartmentId, EmployeeId } from '../../domain/kernel/ids.ts'
import { changesOf, draftFrom, type SectionName } from '../../machines/employees/sections.ts'

export interface Difference {
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

/** The fields of a section that somebody else left otherwise than they stand in the form, in words. */
export const differences = (
  section: SectionName,
  theirs: Employee,
  mine: EmployeeDraft,
  names: Names,
): ReadonlyArray<Difference> => {
  const saved = draftFrom(theirs)
  return changesOf(section, saved, mine).map((field) => ({
    label: fieldLabels[field],
    theirs: written(field, saved, names),
    mine: written(field, mine, names),
  }))
}

const fieldLabels: Record<keyof EmployeeDraft, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  positionTitle: 'Position',
  departmentId: 'Department',
  reportsTo: 'Manager',
  startDate: 'Start date',
  isActive: 'Active',
  hideFromEmployeeDirectory: 'Hidden from employee directory',
  tags: 'Tags',
}

/** The names behind the ids. */
export interface Names {
  readonly department: (id: DepartmentId) => string | undefined
  readonly person: (id: EmployeeId) => string | undefined
  readonly day: (day: string) => string | undefined
}

const nothing = 'Nothing'

/** A field's content in words. */
const written = (field: keyof EmployeeDraft, draft: EmployeeDraft, names: Names): string => {
  switch (field) {
    case 'departmentId':
      return draft.departmentId === null
        ? 'No department'
        : (names.department(draft.departmentId) ?? 'Another department')
    case 'reportsTo':
      return draft.reportsTo === null ? 'Nobody' : (names.person(draft.reportsTo) ?? 'Not shown to you')
    case 'startDate':
      return draft.startDate === '' ? nothing : (names.day(draft.startDate) ?? draft.startDate)
    case 'isActive':
    case 'hideFromEmployeeDirectory':
      return draft[field] ? 'Yes' : 'No'
    case 'tags':
      return draft.tags.length === 0 ? nothing : draft.tags.join(', ')
    default:
      return draft[field].trim() === '' ? nothing : draft[field]
  }
}
