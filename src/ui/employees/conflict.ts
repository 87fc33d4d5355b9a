import { type ProfileDraft, profileFields } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { DepartmentId, EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
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
  mine: ProfileDraft,
  names: Names,
): ReadonlyArray<Difference> => {
  const saved = draftFrom(theirs)
  return changesOf(section, saved, mine).map((field) => ({
    label: profileFields.fields[field].label,
    theirs: written(field, saved, names),
    mine: written(field, mine, names),
  }))
}

/** The names behind the ids. */
export interface Names {
  readonly department: (id: DepartmentId) => string | undefined
  readonly person: (id: EmployeeId) => string | undefined
  readonly day: (day: string) => string | undefined
  readonly policy: (id: HrDocumentId) => string | undefined
}

const nothing = 'Nothing'

/** A field's content in words. */
const written = (field: keyof ProfileDraft, draft: ProfileDraft, names: Names): string => {
  switch (field) {
    case 'departmentId':
      return draft.departmentId === null
        ? 'No department'
        : (names.department(draft.departmentId) ?? 'Another department')
    case 'reportsTo':
      return draft.reportsTo === null ? 'Nobody' : (names.person(draft.reportsTo) ?? 'Not shown to you')
    case 'startDate':
    case 'dateOfBirth':
      return draft[field] === '' ? nothing : (names.day(draft[field]) ?? draft[field])
    case 'employmentType':
      return draft.employmentType ?? nothing
    case 'documentIds':
      return draft.documentIds.map((id) => names.policy(id) ?? 'Another policy').join(', ') || nothing
    case 'isActive':
    case 'hideFromEmployeeDirectory':
      return draft[field] ? 'Yes' : 'No'
    case 'tags':
      return draft.tags.length === 0 ? nothing : draft.tags.join(', ')
    default:
      return draft[field].trim() === '' ? nothing : draft[field]
  }
}
