import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { maySeeColleague } from '../../domain/employees/access.ts'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Move, NodeUpdate } from '../../domain/orgChart/nouns.ts'
import { Colleague, colleague } from '../employees/employee.sql.ts'
import { Body } from '../store/body.ts'
import { type Sql, TenantSql } from '../store/database.ts'
import { nodesOf, wholeChart } from './orgChart.sql.ts'

/** The whole chart, as the JSON of `OrgChartPerson[]`. */
export const chart = (sql: Sql) => sql.of(Body).unsafe(wholeChart, [sql.tenantId])

/** What the rules ask about somebody on the chart. */
const OnChart = Schema.Struct({ ...Colleague.fields, reportsTo: Schema.NullOr(EmployeeId), version: Schema.Number })

/** Of these, the people who can be changed: nobody who is hidden from the directory, nobody the caller may not see. */
export const onChart = (caller: Caller, ids: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of(OnChart)`
      select ${sql.literal(colleague)}, e.reports_to as "reportsTo", e.version from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::text[]::uuid[]) and not e.hide_from_directory`
    return new Map(rows.filter((row) => maySeeColleague(caller, row).allowed).map((row) => [row.id, row]))
  })

/** These people and everybody above any of them, with whom each reports to. */
export const linesFrom = (ids: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: EmployeeId, reportsTo: OnChart.fields.reportsTo })`
      with recursive line as (
        select e.id, e.reports_to from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::text[]::uuid[])
        union
        select e.id, e.reports_to from employees e join line on e.id = line.reports_to
        where e.tenant_id = ${sql.tenantId}::uuid
      )
      select id, reports_to as "reportsTo" from line`
    return new Map(rows.map(({ id, reportsTo }) => [id, reportsTo]))
  })

/** Gives each the manager named, if their record is still of the version named; answers who was changed. */
export const saveMoves = (moves: ReadonlyArray<Move>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: EmployeeId })`
      update employees e
      set reports_to = wanted.reports_to, version = e.version + 1, updated_utc = now()
      from unnest(${moves.map(({ id }) => id)}::text[]::uuid[],
        ${moves.map(({ reportsTo }) => reportsTo ?? '')}::text[],
        ${moves.map(({ version }) => String(version))}::text[]::integer[]) as asked (id, manager, version),
        lateral (select nullif(asked.manager, '')::uuid as reports_to) wanted
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = asked.id and e.version = asked.version
      returning e.id`
    return rows.map(({ id }) => id)
  })

/** The note, if the record is still of the version named; answers whether it is another now. */
export const saveNote = (id: EmployeeId, { note, version }: NodeUpdate) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ isOther: Schema.Boolean })`
      update employees e
      set org_chart_note = ${note}, version = e.version + 1, updated_utc = now()
      from employees old
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and e.version = ${version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning old.org_chart_note <> ${note} as "isOther"`
    return row?.isOther
  })

/** The nodes of a few people as JSON text each, in the order asked for. */
export const nodes = (ids: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql
      .of({ id: EmployeeId, ...Body.fields })
      .unsafe(`select n.id, n.person::text as body from (${nodesOf('$2', '$1')}) n`, [sql.tenantId, ids])
    const byId = new Map(rows.map(({ id, body }) => [id, body]))
    return ids.map((id) => byId.get(id) ?? 'null')
  })
