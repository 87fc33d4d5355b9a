/**
 * What somebody typed into the settings of a policy: whom it binds, by when to agree, how often to remind and when to
 * agree anew (§ 3 relevantParties; the rest is ours). The bounds are those of the noun. Numbers are typed as text.
 */
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import { dayProblem, typedSentence } from '../kernel/typed.ts'
import type { HrDocument, PolicySettings, RelevantParties } from './nouns.ts'

export interface PolicySettingsDraft {
  readonly binds: 'everybody' | 'chosen'
  readonly employeeIds: ReadonlyArray<EmployeeId>
  readonly departmentIds: ReadonlyArray<DepartmentId>
  readonly positionTitles: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  /** Empty for none, as are the numbers below. */
  readonly dueDay: string
  readonly dueInDays: string
  readonly remindEveryDays: string
  readonly tellManagerAfterDays: string
  readonly renewEveryMonths: string
  readonly isArchived: boolean
}

export type SettingsProblems = { readonly [Field in keyof PolicySettingsDraft]?: string }

const mostOf = { dueInDays: 365, remindEveryDays: 90, tellManagerAfterDays: 90, renewEveryMonths: 60 } as const
type Counted = keyof typeof mostOf

export const everybody: RelevantParties = {
  all: true,
  employeeIds: [],
  departmentIds: [],
  positionTitles: [],
  tags: [],
}

const blank: PolicySettings = {
  relevantParties: everybody,
  dueDay: null,
  dueInDays: null,
  remindEveryDays: null,
  tellManagerAfterDays: null,
  renewEveryMonths: null,
}

export const settingsDraftOf = ({ settings, status }: Pick<HrDocument, 'settings' | 'status'>): PolicySettingsDraft => {
  const { relevantParties, dueDay, dueInDays, remindEveryDays, tellManagerAfterDays, renewEveryMonths } =
    settings ?? blank
  const { all, ...chosen } = relevantParties
  return {
    binds: all ? 'everybody' : 'chosen',
    ...chosen,
    dueDay: dueDay ?? '',
    dueInDays: typedCount(dueInDays),
    remindEveryDays: typedCount(remindEveryDays),
    tellManagerAfterDays: typedCount(tellManagerAfterDays),
    renewEveryMonths: typedCount(renewEveryMonths),
    isArchived: status === 'archived',
  }
}

export const settingsProblems = (draft: PolicySettingsDraft): SettingsProblems => {
  const found: Partial<Record<keyof PolicySettingsDraft, string | null>> = {
    binds: isNobody(draft) ? 'Choose at least one person, department, position or tag' : null,
    dueDay: draft.dueDay === '' ? null : typedSentence(dayProblem(draft.dueDay), 0),
    dueInDays: countProblem(draft, 'dueInDays'),
    remindEveryDays: countProblem(draft, 'remindEveryDays'),
    tellManagerAfterDays: countProblem(draft, 'tellManagerAfterDays'),
    renewEveryMonths: countProblem(draft, 'renewEveryMonths'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null)) as SettingsProblems
}

/** Only of a draft without problems. Whoever chose everybody no longer means those they chose before. */
export const toPolicySettings = (draft: PolicySettingsDraft): PolicySettings => ({
  relevantParties: toParties(draft),
  dueDay: draft.dueDay === '' ? null : draft.dueDay,
  dueInDays: countOf(draft.dueInDays),
  remindEveryDays: countOf(draft.remindEveryDays),
  tellManagerAfterDays: countOf(draft.tellManagerAfterDays),
  renewEveryMonths: countOf(draft.renewEveryMonths),
})

export const toParties = (draft: PolicySettingsDraft): RelevantParties => {
  if (draft.binds === 'everybody') return everybody
  const { employeeIds, departmentIds, positionTitles, tags } = draft
  return { all: false, employeeIds, departmentIds, positionTitles, tags }
}

const isNobody = ({ binds, employeeIds, departmentIds, positionTitles, tags }: PolicySettingsDraft): boolean =>
  binds === 'chosen' && employeeIds.length + departmentIds.length + positionTitles.length + tags.length === 0

const typedCount = (count: number | null): string => (count === null ? '' : String(count))

const countOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))

const countProblem = (draft: PolicySettingsDraft, field: Counted): string | null => {
  const count = countOf(draft[field])
  if (count === null) return null
  return Number.isInteger(count) && count >= 1 && count <= mostOf[field]
    ? null
    : `A whole number from 1 to ${mostOf[field]}`
}
