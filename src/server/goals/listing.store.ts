import { Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { tolerated } from '../../domain/goals/goalStatus.ts'
import type { DueChoice, GoalListing, GoalSort } from '../../domain/goals/listing.ts'
import { Goal, GoalRow } from '../../domain/goals/nouns.ts'
import { type GoalState, type GoalStatus, goalStates } from '../../domain/goals/states.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'
import {
  beyondPlace,
  type Key,
  keyColumns,
  type Order,
  orderBy,
  type Reading,
  windowStatement,
} from '../store/windows.ts'
import { rowJson } from './goal.sql.ts'
import { goalSeen } from './seen.sql.ts'

/** Everybody's goals, a window at a time. The usual order and that of titles have an index each (0031). */
const id: Key = { sql: 'g.id', kind: 'id' }
const person: Key = { sql: 'e.full_name collate list_order', kind: 'text' }
const department: Key = { sql: `coalesce(d.name, '') collate list_order`, kind: 'text' }
const state: Key = { sql: `array_position('{${goalStates.join(',')}}'::text[], g.state)::bigint`, kind: 'number' }

const keys: Record<GoalSort, Key> = {
  due: { sql: 'g.due_order', kind: 'number' },
  title: { sql: 'g.title collate list_order', kind: 'text' },
  person,
  department,
  state,
  progress: { sql: '(g.share * 1000000)::bigint', kind: 'number' },
  updated: { sql: 'g.updated_utc', kind: 'moment' },
}

const steady = (key: Key): Key => ({ ...key, isSteady: true })

/** Groups stand in this order, whichever way the rows within them are sorted. */
const together: Record<NonNullable<GoalListing['group']>, ReadonlyArray<Key>> = {
  person: [person, { sql: 'e.id', kind: 'id' }].map((key) => steady(key as Key)),
  department: [steady({ sql: '(e.department_id is null)::int::bigint', kind: 'number' }), steady(department)],
  state: [steady(state)],
}

const keysOf = ({ group, sort }: GoalListing): ReadonlyArray<Key> => [
  ...(group === null ? [] : together[group]),
  keys[sort],
  id,
]

export const orderOf = (listing: GoalListing): Order => ({
  name: `${listing.group ?? ''}/${listing.sort}`,
  keys: keysOf(listing),
  isDescending: listing.isDescending,
})

const wholeOrder = (listing: GoalListing): string =>
  keysOf(listing)
    .map((key) => `${key.sql} ${listing.isDescending && key.isSteady !== true ? 'desc' : 'asc'}`)
    .join(', ')

const from = (sql: Sql) => sql`
  goals g join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = g.employee_id and e.is_active
  left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = e.department_id`

export const goalsWindow = (caller: Caller, today: Day, listing: GoalListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keyColumns(reading))}, g.id
      from ${from(sql)}
      where ${shown(sql, caller, today, listing)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    of: ['goals', 'g'],
  })

