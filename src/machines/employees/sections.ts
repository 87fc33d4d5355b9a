import * as Result from 'effect/Result'
import {
  basicInfoProblems,
  draftOf,
  draftProblems,
  emptyDraft,
  type Problems,
  tagsProblems,
  toBasicInfo,
  toNewEmployee,
  toTags,
  toWork,
  workProblems,
} from '../../domain/employees/drafts.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import {
  changedProfileFields,
  emergencyProblems,
  emptyProfileDraft,
  otherProblems,
  type ProfileDraft,
  personalProblems,
  profileDraftOf,
  toEmergency,
  toHrPolicies,
  toOther,
  toPersonal,
} from '../../domain/employees/profileDrafts.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Port } from '../kit/port.ts'
import type { EmployeePorts } from './employees.ports.ts'

/** The forms an employee's record is edited by: the whole of a new one, or one section of an old one. */
export type SectionName = 'create' | ProfileSection

/** § 7 employees/{id}/profile/…: the sections that are saved one by one. */
export const profileSections = ['basicInfo', 'work', 'tags', 'personal', 'emergency', 'hrPolicies', 'other'] as const
export type ProfileSection = (typeof profileSections)[number]

export interface SaveInput {
  readonly tenantId: TenantId
  readonly section: SectionName
  readonly id: EmployeeId
  readonly draft: ProfileDraft
  /** The version the draft was made from; of no meaning for a new person. */
  readonly version: number
}

export type SaveSection = Port<SaveInput, Employee, Failure>

interface Section {
  readonly fields: ReadonlyArray<keyof ProfileDraft>
  readonly problems: (draft: ProfileDraft, today: Day | null) => Problems<ProfileDraft>
  /** § 8 */
  readonly failed: string
}

export const sections: Readonly<Record<SectionName, Section>> = {
  create: {
    fields: Object.keys(emptyDraft) as Array<keyof typeof emptyDraft>,
    problems: draftProblems,
    failed: wording.createFailed,
  },
  basicInfo: {
    fields: ['firstName', 'lastName', 'email', 'phone'],
    problems: basicInfoProblems,
    failed: wording.updateDetailsFailed,
  },
  work: {
    fields: ['positionTitle', 'departmentId', 'reportsTo', 'startDate', 'isActive', 'hideFromEmployeeDirectory'],
    problems: workProblems,
    failed: wording.saveFailed,
  },
  tags: { fields: ['tags'], problems: tagsProblems, failed: wording.updateTagsFailed },
  personal: {
    fields: ['dateOfBirth', 'gender', 'personalEmail', 'personalPhone', 'address', 'rightToWork'],
    problems: personalProblems,
    failed: wording.updateDetailsFailed,
  },
  emergency: {
    fields: [
      'contactName',
      'contactRelationship',
      'contactPhone',
      'secondName',
      'secondRelationship',
      'secondPhone',
      'medicalNotes',
    ],
    problems: emergencyProblems,
    failed: wording.updateDetailsFailed,
  },
  hrPolicies: { fields: ['documentIds'], problems: () => ({}), failed: wording.updatePoliciesFailed },
  other: {
    fields: ['employeeNumber', 'employmentType', 'workingHours', 'notes'],
    problems: otherProblems,
    failed: wording.updateDetailsFailed,
  },
}

export const draftFrom = (base: Employee | null): ProfileDraft => (base ? profileDraftOf(base) : emptyProfileDraft)

/** Which of the section's own fields a draft changes. */
export const changesOf = (section: SectionName, base: ProfileDraft, draft: ProfileDraft) =>
  changedProfileFields(base, draft).filter((field) => sections[section].fields.includes(field))

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
  async ({ tenantId, section, id, draft, version }, signal) => {
    switch (section) {
      case 'create':
        return ports.createEmployee({ tenantId, employee: toNewEmployee(draft, id) }, signal)
      case 'basicInfo':
        return ports.saveBasicInfo({ tenantId, id, change: { version, ...toBasicInfo(draft) } }, signal)
      case 'work':
        return ports.saveWork({ tenantId, id, change: { version, ...toWork(draft) } }, signal)
      case 'tags':
        return ports.saveTags({ tenantId, id, change: { version, ...toTags(draft) } }, signal)
      case 'personal':
        return ports.savePersonal({ tenantId, id, change: { version, ...toPersonal(draft) } }, signal)
      case 'emergency': {
        const emergency = toEmergency(draft)
        // The answer tells nobody what was written, but whoever wrote it knows.
        return Result.map(
          await ports.saveEmergency({ tenantId, id, change: { version, ...emergency } }, signal),
          (saved) => ({ ...saved, emergency }),
        )
      }
      case 'hrPolicies':
        return ports.saveHrPolicies({ tenantId, id, change: { version, ...toHrPolicies(draft) } }, signal)
      case 'other':
        return ports.saveOther({ tenantId, id, change: { version, ...toOther(draft) } }, signal)
    }
  }

export interface LoadInput {
  readonly tenantId: TenantId
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
  readonly tenantId: TenantId
  readonly id: EmployeeId
  readonly isActive: boolean
}

export type ChangeStanding = Port<StandingInput, Employee, Failure>

/** Deactivates or reactivates whatever the record says just now: only the one flag is changed, nothing else is undone. */
export const changingStanding =
  (ports: Pick<EmployeePorts, 'loadEmployee' | 'saveWork'>): ChangeStanding =>
  async ({ tenantId, id, isActive }, signal) => {
    const read = await ports.loadEmployee({ tenantId, id }, signal)
    if (Result.isFailure(read)) return read
    const work = toWork({ ...draftOf(read.success), isActive })
    return ports.saveWork({ tenantId, id, change: { version: read.success.version, ...work } }, signal)
  }
