/**
 * Which people a policy's tab shows, and in which order. Ours: those it binds now, or bound at the end of a day, searched by
 * name and department, narrowed by status and department; those who are late first. What is missing comes last in either
 * direction, and who is alike in the order stands by name.
 */
import type { DepartmentId } from '../kernel/ids.ts'
import { aDay, inAddress } from '../kernel/inAddress.ts'
import type { Day } from '../kernel/nouns.ts'

export const peopleSorts = [
  'fullName',
  'department',
  'standing',
  'agreedVersionNo',
  'agreementDateUtc',
  'dueUtc',
  'lastReminderUtc',
  'managerToldUtc',
] as const
export type PeopleSort = (typeof peopleSorts)[number]

export const dutyStatusesInOrder = ['late', 'outdated', 'owed', 'agreed'] as const

/** Those who are in none. */
export const NO_DEPARTMENT = 'none'
export type AnyDepartment = DepartmentId | typeof NO_DEPARTMENT

export interface PeopleListing {
  readonly search: string
  /** Null for now. */
  readonly asAt: Day | null
  /** Of these; of every one when there are none. */
  readonly statuses: ReadonlyArray<(typeof dutyStatusesInOrder)[number]>
  readonly departments: ReadonlyArray<AnyDepartment>
  /** Null: by name alone. */
  readonly sort: PeopleSort | null
  readonly isDescending: boolean
}

type DutyStatuses = PeopleListing['statuses']

const address = inAddress({
  asAt: aDay,
  standing: (said) => standingsIn(said).join(' ') || null,
})

const standingsIn = (said: string): DutyStatuses => dutyStatusesInOrder.filter((one) => said.split(' ').includes(one))

/** What the address of a policy's people says besides: how they stand, and of which day. */
export const readPeople = (search: string): Pick<PeopleListing, 'asAt' | 'statuses'> => {
  const { asAt = null, standing = '' } = address.read(search)
  return { asAt: asAt as Day | null, statuses: standingsIn(standing) }
}

export const writtenPeople = ({ asAt, statuses }: Pick<PeopleListing, 'asAt' | 'statuses'>): string =>
  address.written({ asAt: asAt ?? '', standing: statuses.join(' ') })
