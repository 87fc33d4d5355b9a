import { Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../../contract/callers.ts'
import { routeAccess } from '../../../domain/session/places.ts'
import { HITS_OF_A_KIND, type HitKind, hitKinds } from '../../../domain/session/search/nouns.ts'
import { Body } from '../../store/body.ts'
import type { Sql } from '../../store/database.ts'
import { begins, holds, holdsAll, rankOf, type Typed, type Word } from './matching.sql.ts'
import { type Source, sources } from './sources.sql.ts'

/** Names and titles of the tenant in letters beyond ASCII: each has an index of its own (0069). */
const inOtherLetters = [
  ['employees', 'full_name'],
  ['hr_documents', 'title'],
  ['certification_types', 'name'],
  ['assets', 'name'],
  ['goals', 'title'],
  ['position_templates', 'title'],
] as const

export const textsInOtherLetters = (sql: Sql) =>
  sql.of({ text: Schema.String })`${sql.join(
    ' union ',
    false,
  )(
    inOtherLetters.map(
      ([table, column]) => sql`
        select ${sql.literal(column)} as text from ${sql.literal(table)}
        where tenant_id = ${sql.tenantId}::uuid and ${sql.literal(column)} ~ '[^\\x01-\\x7f]'`,
    ),
  )}`

/** The best of each kind that the caller may open, as the JSON of a list of `SearchHit`. */
export const hits = (caller: Caller, typed: Typed) => (sql: Sql) => {
  const kinds = hitKinds.filter((kind) => routeAccess(sources[kind].page, caller, caller).allowed)
  return sql.of(Body)`
    with ${sql.csv(typed.words.map((word, at) => sql`${sql.literal(peopleOf(at))} as materialized (${people(sql, word)})`))}
    select coalesce(json_agg(json_build_object(
      'kind', found.kind, 'id', found.id, 'label', found.label, 'detail', found.detail, 'employeeId', found.employee_id)
      order by found.place, found.rank, found.label collate list_order, found.detail collate list_order, found.id),
      '[]'::json)::text as body
    from (${sql.join(
      ' union all ',
      false,
    )(kinds.map((kind, place) => sql`(${bestOf(sql, caller, typed, kind, place)})`))}) found`
}

const peopleOf = (word: number): string => `people_${word}`

/** Whose name begins so. */
const people = (sql: Sql, word: Word) => sql`
  select e.id from employees e
  where e.tenant_id = ${sql.tenantId}::uuid and ${begins(sql, { said: 'e.full_name', searched: 'e.searched' }, word)}`

/**
 * First what is called so; what is known by a person's name only where there is room left: PostgreSQL does not go on to
 * it before.
 */
const bestOf = (sql: Sql, caller: Caller, typed: Typed, kind: HitKind, place: number) => {
  const source = sources[kind]
  const byName = `${source.named.said} collate list_order, ${source.row}.id`
  const called = sql`
    (${selected(sql, caller, kind, place, rankOf(sql, source.named, typed))} and ${holdsAll(sql, source.named, typed)}
    order by rank, ${sql.literal(byName)} limit ${HITS_OF_A_KIND}::int)`
  if (source.people.length === 0) return called
  return sql`
    select * from (
      ${called}
      union all
      (${selected(sql, caller, kind, place, sql`3`)} and not (${holdsAll(sql, source.named, typed)})
        and ${sql.and(typed.words.map((word, at) => isKnownBy(sql, source, word, at)))}
      order by ${sql.literal(byName)} limit ${HITS_OF_A_KIND}::int)) one
    limit ${HITS_OF_A_KIND}::int`
}

const selected = (sql: Sql, caller: Caller, kind: HitKind, place: number, rank: Fragment) => {
  const { row, from, named, detail, seen } = sources[kind]
  return sql`
    select ${kind} as kind, ${place}::int as place, ${sql.literal(row)}.id, ${sql.literal(named.said)} as label,
      ${detail(sql, caller)} as detail,
      ${sql.literal(kind === 'certification' ? `${row}.employee_id` : 'null::uuid')} as employee_id, ${rank} as rank
    from ${from(sql)}
    where ${sql.literal(row)}.tenant_id = ${sql.tenantId}::uuid and ${seen(sql, caller)}`
}

const isKnownBy = (sql: Sql, { named, people }: Source, word: Word, at: number) =>
  sql`(${sql.or([
    holds(sql, named, word),
    ...people.map((column) => sql`${sql.literal(column)} in (select id from ${sql.literal(peopleOf(at))})`),
  ])})`
