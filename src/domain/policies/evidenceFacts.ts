/** What stands at the head of an evidence pack: how a policy is set, or who a person is. */
import { writtenDay } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { ofToday } from './asAt.ts'
import type { PolicySettings, PolicyStatus } from './nouns.ts'
import { counted, dueWords, renewalWords } from './settingsWords.ts'

type Facts = ReadonlyArray<readonly [label: string, value: string]>

export interface PolicyFacts extends Omit<PolicySettings, 'relevantParties' | 'tellManagerAfterDays'> {
  readonly category: string | null
  readonly status: PolicyStatus
  readonly isForAll: boolean
  /** How many people are chosen by name. */
  readonly people: number
  readonly departments: ReadonlyArray<string>
  readonly positions: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  readonly template: string | null
  /** As at an earlier day; when they are not, the earliest that are known stand in. */
  readonly areSettingsKnown: boolean
}

const statusWords: Readonly<Record<PolicyStatus, string>> = {
  draft: 'Draft',
  published: 'In force',
  archived: 'Archived',
}

/** As at the end of a day, or now. What has no history says of itself that it is of today. */
export const policyFacts = (locale: Locale, policy: PolicyFacts, asAt: string | null): Facts => [
  [ofNow('Category', asAt), policy.category ?? 'None'],
  ['Status today', statusWords[policy.status]],
  ['Applies to', audience(policy)],
  ['Due', dueWords(locale, policy)],
  [
    'Reminders',
    policy.remindEveryDays === null ? 'None' : `Every ${counted(policy.remindEveryDays, 'day')} from the due date`,
  ],
  ['Renewal', renewalWords(policy)],
  ...(policy.template === null ? [] : [[ofNow('Template', asAt), policy.template] as const]),
  ...(asAt === null ? [] : [['Based on', `${basedOn(policy)} ${ofToday}`] as const]),
]

const ofNow = (label: string, asAt: string | null): string => (asAt === null ? label : `${label} today`)

const basedOn = ({ areSettingsKnown }: PolicyFacts): string =>
  areSettingsKnown
    ? 'Texts, people, agreements and settings are those of that day.'
    : 'Texts, people and agreements are those of that day. Settings of that day were not kept; the earliest known are used.'

const audience = ({ isForAll, people, departments, positions, tags }: PolicyFacts): string => {
  if (isForAll) return 'All employees'
  const parts = [
    departments.length > 0 ? `departments: ${departments.join(', ')}` : '',
    positions.length > 0 ? `positions: ${positions.join(', ')}` : '',
    tags.length > 0 ? `tags: ${tags.join(', ')}` : '',
    people > 0 ? `${counted(people, 'person', 'people')} chosen by name` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'No one' : parts.join('; ')
}

export interface PersonFacts {
  /** Null where there is none, or where the caller may not read it. */
  readonly employeeNumber: string | null
  readonly email: string
  readonly department: string | null
  readonly positionTitle: string | null
  readonly startDate: string | null
  readonly isActive: boolean
}

export const personFacts = (
  locale: Locale,
  { employeeNumber, email, department, positionTitle, startDate, isActive }: PersonFacts,
  asAt: string | null,
): Facts => [
  ...(employeeNumber === null ? [] : [['Employee number', employeeNumber] as const]),
  ['Email', email],
  ['Position', positionTitle ?? 'None'],
  ['Department', department ?? 'None'],
  ['Started', startDate === null ? 'Not known' : writtenDay(locale, startDate)],
  ['Status today', isActive ? 'Active' : 'Inactive'],
  ...(asAt === null
    ? isActive
      ? []
      : [['Based on', 'Their policies and agreements when their employment ended.'] as const]
    : [['Based on', personBasis] as const]),
]

const personBasis =
  'Texts, requirements, agreements and settings are those of that day, where kept. Position and department are today’s.'
