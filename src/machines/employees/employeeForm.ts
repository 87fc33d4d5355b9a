import * as Result from 'effect/Result'
import { profileDraftOf, toNewEmployee } from '../../domain/employees/drafts.ts'
import {
  employeeFields,
  newEmployeeFields,
  type ProfileDraft,
  profileFields,
} from '../../domain/employees/employee.fields.ts'
import type { Emergency, Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import { sameEmail } from '../../domain/kernel/emails.ts'
import type { EmployeeId, VacancyId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Problems } from '../../domain/kernel/record.ts'
import { recordForm, theirsOf } from '../kit/recordForm.ts'
import type { IsTaken, LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { EmployeePorts } from './employees.ports.ts'

/** The forms an employee's record is edited by: the whole of a new one, or one section of an old one. */
export type SectionName = 'create' | ProfileSection

/** § 7 employees/{id}/profile/…: the sections that are saved one by one. */
export const profileSections = ['basicInfo', 'work', 'tags', 'personal', 'emergency', 'hrPolicies', 'other'] as const
export type ProfileSection = (typeof profileSections)[number]

interface Section {
  readonly problems: (draft: ProfileDraft, today: Day | null) => Problems<ProfileDraft>
  readonly changes: (before: ProfileDraft, after: ProfileDraft) => ReadonlyArray<keyof ProfileDraft>
  /** § 8 */
  readonly failed: string
}

const sections: Readonly<Record<SectionName, Section>> = {
  create: { ...newEmployeeFields, failed: wording.createFailed },
  basicInfo: { ...employeeFields.basicInfo, failed: wording.updateDetailsFailed },
  work: { ...employeeFields.work, failed: wording.saveFailed },
  tags: { ...employeeFields.tags, failed: wording.updateTagsFailed },
  personal: { ...employeeFields.personal, failed: wording.updateDetailsFailed },
  emergency: { ...employeeFields.emergency, failed: wording.updateDetailsFailed },
  hrPolicies: { ...employeeFields.hrPolicies, failed: wording.updatePoliciesFailed },
  other: { ...employeeFields.other, failed: wording.updateDetailsFailed },
}

type SavingPorts = Pick<
  EmployeePorts,
  | 'createEmployee'
  | 'saveBasicInfo'
  | 'saveWork'
  | 'saveTags'
  | 'savePersonal'
  | 'saveEmergency'
  | 'saveHrPolicies'
  | 'saveOther'
>

/** Which of a person's forms it is. */
export interface EmployeeScope {
  readonly section: SectionName
  /** The day it is in the tenant's zone; null for a new person, who is asked for no day that must be past. */
  readonly today: Day | null
  /** Which a new person fills. */
  readonly vacancy?: VacancyId | null | undefined
}

/** The form of a person's record (`kit/recordForm.machine.ts`): a section of the profile, or the whole of a new person. */
export const employeeForm = recordForm<ProfileDraft, Employee, EmployeeScope, Employee | null>({
  id: 'employeeForm',
  fields: profileFields.fields,
  draftOf: profileDraftOf,
  problems: (draft, { section, today }) => sections[section].problems(draft, today),
  changes: (before, after, { section }) => sections[section].changes(before, after),
  messages: ({ section }) => ({ failed: sections[section].failed }),
  unique: { field: 'email', isSame: sameEmail, code: 'email_in_use', sentence: wording.emailInUse },
  partOf: ({ section }) => section,
})

/** Every form of one person: what the navigation is told when their page closes. */
export const formsOf = (id: EmployeeId | null): string => `${employeeForm.machine.id}/${id}`

type SavePerson = SaveRecord<ProfileDraft, Employee, EmployeeScope, Employee | null>

/** One port for the form of every section. */
export const savingPerson =
  (ports: SavingPorts): SavePerson =>
  async ({ scope: { section, vacancy }, id: personId, draft, base }, signal) => {
    const id = personId as EmployeeId
    const version = base?.version ?? 0
    switch (section) {
      case 'create':
        return ports.createEmployee({ employee: { ...toNewEmployee(draft, id), ...(vacancy && { vacancy }) } }, signal)
      case 'basicInfo':
        return ports.saveBasicInfo({ id, change: { version, ...employeeFields.basicInfo.toSaved(draft) } }, signal)
      case 'work':
        return ports.saveWork({ id, change: { version, ...employeeFields.work.toSaved(draft) } }, signal)
      case 'tags':
        return ports.saveTags({ id, change: { version, ...employeeFields.tags.toSaved(draft) } }, signal)
      case 'personal':
        return ports.savePersonal({ id, change: { version, ...employeeFields.personal.toSaved(draft) } }, signal)
      case 'emergency': {
        const emergency = employeeFields.emergency.toSaved(draft)
        // The answer tells nobody what was written, but the person who wrote it knows.
        return Result.map(await ports.saveEmergency({ id, change: { version, ...emergency } }, signal), (saved) => ({
          ...saved,
          emergency,
        }))
      }
      case 'hrPolicies':
        return ports.saveHrPolicies({ id, change: { version, ...employeeFields.hrPolicies.toSaved(draft) } }, signal)
      case 'other':
        return ports.saveOther({ id, change: { version, ...employeeFields.other.toSaved(draft) } }, signal)
    }
  }

/** The record as it is now, with what the section is about: the emergency contacts come only when asked for. */
export const loadingPerson =
  (
    ports: Pick<EmployeePorts, 'loadEmployee' | 'loadEmergency'>,
  ): LoadTheirs<Employee, EmployeeScope, Employee | null> =>
  async ({ scope: { section }, id }, signal) => {
    const of = { id: id as EmployeeId }
    const loaded = await ports.loadEmployee(of, signal)
    if (section !== 'emergency' || Result.isFailure(loaded) || !loaded.success.mayShowEmergency) return theirsOf(loaded)
    const withContacts = (emergency: Emergency) => ({ ...loaded.success, emergency })
    return theirsOf(Result.map(await ports.loadEmergency(of, signal), withContacts))
  }

export const askingForEmail =
  ({ isEmailInUse }: Pick<EmployeePorts, 'isEmailInUse'>): IsTaken<EmployeeScope> =>
  ({ id, text }, signal) =>
    isEmailInUse({ email: text.trim(), ...(id !== null && { exceptEmployeeId: id as EmployeeId }) }, signal)
