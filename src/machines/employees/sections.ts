import * as Result from 'effect/Result'
import { profileDraftOf, toNewEmployee } from '../../domain/employees/drafts.ts'
import {
  employeeFields,
  newEmployeeFields,
  type ProfileDraft,
  profileFields,
} from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Fields, Problems } from '../../domain/kernel/record.ts'
import type { Port } from '../kit/port.ts'
import type { EmployeePorts } from './employees.ports.ts'

/** The forms an employee's record is edited by: the whole of a new one, or one section of an old one. */
export type SectionName = 'create' | ProfileSection

/** § 7 employees/{id}/profile/…: the sections that are saved one by one. */
export const profileSections = ['basicInfo', 'work', 'tags', 'personal', 'emergency', 'hrPolicies', 'other'] as const
export type ProfileSection = (typeof profileSections)[number]

export interface SaveInput {
  readonly section: SectionName
  readonly id: EmployeeId
  readonly draft: ProfileDraft
  /** The version the draft was made from; of no meaning for a new person. */
  readonly version: number
}

export type SaveSection = Port<SaveInput, Employee, Failure>

interface Section {
  readonly fields: Fields
  readonly problems: (draft: ProfileDraft, today: Day | null) => Problems<ProfileDraft>
  readonly changes: (before: ProfileDraft, after: ProfileDraft) => ReadonlyArray<keyof ProfileDraft>
  /** § 8 */
  readonly failed: string
}

export const sections: Readonly<Record<SectionName, Section>> = {
  create: { ...newEmployeeFields, failed: wording.createFailed },
  basicInfo: { ...employeeFields.basicInfo, failed: wording.updateDetailsFailed },
  work: { ...employeeFields.work, failed: wording.saveFailed },
  tags: { ...employeeFields.tags, failed: wording.updateTagsFailed },
  personal: { ...employeeFields.personal, failed: wording.updateDetailsFailed },
  emergency: { ...employeeFields.emergency, failed: wording.updateDetailsFailed },
  hrPolicies: { ...employeeFields.hrPolicies, failed: wording.updatePoliciesFailed },
  other: { ...employeeFields.other, failed: wording.updateDetailsFailed },
}

export const draftFrom = (base: Employee | null): ProfileDraft => (base ? profileDraftOf(base) : profileFields.blank)

/** Which of the section's own fields a draft changes. */
export const changesOf = (section: SectionName, base: ProfileDraft, draft: ProfileDraft) =>
  sections[section].changes(base, draft)

/** The fields somebody changed stay as typed; all others become those of the newer record. */
export const carriedOver = (section: SectionName, before: ProfileDraft, mine: ProfileDraft, now: ProfileDraft) => ({
  ...now,
  ...Object.fromEntries(changesOf(section, before, mine).map((field) => [field, mine[field]])),
})

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

/** One port for the editor, whatever the section. */
export const savingSections =
  (ports: SavingPorts): SaveSection =>
  async ({ section, id, draft, version }, signal) => {
    switch (section) {
      case 'create':
        return ports.createEmployee({ employee: toNewEmployee(draft, id) }, signal)
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
        // The answer tells nobody what was written, but whoever wrote it knows.
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

export interface LoadInput {
  readonly id: EmployeeId
  readonly section: SectionName
}

/** The record as it is now, with what the section is about: the emergency contacts come only when asked for. */
export const loadingSections =
  (ports: Pick<EmployeePorts, 'loadEmployee' | 'loadEmergency'>): Port<LoadInput, Employee, Failure> =>
  async ({ section, ...of }, signal) => {
    const loaded = await ports.loadEmployee(of, signal)
    if (section !== 'emergency' || Result.isFailure(loaded) || !loaded.success.mayShowEmergency) return loaded
    return Result.map(await ports.loadEmergency(of, signal), (emergency) => ({ ...loaded.success, emergency }))
  }

export interface StandingInput {
  readonly id: EmployeeId
  readonly isActive: boolean
}

export type ChangeStanding = Port<StandingInput, Employee, Failure>

/** Deactivates or reactivates whatever the record says just now: only the one flag is changed, nothing else is undone. */
export const changingStanding =
  (ports: Pick<EmployeePorts, 'loadEmployee' | 'saveWork'>): ChangeStanding =>
  async ({ id, isActive }, signal) => {
    const read = await ports.loadEmployee({ id }, signal)
    if (Result.isFailure(read)) return read
    const work = employeeFields.work.toSaved({ ...profileDraftOf(read.success), isActive })
    return ports.saveWork({ id, change: { version: read.success.version, ...work } }, signal)
  }
