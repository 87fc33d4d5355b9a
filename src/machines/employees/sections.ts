import * as Result from 'effect/Result'
import {
  basicInfoProblems,
  changedFields,
  draftOf,
  draftProblems,
  type EmployeeDraft,
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
import { wording } from '../../domain/employees/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'
import type { EmployeePorts } from './employees.ports.ts'

/** The forms an employee's record is edited by: the whole of a new one, or one section of an old one. */
export type SectionName = 'create' | 'basicInfo' | 'work' | 'tags'

export interface SaveInput {
  readonly tenantId: TenantId
  readonly section: SectionName
  readonly id: EmployeeId
  readonly draft: EmployeeDraft
  /** The version the draft was made from; of no meaning for a new person. */
  readonly version: number
}

export type SaveSection = Port<SaveInput, Employee, Failure>

interface Section {
  readonly fields: ReadonlyArray<keyof EmployeeDraft>
  readonly problems: (draft: EmployeeDraft) => Problems<EmployeeDraft>
  /** § 8 */
  readonly failed: string
}

export const sections: Readonly<Record<SectionName, Section>> = {
  create: {
    fields: Object.keys(emptyDraft) as Array<keyof EmployeeDraft>,
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
}

export const draftFrom = (base: Employee | null): EmployeeDraft => (base ? draftOf(base) : emptyDraft)

/** Which of the section's own fields a draft changes. */
export const changesOf = (section: SectionName, base: EmployeeDraft, draft: EmployeeDraft) =>
  changedFields(base, draft).filter((field) => sections[section].fields.includes(field))

/** The fields somebody changed stay as typed; all others become those of the newer record. */
export const carriedOver = (section: SectionName, before: EmployeeDraft, mine: EmployeeDraft, now: EmployeeDraft) => ({
  ...now,
  ...Object.fromEntries(changesOf(section, before, mine).map((field) => [field, mine[field]])),
})

/** One port for the editor, whatever the section. */
export const savingSections =
  (ports: Pick<EmployeePorts, 'createEmployee' | 'saveBasicInfo' | 'saveWork' | 'saveTags'>): SaveSection =>
  ({ tenantId, section, id, draft, version }, signal) => {
    switch (section) {
      case 'create':
        return ports.createEmployee({ tenantId, employee: toNewEmployee(draft, id) }, signal)
      case 'basicInfo':
        return ports.saveBasicInfo({ tenantId, id, change: { version, ...toBasicInfo(draft) } }, signal)
      case 'work':
        return ports.saveWork({ tenantId, id, change: { version, ...toWork(draft) } }, signal)
      case 'tags':
        return ports.saveTags({ tenantId, id, change: { version, ...toTags(draft) } }, signal)
    }
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
