/**
 * What somebody typed into the create and edit forms: what is wrong with it, field by field, and what it becomes. The
 * bounds are those of the nouns; `tests/domain/employees/drafts.test.ts` holds the two together.
 */
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import { dayProblem, lineProblem, requiredLineProblem, textProblem } from '../kernel/typed.ts'
import { emailProblem } from './emails.ts'
import type { BasicInfoUpdate, Employee, NewEmployee, TagsUpdate, Termination, WorkUpdate } from './nouns.ts'
import { sentences } from './wording.ts'

export const FIRST_NAME_MAX = 60
export const LAST_NAME_MAX = 60
export const PHONE_MAX = 40
export const POSITION_TITLE_MAX = 120
const TAG_MAX = 40
export const TAGS_MAX = 50
export const TERMINATION_REASON_MAX = 400
export const TERMINATION_NOTES_MAX = 4000

/** An empty text means none, where the noun allows null. */
export interface BasicInfoDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export interface WorkDraft {
  readonly positionTitle: string
  readonly departmentId: DepartmentId | null
  readonly reportsTo: EmployeeId | null
  readonly startDate: string
  readonly isActive: boolean
  readonly hideFromEmployeeDirectory: boolean
}

export interface TagsDraft {
  readonly tags: ReadonlyArray<string>
}

export interface EmployeeDraft extends BasicInfoDraft, WorkDraft, TagsDraft {}

export interface TerminationDraft {
  readonly date: string
  readonly reason: string
  readonly reassignReportsTo: EmployeeId | null
  readonly notes: string
}

/** A sentence for each field that is wrong; empty when nothing is. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: string }

export const emptyDraft: EmployeeDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  positionTitle: '',
  departmentId: null,
  reportsTo: null,
  startDate: '',
  isActive: true,
  hideFromEmployeeDirectory: false,
  tags: [],
}

/** The form as it opens on a person who exists. */
export const draftOf = (employee: Employee): EmployeeDraft => ({
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  phone: employee.phone ?? '',
  positionTitle: employee.positionTitle ?? '',
  departmentId: employee.department?.id ?? null,
  reportsTo: employee.reportsTo,
  startDate: employee.startDate ?? '',
  isActive: employee.isActive,
  hideFromEmployeeDirectory: employee.hideFromEmployeeDirectory,
  tags: employee.tags.map((tag) => tag.name),
})

export const draftProblems = (draft: EmployeeDraft): Problems<EmployeeDraft> => ({
  ...basicInfoProblems(draft),
  ...workProblems(draft),
  ...tagsProblems(draft),
})

export const basicInfoProblems = (draft: BasicInfoDraft): Problems<BasicInfoDraft> =>
  told({
    firstName: sentences.firstName(requiredLineProblem(draft.firstName, FIRST_NAME_MAX), FIRST_NAME_MAX),
    lastName: sentences.line(lineProblem(draft.lastName, LAST_NAME_MAX), LAST_NAME_MAX),
    email: sentences.email(emailProblem(draft.email)),
    phone: sentences.line(lineProblem(draft.phone, PHONE_MAX), PHONE_MAX),
  })

export const workProblems = (draft: WorkDraft): Problems<WorkDraft> =>
  told({
    positionTitle: sentences.line(lineProblem(draft.positionTitle, POSITION_TITLE_MAX), POSITION_TITLE_MAX),
    startDate: sentences.line(draft.startDate.trim() === '' ? null : dayProblem(draft.startDate.trim()), 0),
  })

export function tagsProblems(draft: TagsDraft): Problems<TagsDraft> {
  if (toTags(draft).tags.length > TAGS_MAX) return { tags: sentences.tooManyTags(TAGS_MAX) }
  for (const tag of draft.tags) {
    const sentence = sentences.line(requiredLineProblem(tag, TAG_MAX), TAG_MAX)
    if (sentence !== null) return { tags: sentence }
  }
  return {}
}

/** The form only; who the reports go to and which days are possible is `mayTerminateOn`. */
export const terminationProblems = (draft: TerminationDraft): Problems<TerminationDraft> =>
  told({
    date: sentences.line(dayProblem(draft.date.trim()), 0),
    reason: sentences.line(requiredLineProblem(draft.reason, TERMINATION_REASON_MAX), TERMINATION_REASON_MAX),
    notes: sentences.line(textProblem(draft.notes, TERMINATION_NOTES_MAX), TERMINATION_NOTES_MAX),
  })

export const toNewEmployee = (draft: EmployeeDraft, id: EmployeeId): NewEmployee => ({
  id,
  ...toBasicInfo(draft),
  ...toWork(draft),
  ...toTags(draft),
})

export const toBasicInfo = (draft: BasicInfoDraft): Omit<BasicInfoUpdate, 'version'> => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  email: draft.email.trim(),
  phone: orNull(draft.phone),
})

export const toWork = (draft: WorkDraft): Omit<WorkUpdate, 'version'> => ({
  positionTitle: orNull(draft.positionTitle),
  departmentId: draft.departmentId,
  reportsTo: draft.reportsTo,
  startDate: orNull(draft.startDate),
  isActive: draft.isActive,
  hideFromEmployeeDirectory: draft.hideFromEmployeeDirectory,
})

/** Two spellings of one tag become one, the first (ours; tag names are compared without regard to case). */
export const toTags = (draft: TagsDraft): Omit<TagsUpdate, 'version'> => {
  const byName = new Map<string, string>()
  for (const tag of draft.tags.map((typed) => typed.trim())) {
    const name = tag.toLowerCase()
    if (!byName.has(name)) byName.set(name, tag)
  }
  return { tags: [...byName.values()] }
}

export const toTermination = (draft: TerminationDraft, version: number): Termination => ({
  version,
  date: draft.date.trim(),
  reason: draft.reason.trim(),
  reassignReportsTo: draft.reassignReportsTo,
  notes: draft.notes,
})

/** The fields that differ, judged as they would be saved: typing a space and taking it back is no change. */
export const changedFields = (before: EmployeeDraft, after: EmployeeDraft): ReadonlyArray<keyof EmployeeDraft> => {
  const [saved, would] = [savedAs(before), savedAs(after)]
  return (Object.keys(emptyDraft) as Array<keyof EmployeeDraft>).filter(
    (field) => JSON.stringify(saved[field]) !== JSON.stringify(would[field]),
  )
}

const savedAs = (draft: EmployeeDraft) => ({ ...toBasicInfo(draft), ...toWork(draft), ...toTags(draft) })

export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** Leaves out the fields about which there is nothing to say. */
export const told = <Field extends string>(
  problems: Record<Field, string | null>,
): { readonly [_ in Field]?: string } =>
  Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null)) as {
    [_ in Field]?: string
  }
