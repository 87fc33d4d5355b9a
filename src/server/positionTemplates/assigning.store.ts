/** Positions given to many in one act (`domain/positionTemplates/assigning.ts`). */
import { Effect, Schema } from 'effect'
import { PositionStatus } from '../../domain/employees/nouns.ts'
import { EmployeeId, type ItemId, PositionId } from '../../domain/kernel/ids.ts'
import { Version } from '../../domain/kernel/nouns.ts'
import { PositionsGiven } from '../../domain/positionTemplates/nouns.ts'
import { firstRow, hasRow, lockRows, TenantSql } from '../store/database.ts'

/** Only the caller changes their positions until the end of the transaction; locked in one order. */
export const peopleToGive = (templateId: ItemId, ids: ReadonlyArray<EmployeeId>) =>
  Effect.andThen(lockRows('employees', ids), storedPeople(templateId, ids))

const storedPeople = (templateId: ItemId, ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of({
      id: EmployeeId,
      fullName: Schema.String,
      isActive: Schema.Boolean,
      isFirst: Schema.Boolean,
      holds: Schema.Boolean,
      currentId: Schema.NullOr(PositionId),
    })`
      select e.id, e.full_name as "fullName", e.is_active as "isActive",
        not exists (select from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id) as "isFirst",
        exists (select from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id
          and p.template_id = ${templateId}::uuid) as holds,
        (select p.id from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id
          and p.is_current) as "currentId"
      from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::uuid[])
      order by e.id`,
  )

interface Said {
  readonly actId: ItemId
  readonly templateId: ItemId
  readonly title: string
  readonly description: string
  readonly startDate: string | null
}

interface Given {
  readonly id: PositionId
  readonly employeeId: EmployeeId
  readonly isCurrent: boolean
}

/** Whoever has it as their current one has no other, and their work section counts up. */
export const insertPositions = (timeZone: string, said: Said, given: ReadonlyArray<Given>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const current = given.filter(({ isCurrent }) => isCurrent).map(({ employeeId }) => employeeId)
    yield* sql`
      update positions set is_current = false, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and employee_id = any(${current}::uuid[]) and is_current`
    yield* sql`
      insert into positions (tenant_id, id, employee_id, title, description, start_date_utc, is_current, template_id, act_id)
      select ${sql.tenantId}::uuid, g.id, g."employeeId", ${said.title}, ${said.description},
        ${said.startDate}::date::timestamp at time zone ${timeZone}, g."isCurrent", ${said.templateId}::uuid,
        ${said.actId}::uuid
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g (id uuid, "employeeId" uuid, "isCurrent" boolean)`
    yield* sql`
      update employees set version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = any(${current}::uuid[])`
  })

const Act = Schema.Struct({
  byId: EmployeeId,
  asked: Schema.Record(Schema.String, Schema.Unknown),
  made: PositionsGiven,
  currents: Schema.Record(Schema.String, PositionId),
})

export const actToTakeBack = (id: ItemId) =>
  firstRow(
    (sql) => sql.of(Act)`
      select by_id as "byId", asked, made, currents from position_acts
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
  )

/** False when the id is taken. */
export const insertAct = (
  by: EmployeeId,
  asked: unknown,
  made: PositionsGiven,
  currents: Readonly<Record<string, PositionId>>,
) =>
  hasRow(
    (sql) => sql`
      insert into position_acts (tenant_id, id, by_id, asked, made, currents)
      values (${sql.tenantId}::uuid, ${made.id}::uuid, ${by}::uuid, ${JSON.stringify(asked)}::text::jsonb,
        ${JSON.stringify(made)}::text::jsonb, ${JSON.stringify(currents)}::text::jsonb)
      on conflict do nothing
      returning id`,
  )

/** Locked, so that nobody approves one that is being taken back. */
export const positionsOfAct = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql.of({
      id: PositionId,
      employeeId: EmployeeId,
      title: Schema.String,
      status: PositionStatus,
      version: Version,
    })`
      select id, employee_id as "employeeId", title, status, version from positions
      where tenant_id = ${sql.tenantId}::uuid and act_id = ${id}::uuid order by employee_id for update`,
  )
