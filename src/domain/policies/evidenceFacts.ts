/** What stands at the head of an evidence pack: how a policy is set, or who a person is. */
import { ordinalDate } from '../kernel/days.ts'
import type { PolicySettings, PolicyStatus } from './nouns.ts'

type Facts = ReadonlyArray<readonly [label: string, value: string]>

export interface PolicyFacts extends Omit<PolicySettings, 'relevantParties'> {
  readonly category: string | null
  readonly status: PolicyStatus
  readonly isForAll: boolean
  /** How many people are chosen by name. */
  readonly people: number
  readonly departments: ReadonlyArray<string>
  readonly positions: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  readonly template: string | null
}

const statusWords: Readonly<Record<PolicyStatus, string>> = {
  draft: 'Draft',
  published: 'In force',
  archived: 'Archived: it asks nobody any more',
}

export const policyFacts = (policy: PolicyFacts): Facts => [
  ['Category', policy.category ?? 'None'],
  ['Status today', statusWords[policy.status]],
  ['Binds', audience(policy)],
  ['Due', dueWords(policy)],
  [
    'Reminders',
    policy.remindEveryDays === null ? 'None' : `Every ${counted(policy.remindEveryDays, 'day')} from the due day on`,
  ],
  ['Renewal', policy.renewEveryMonths === null ? 'Never' : `Every ${counted(policy.renewEveryMonths, 'month')}`],
  ...(policy.template === null ? [] : [['Template', policy.template] as const]),
]

const audience = ({ isForAll, people, departments, positions, tags }: PolicyFacts): string => {
  if (isForAll) return 'Everybody'
  const parts = [
    departments.length > 0 ? `departments: ${departments.join(', ')}` : '',
    positions.length > 0 ? `positions: ${positions.join(', ')}` : '',
    tags.length > 0 ? `tags: ${tags.join(', ')}` : '',
    people > 0 ? `${counted(people, 'person', 'people')} chosen by name` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'Nobody' : parts.join('; ')
}

const dueWords = ({ dueDay, dueInDays }: PolicyFacts): string => {
  const words = [
    dueDay === null ? '' : ordinalDate(dueDay),
    dueInDays === null ? '' : `${counted(dueInDays, 'day')} after it begins to bind somebody`,
  ].filter((part) => part !== '')
  return words.length === 0 ? 'No due date' : words.join('; ')
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export interface PersonFacts {
  readonly department: string | null
  readonly positionTitle: string | null
  readonly startDate: string | null
  readonly isActive: boolean
}

export const personFacts = ({ department, positionTitle, startDate, isActive }: PersonFacts): Facts => [
  ['Position', positionTitle ?? 'None'],
  ['Department', department ?? 'None'],
  ['Started', startDate === null ? 'Not known' : ordinalDate(startDate)],
  ['Status today', isActive ? 'Active' : 'Inactive'],
]
