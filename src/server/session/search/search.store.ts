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
    with known as materialized (${knownPeople(sql, caller, typed)})
    select coalesce(json_agg(json_build_object(
      'kind', found.kind, 'id', found.id, 'label', found.label, 'detail', found.detail, 'employeeId', found.employee_id)
      order by found.place, found.rank, found.label collate list_order, found.detail collate list_order, found.id),
      '[]'::json)::text as body
    from (${sql.join(
      ' union all ',
      false,
    )(kinds.map((kind, place) => sql`(${bestOf(sql, caller, typed, kind, place)})`))}) found`
}

/** As many people whose name begins so are enough to find a few records by. */
const PEOPLE_MOST = 25

/**
 * By whose name records are found: a column for each word says whether theirs begins so. Who sees everybody's records finds
 * enough by the first of them; for others they may be people of whom they see nothing.
 */
const knownPeople = (sql: Sql, caller: Caller, { words }: Typed) => {
  const named = { said: 'e.full_name', searched: 'e.searched' }
  const each = words.map((word, at) => sql`${begins(sql, named, word)} as ${sql.literal(wordColumn(at))}`)
  const count = words.map((_, at) => `p.${wordColumn(at)}::int`).join(' + ')
  return sql`
    select p.* from (
      select e.id, e.full_name, ${sql.csv(each)} from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and ${sql.or(words.map((word) => holds(sql, named, word)))}) p
    where ${sql.literal(count)} > 0
    order by ${sql.literal(count)} desc, length(p.full_name), p.id
    ${caller.isAdmin ? sql`limit ${PEOPLE_MOST}::int` : sql``}`
}

const wordColumn = (at: number): string => `word_${at}`

/**
 * First what is called so, the shortest names before others; what is known by a person's name only where there is room
 * left: PostgreSQL does not go on to it before.
 */
const bestOf = (sql: Sql, caller: Caller, typed: Typed, kind: HitKind, place: number) => {
  const { named, row, people, called, from } = sources[kind]
  const rank = rankOf(sql, named, typed)
  const isCalled = holdsAll(sql, named, typed)
  const closest = sql.literal(`length(${named.said}), ${row}.id limit ${HITS_OF_A_KIND}`)
  const first = sql`
    (${selected(sql, caller, kind, place, rank, called?.(sql, caller, isCalled, rank) ?? from(sql))} and ${isCalled}
    order by rank, ${closest})`
  if (people.length === 0) return first
  return sql`
    select * from (
      ${first}
      union all
      (${selected(sql, caller, kind, place, sql`3`, from(sql))} and not (${isCalled})
        and ${isOneOf(sql, people, sql`select id from known`)}
        and ${sql.and(typed.words.map((word, at) => isKnownBy(sql, sources[kind], word, at)))}
      order by ${closest})) one
    limit ${HITS_OF_A_KIND}::int`
}

const selected = (sql: Sql, caller: Caller, kind: HitKind, place: number, rank: Fragment, from: Fragment) => {
  const { row, named, detail, seen } = sources[kind]
  return sql`
    select ${kind} as kind, ${place}::int as place, ${sql.literal(row)}.id, ${sql.literal(named.said)} as label,
      ${detail(sql, caller)} as detail,
      ${sql.literal(kind === 'certification' ? `${row}.employee_id` : 'null::uuid')} as employee_id, ${rank} as rank
    from ${from}
    where ${sql.literal(row)}.tenant_id = ${sql.tenantId}::uuid and ${seen(sql, caller)}`
}

const isKnownBy = (sql: Sql, { named, people }: Source, word: Word, at: number) =>
  sql`(${holds(sql, named, word)}
    or ${isOneOf(sql, people, sql`select id from known where ${sql.literal(wordColumn(at))}`)})`

const isOneOf = (sql: Sql, columns: ReadonlyArray<string>, ids: Fragment) =>
  sql`(${sql.or(columns.map((column) => sql`${sql.literal(column)} in (${ids})`))})`
