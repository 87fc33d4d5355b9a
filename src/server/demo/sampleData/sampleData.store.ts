import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { SampleKind } from '../../../domain/organisation/sampleData.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, lockTenant, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { personJson } from '../../store/json.sql.ts'
import { momentsAround } from '../moments.ts'
import { bindingsSince } from '../policyRows.ts'
import { idIn, type Row } from '../rows.ts'
import { recordRows } from '../tenantRows.ts'
import { insertionOf } from '../writeRows.ts'
import { sampleCompany } from './company.ts'

/** Where the records of each kind stand, and what one is called there. What hangs on them goes with them. */
const kinds = {
  departments: ['department', 'name'],
  position_templates: ['positionTemplate', 'title'],
  employees: ['person', 'last_name'],
  positions: ['position', 'title'],
  meeting_locations: ['meetingLocation', 'content'],
  performance_review_templates: ['reviewTemplate', 'content'],
  goals: ['goal', 'title'],
  check_in_templates: ['checkInTemplate', 'name'],
  check_in_series: ['checkInSeries', 'name'],
  check_ins: ['checkIn', 'name'],
  reviews: ['review', 'name'],
  hr_document_categories: ['policyCategory', 'name'],
  hr_documents: ['policy', 'title'],
  certification_types: ['certificationType', 'name'],
  certifications: ['certification', 'type_id'],
  asset_locations: ['assetLocation', 'name'],
  asset_categories: ['assetCategory', 'name'],
  assets: ['asset', 'name'],
} as const satisfies Readonly<Record<string, readonly [kind: SampleKind, name: string]>>

const kindNames = Object.entries(kinds)
  .map(([table, [kind]]) => `('${table}', '${kind}')`)
  .join(', ')

/** As the JSON of `SampleData`. */
export const sampleData = (sql: Sql) =>
  sql.of(Body).unsafe(
    `with fate as materialized (
       select k.name as kind, f.record_id, f.is_sample, f.kept_by
       from sample_data d cross join lateral sample_fate() f join (values ${kindNames}) as k (kind, name) on k.kind = f.kind
       where d.tenant_id = $1::uuid and d.removed_utc is null)
     select coalesce((
       select json_build_object('loadedUtc', ${instant('d.loaded_utc')}, 'by', ${personJson('d', 'loaded_by')},
         'digest', (select md5(coalesce(string_agg(concat_ws(' ', f.kind, f.record_id, f.kept_by), ',' order by f.kind, f.record_id), ''))
           from fate f),
         'going', (select coalesce(json_agg(json_build_object('kind', g.kind, 'count', g.count, 'others', g.others) order by g.kind), '[]')
           from (select f.kind, count(*)::int as count, (count(*) filter (where not f.is_sample))::int as others
             from fate f where f.kept_by is null group by f.kind) g),
         'staying', (select coalesce(json_agg(json_build_object('kind', f.kind, 'name', r.name, 'because', case f.kept_by
             when 'sample' then 'sample' when 'memberships' then 'login' when 'employees' then 'person'
             when 'hr_document_agreements' then 'agreement' when 'certifications' then 'certification' else 'other' end)
             order by f.kind, r.name), '[]')
           from fate f join sample_records r on r.tenant_id = $1::uuid and r.record_id = f.record_id
           where f.kept_by is not null))
       from sample_data d where d.tenant_id = $1::uuid and d.removed_utc is null), 'null'::json)::text as body`,
    [sql.tenantId],
  )

/** Whether it is loaded; nobody else loads or removes it until the end of the transaction. */
export const isLoadedToChange = Effect.andThen(
  lockTenant,
  hasRow((sql) => sql`select from sample_data where tenant_id = ${sql.tenantId}::uuid and removed_utc is null`),
)

/**
 * The numbers of loads whose names a client has in use, whoever wrote them: an own department may be called “Office (sample)”.
 * Each kind of record whose names are unique is here; the numbers of assets begin with the mark.
 */
