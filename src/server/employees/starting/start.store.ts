import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { mayRead } from '../../../domain/employees/fields.ts'
import { Start, type StartFacts } from '../../../domain/employees/starting/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { Day } from '../../../domain/kernel/nouns.ts'
import { mayEnter } from '../../http/gates.ts'
import { loginStateSql } from '../../identity/credentials.store.ts'
import { hasRow, type Sql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { currentPosition } from '../employee.sql.ts'
import type { StartSource } from './start.sources.ts'

const StartRow = Schema.Struct({
  ...Start.fields,
  startDate: Schema.NullOr(Day),
  addedOn: Day,
  isActive: Schema.Boolean,
})

const counts = ({ rows }: StartSource): string =>
  `(select json_build_object('asked', count(*), 'done', count(*) filter (where one.done)) from (${rows}) one)`

/** Policies are a part of the record with readers of its own; the rest is for whoever may open the person's page. */
const isFor = (caller: Caller, id: EmployeeId, { step, needs }: StartSource): boolean =>
  mayEnter(caller, needs).allowed && (step !== 'policies' || mayRead(caller, id, 'hrPolicies', caller).allowed)

const factsJson = (caller: Caller, id: EmployeeId, sources: ReadonlyArray<StartSource>): string => {
  const counted = sources.map((source) => [source.step, isFor(caller, id, source) ? counts(source) : 'null'] as const)
  const facts: Record<keyof StartFacts, string> = {
    hasPosition: `${currentPosition('title')} is not null`,
    hasManager: 'e.reports_to is not null',
    hasPhoto: 'e.avatar_file_id is not null',
    login: loginStateSql('e.tenant_id', 'e.id'),
    certifications: 'null',
    policies: 'null',
    assets: 'null',
    ...Object.fromEntries(counted),
  }
  return `json_build_object(${Object.entries(facts)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`
}

/** What stands of an end: one that is older than the last reinstatement is about an employment that is over. */
const ended = `(
  select json_build_object(
    'by', (select b.full_name from employees b where b.tenant_id = d.tenant_id and b.id = d.ended_by),
    'atUtc', ${instant('d.ended_utc')})
  from ended_starts d
  where d.tenant_id = e.tenant_id and d.employee_id = e.id and not exists (
    select from past_employments x
    where x.tenant_id = e.tenant_id and x.employee_id = e.id and x.reinstated_utc > d.ended_utc))`

export const startOf = (caller: Caller, id: EmployeeId, sources: ReadonlyArray<StartSource>) => (sql: Sql) =>
  sql.of(StartRow)`
    select ${sql.literal(factsJson(caller, id, sources))} as facts, ${sql.literal(ended)} as ended,
      e.start_date::text as "startDate", (e.created_utc at time zone ${caller.timeZone})::date::text as "addedOn",
      e.is_active as "isActive"
    from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`

/** False where it stood already. */
export const endStart = (caller: Caller, id: EmployeeId) =>
  hasRow(
    (sql) => sql`
      insert into ended_starts as d (tenant_id, employee_id, ended_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${caller.employeeId}::uuid)
      on conflict (tenant_id, employee_id) do update set ended_by = excluded.ended_by, ended_utc = now()
      where exists (
        select from past_employments x
        where x.tenant_id = d.tenant_id and x.employee_id = d.employee_id and x.reinstated_utc > d.ended_utc)
      returning employee_id`,
  )

/** False where there was none. */
export const resumeStart = (id: EmployeeId) =>
  hasRow(
    (sql) => sql`
      delete from ended_starts where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid
      returning employee_id`,
  )