export const goalCount = (caller: Caller, today: Day, listing: GoalListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from ${from(sql)} where ${shown(sql, caller, today, listing)}`

const groupIds: Record<NonNullable<GoalListing['group']>, string> = {
  person: 'e.id::text',
  department: 'd.id::text',
  state: 'g.state',
}

/** How many stand together, in the order of the list. */
export const goalGroups = (caller: Caller, today: Day, listing: GoalListing) => (sql: Sql) => {
  const group = listing.group ?? 'state'
  const order = together[group].map((key, at) => [key.sql, `o${at + 1}`] as const)
  const named = order.map(([key, name]) => `${key} as ${name}`).join(', ')
  return sql.of(Body)`
    select coalesce(json_agg(json_build_object('of', q.of, 'count', q.count)
      order by ${sql.literal(order.map(([, name]) => `q.${name}`).join(', '))}), '[]'::json)::text as body
    from (
      select ${sql.literal(groupIds[group])} as of, ${sql.literal(named)}, count(*)::int as count
      from ${from(sql)} where ${shown(sql, caller, today, listing)}
      group by 1, ${sql.literal(order.map((_, at) => at + 2).join(', '))}) q`
}

/** For the plots: all that one may see of those who work here. */
export const goalCounts = (caller: Caller, today: Day) => (sql: Sql) => {
  const by = (of: string, where: string) => sql`coalesce((
    select json_agg(json_build_object('of', g.of, 'count', g.count) order by g.of)
    from (select ${sql.literal(of)} as of, count(*)::int as count from seen s where ${sql.literal(where)} group by 1) g),
    '[]'::json)`
  return sql.of(Body)`
    with seen as materialized (
      select g.state, ${sql.literal(statusSql(`date '${today}'`))} as status, g.due_date
      from ${from(sql)} where g.tenant_id = ${sql.tenantId}::uuid and ${accessed(sql, caller, 'g.employee_id')})
    select json_build_object(
      'states', ${by('s.state', 'true')},
      'statuses', ${by('s.status', `s.state = 'Active'`)},
      'due', ${by(
        `to_char(s.due_date, 'YYYY-MM')`,
        `s.state in ('Draft', 'Active') and s.due_date >= date_trunc('month', date '${today}')`,
      )})::text as body`
}

const { id: goalId, title, description, state: stateOf, dueDate, startedDay, progress, sharedWith } = Goal.fields
const Listed = Schema.Struct({
  id: goalId,
  title,
  description,
  person: Schema.String,
  email: Schema.String,
  department: Schema.NullOr(Schema.String),
  state: stateOf,
  dueDate,
  startedDay,
  progress,
  sharedWith,
  serves: Schema.NullOr(Schema.Struct({ id: goalId, title })),
})

/** All that a listing shows, in its order. */
export const listedGoals = (caller: Caller, today: Day, listing: GoalListing) => (sql: Sql) =>
  sql.of(Listed)`
    select g.id, g.title, g.description, e.full_name as person, e.email, d.name as department, g.state,
      g.due_date as "dueDate", g.started_day as "startedDay", g.progress, g.shared_with as "sharedWith", (
        select json_build_object('id', served.id, 'title', served.title) from goals served
        where served.tenant_id = g.tenant_id and served.id = g.serves_id and ${goalSeen(sql, caller, 'served')}) as serves
    from ${from(sql)} where ${shown(sql, caller, today, listing)} order by ${sql.literal(wholeOrder(listing))}`

/** Own goals, and those of one's reports, that are not done; an administrator's calendar is not everybody's. */
export const goalsDue = (caller: Caller) => (sql: Sql) =>
  sql.of({ id: GoalRow.fields.id, title, person: Schema.String, dueDate: Day })`
    select g.id, g.title, e.full_name as person, g.due_date as "dueDate"
    from ${from(sql)}
    where g.tenant_id = ${sql.tenantId}::uuid and g.state = 'Active' and g.due_date is not null
      and g.employee_id = any(${[caller.employeeId, ...caller.underlings]}::uuid[])
    order by g.due_date, g.id`

const usualStates: ReadonlyArray<GoalState> = ['Draft', 'Active']

/** As `goalStatus` of the domain, which a test holds beside it. */
const statusSql = (today: string): string => {
  const from = `coalesce(g.started_day, ${today})`
  const gone = `case when g.due_date <= ${from} then (${today} >= g.due_date)::int::float8
    else greatest(0, (${today} - ${from})::float8 / (g.due_date - ${from})) end`
  const tolerance = `case g.progress ->> 'kind' ${Object.entries(tolerated)
    .map(([kind, most]) => `when '${kind}' then ${most}`)
    .join(' ')} end`
  return `case when g.state <> 'Active' then null when g.due_date is null then 'onTrack'
    when g.due_date < ${today} then 'overdue'
    when ${gone} - g.share > ${tolerance} then 'atRisk' else 'onTrack' end`
}

const inStatus = (sql: Sql, today: Day, status: GoalStatus) =>
  sql`g.state = 'Active' and ${sql.literal(statusSql(`date '${today}'`))} = ${status}`

const inDue = (sql: Sql, today: Day, due: DueChoice) =>
  due === 'none'
    ? sql`g.due_date is null`
    : sql`g.due_date between ${today}::date and ${today}::date + ${Number(due)}::int`

const shown = (sql: Sql, caller: Caller, today: Day, listing: GoalListing) => {
  const { states, status, kinds, departments, people, due, search } = listing
  // Written out, so that the indexes of what has not ended serve.
  const usual =
    states.length === 0 || (states.length === usualStates.length && usualStates.every((one) => states.includes(one)))
  const conditions: ReadonlyArray<Fragment> = [
    sql`g.tenant_id = ${sql.tenantId}::uuid`,
    usual ? sql`g.state in ('Draft', 'Active')` : sql`g.state = any(${states}::text[])`,
    accessed(sql, caller, 'g.employee_id'),
    ...(status === null ? [] : [inStatus(sql, today, status)]),
    ...(kinds.length === 0 ? [] : [sql`g.progress ->> 'kind' = any(${kinds}::text[])`]),
    ...(departments.length === 0 ? [] : [sql`e.department_id = any(${departments}::uuid[])`]),
    ...(people.length === 0 ? [] : [sql`g.employee_id = any(${people}::uuid[])`]),
    ...(due === null ? [] : [inDue(sql, today, due)]),
    ...searchWords(search).map(
      (word) => sql`(
        strpos(g.searched, (select searchable(${word}))) > 0 or strpos(e.searched, (select searchable(${word}))) > 0)`,
    ),
  ]
  return sql.and(conditions)
}
