import { Effect } from 'effect'
import { CompanySaved } from '../../domain/organisation/nouns.ts'
import { Body } from '../store/body.ts'
import { lockTenant, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

const columns = {
  name: 't.name',
  vision: 't.company_vision',
  timeZone: 't.time_zone',
  workingDays: 't.working_days',
  occasions: 't.occasions',
  helpName: 't.help_name',
  helpEmail: 't.help_email',
  helpPhone: 't.help_phone',
  senderName: 's.sender_name',
  replyTo: 's.reply_to',
  version: 't.company_version',
} as const satisfies Readonly<Record<keyof CompanySaved, string>>

const from = 'from tenants t left join mail.senders s on s.tenant_id = t.id'

/** Nobody else changes it until the end of the transaction. */
export const companyToChange = Effect.gen(function* () {
  const sql = yield* TenantSql
  yield* lockTenant
  const [row] = yield* sql.of(CompanySaved).unsafe(
    `select ${Object.entries(columns)
      .map(([name, column]) => `${column} as "${name}"`)
      .join(', ')}
     ${from} where t.id = $1::uuid`,
    [sql.tenantId],
  )
  return row
})

const lastChanges = `(
  select coalesce(json_agg(json_build_object('field', c.field, 'before', c.before, 'atUtc', ${instant('c.at_utc')},
    'by', case when e.id is null then null else json_build_object('id', e.id, 'fullName', e.full_name) end)
    order by c.field), '[]')
  from (
    select distinct on (v.field) v.field, v.before, a.at_utc, a.employee_id
    from audit_entries a cross join jsonb_to_recordset(a.values) as v (field text, before text)
    where a.tenant_id = t.id and a.subject_kind = 'tenant' and a.values is not null
    order by v.field, a.at_utc desc, a.id desc) c
  left join employees e on e.tenant_id = t.id and e.id = c.employee_id)`

/** As the JSON of `Company`. */
export const company = (sql: Sql) =>
  sql.of(Body).unsafe(
    `select json_build_object(${Object.entries(columns)
      .map(([name, column]) => `'${name}', ${column}`)
      .join(', ')}, 'changes', ${lastChanges})::text as body
     ${from} where t.id = $1::uuid`,
    [sql.tenantId],
  )

export const saveCompany = (to: Omit<CompanySaved, 'version'>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      update tenants
      set name = ${to.name}, company_vision = ${to.vision}, time_zone = ${to.timeZone}, working_days = ${to.workingDays},
        occasions = ${to.occasions}, help_name = ${to.helpName},
        help_email = ${to.helpEmail}, help_phone = ${to.helpPhone}, company_version = company_version + 1
      where id = ${sql.tenantId}::uuid`
    yield* sql`
      insert into mail.senders (tenant_id, sender_name, reply_to)
      values (${sql.tenantId}::uuid, ${to.senderName}, ${to.replyTo})
      on conflict (tenant_id) do update set sender_name = excluded.sender_name, reply_to = excluded.reply_to`
  })