const numbersInUse = (sql: Sql) => sql`
  select coalesce(substring(lower(n.name) from '\\(sample (\\d+)\\)$'), substring(lower(n.name) from '^sample(\\d+)-'), '1') as number
  from (
    select name from departments where tenant_id = ${sql.tenantId}::uuid
    union all select title from position_templates where tenant_id = ${sql.tenantId}::uuid
    union all select content ->> 'name' from meeting_locations where tenant_id = ${sql.tenantId}::uuid
    union all select content ->> 'name' from performance_review_templates where tenant_id = ${sql.tenantId}::uuid
    union all select name from check_in_templates where tenant_id = ${sql.tenantId}::uuid
    union all select name from hr_document_categories where tenant_id = ${sql.tenantId}::uuid
    union all select name from certification_types where tenant_id = ${sql.tenantId}::uuid
    union all select name from asset_locations where tenant_id = ${sql.tenantId}::uuid
    union all select name from asset_categories where tenant_id = ${sql.tenantId}::uuid
    union all select number from assets where tenant_id = ${sql.tenantId}::uuid) n
  where lower(n.name) ~ '\\(sample( \\d+)?\\)$' or lower(n.name) ~ '^sample\\d*-'`

/** Writes all of it, and which records those are; answers how many. */
export const loadSamples = ({ employeeId }: Caller) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const key = `sample/${sql.tenantId}/${crypto.randomUUID()}`
    const begun = yield* firstRow(
      (own) => own.of({ number: Schema.Int, timeZone: Schema.String })`
        with used as materialized (${numbersInUse(own)}),
        -- Of as many numbers as are in use, and one more, one is free.
        free as (
          select min(f.number) as number
          from generate_series(1, 1 + (select count(*) from used)::int
            + coalesce((select max(d.number) from sample_data d where d.tenant_id = ${own.tenantId}::uuid), 0)) as f (number)
          where f.number::text not in (select u.number from used u)
            and f.number > coalesce((select max(d.number) from sample_data d where d.tenant_id = ${own.tenantId}::uuid), 0))
        insert into sample_data as s (tenant_id, number, loaded_by)
        select t.id, free.number, ${employeeId}::uuid
        from tenants t, free where t.id = ${own.tenantId}::uuid
        returning s.number, (select t.time_zone from tenants t where t.id = s.tenant_id) as "timeZone"`,
    )
    const cast = sampleCompany({ key, number: begun?.number ?? 1, timeZone: begun?.timeZone ?? 'UTC' })
    const tables = recordRows(cast, momentsAround(new Date()))
    const records = tables.flatMap(({ table, rows }) => rows.flatMap((row) => recordOf(table, row, tables)))
    for (const { table, rows } of [...tables, { table: 'sample_records', rows: records }]) {
      const insertion = insertionOf({ table, rows: rows.map((row) => ({ tenant_id: sql.tenantId, ...row })) })
      if (insertion !== undefined) yield* sql.unsafe(...insertion)
    }
    const policies = cast.policies.map(({ title }) => idIn(cast, 'policy', title))
    yield* sql.unsafe(`${bindingsSince} and b.tenant_id = $1::uuid and b.document_id = any($2::uuid[])`, [
      sql.tenantId,
      policies,
    ])
    return records.length
  })

/** What is marked as a sample; the rest hangs on it, but for what is told of an asset: it stays with one that stays. */
const recordOf = (table: string, row: Row, tables: ReturnType<typeof recordRows>): readonly Row[] => {
  const found = (kinds as Readonly<Record<string, readonly [SampleKind, string]>>)[table]
  if (table === 'asset_events') return [{ kind: table, record_id: row.id, name: '' }]
  if (found === undefined) return []
  return [{ kind: table, record_id: row.id, name: calledBy(table, row[found[1]], row, tables) }]
}

const calledBy = (table: string, said: unknown, row: Row, tables: ReturnType<typeof recordRows>): unknown => {
  if (table === 'employees') return `${row.first_name} ${row.last_name}`
  if (table !== 'certifications') return typeof said === 'object' ? (said as { readonly name: string }).name : said
  return tables.find((one) => one.table === 'certification_types')?.rows.find(({ id }) => id === said)?.name
}

/** Where some of it stays the load is remembered, so that the next does not meet its names. */
export const removeSamples = (staysInPart: boolean) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`select from remove_sample_data()`
    yield* staysInPart
      ? sql`update sample_data set removed_utc = now() where tenant_id = ${sql.tenantId}::uuid and removed_utc is null`
      : sql`delete from sample_data where tenant_id = ${sql.tenantId}::uuid and removed_utc is null`
  })
