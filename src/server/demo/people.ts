import { daysAfter, monthsAfter } from '../../domain/kernel/days.ts'
import { demoId } from './demoId.ts'
import type { DemoPerson, DemoTenant, PersonDetails } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { positionRows } from './positions.ts'
import { idIn, type Row, type TableRows, userIdOf } from './rows.ts'

/** A line of the staff list, read. */
export interface Person {
  readonly key: string
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly title: string | null
  readonly department: string
  readonly reportsTo: string | null
  readonly startDate: string
  readonly isActive: boolean
  /** One that is in use: a person who is only invited has none yet. */
  readonly hasLogin: boolean
  readonly more: PersonDetails
}

export const peopleOf = (tenant: DemoTenant, moments: Moments): readonly Person[] =>
  tenant.people.map((line) => read(tenant, line, moments))

const read = (
  tenant: DemoTenant,
  [key, firstName, lastName, title, department, reportsTo, since, more = {}]: DemoPerson,
  moments: Moments,
): Person => {
  const isActive = more.isInactive !== true && more.left === undefined
  return {
    key,
    id: idIn(tenant, 'employee', key),
    firstName,
    lastName,
    email: more.email ?? `${key}@${tenant.emailDomain}`,
    title,
    department,
    reportsTo,
    startDate: startDay(since, moments.today(tenant.timeZone)),
    isActive,
    hasLogin: more.noLogin !== true && more.login !== 'invited' && isActive,
    more,
  }
}

const startDay = (since: string, today: string): string => {
  const [, count = '0', unit] = /^(\d+) (days|years) ago$/.exec(since) ?? []
  if (unit === 'days') return daysAfter(today, -Number(count))
  if (unit === 'years') return monthsAfter(today, -12 * Number(count))
  return since === 'today' ? today : since
}

export const peopleRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const people = peopleOf(tenant, moments)
  const tags = [...new Set(people.flatMap(({ more }) => more.tags ?? []))].sort()
  return [
    { table: 'employees', rows: people.map((person) => employeeRow(tenant, person, moments)) },
    {
      table: 'memberships',
      rows: people
        .filter(({ hasLogin }) => hasLogin)
        .map(({ id, email }) => ({ user_id: userIdOf(email), employee_id: id, tour_seen_utc: moments.days(0) })),
    },
    { table: 'positions', rows: people.flatMap((person) => positionRows(tenant, person, moments)) },
    { table: 'tags', rows: tags.map((name) => ({ id: idIn(tenant, 'tag', name), name })) },
    {
      table: 'employee_tags',
      rows: people.flatMap(({ id, more }) =>
        (more.tags ?? []).map((name) => ({ employee_id: id, tag_id: idIn(tenant, 'tag', name) })),
      ),
    },
  ]
}

const employeeRow = (tenant: DemoTenant, person: Person, moments: Moments): Row => {
  const { left } = person.more
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: phoneOf(person),
    reports_to: person.reportsTo === null ? null : idIn(tenant, 'employee', person.reportsTo),
    department_id: idIn(tenant, 'department', person.department),
    start_date: person.startDate,
    created_utc: moments.past(`${person.startDate}T00:00:00Z`),
    is_active: person.isActive,
    roles: person.more.isAdmin === true ? ['admin'] : [],
    hide_from_directory: person.more.isHidden === true,
    org_chart_note: person.more.chartNote ?? '',
    termination_date: left === undefined ? null : moments.days(-left.daysAgo).slice(0, 10),
    termination_kind: left?.kind ?? null,
    termination_reason: left === undefined ? null : '',
    termination_notes: left?.notes ?? null,
  }
}

/** From the block of numbers that Australia keeps for fiction: 0491 570 000 to 999. */
export const phoneOf = ({ id }: Person): string =>
  `0491 570 ${String(Number.parseInt(id.slice(0, 6), 16) % 1000).padStart(3, '0')}`

/** Whose picture is drawn: the same face in every tenant of a person. */
export const facesOf = (tenant: DemoTenant, moments: Moments) =>
  peopleOf(tenant, moments)
    .filter(({ more }) => more.hasAvatar === true)
    .map(({ key, id, email }) => ({
      employeeId: id,
      fileId: idIn(tenant, 'avatar', key),
      face: demoId(`face/${email}`),
    }))
