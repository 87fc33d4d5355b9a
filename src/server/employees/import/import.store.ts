import type { Caller } from '../../../contract/callers.ts'
import { IMPORT_PATIENCE_MS } from '../../../domain/employees/import/lifecycle.ts'
import { EmployeeImport } from '../../../domain/employees/import/nouns.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import type { LeftOut } from '../../../domain/kernel/import/nouns.ts'
import { hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { noneLeftOut } from './changing.store.ts'

/** As the contract shows it. One that has run for too long was stopped with its server, and made nobody. */
const importRow = `
  i.id, i.file_name as "fileName",
  case when i.status = 'importing' and i.created_utc < now() - interval '${IMPORT_PATIENCE_MS} milliseconds'
    then 'failed' else i.status end as status,
  i.row_count as "rowCount",
  case when i.status = 'importing' then 0 else i.made_count end as "doneCount",
  i.made_count as "madeCount", i.changed_count as "changedCount", i.unchanged_count as "unchangedCount",
  i.left_out_count as "leftOutCount",
  (select count(*)::int from employee_import_people p where p.tenant_id = i.tenant_id and p.import_id = i.id)
    as "remainingCount",
  i.failure, i.kept,
  (select e.full_name from employees e where e.tenant_id = i.tenant_id and e.id = i.created_by) as "createdBy",
  ${instant('i.created_utc')} as "createdUtc", ${instant('i.finished_utc')} as "finishedUtc",
  ${instant('i.reverted_utc')} as "revertedUtc"`

const mostListed = 50

export const allImports = (sql: Sql) =>
  sql.of(EmployeeImport)`
    select ${sql.literal(importRow)}, ${sql.literal(noneLeftOut)} from employee_imports i
    where i.tenant_id = ${sql.tenantId}::uuid order by i.created_utc desc limit ${mostListed}`

export const importOf = (id: ItemId) => (sql: Sql) =>
  sql.of(EmployeeImport)`
    select ${sql.literal(importRow)}, i.left_out as "leftOut" from employee_imports i
    where i.tenant_id = ${sql.tenantId}::uuid and i.id = ${id}::uuid`

interface FileAsked {
  readonly name: string
  readonly rowCount: number
  readonly leftOut: LeftOut
}

/** False when this import was asked for before. */
export const insertImport = (caller: Caller, id: ItemId, file: FileAsked) =>
  hasRow(
    (sql) => sql`
      insert into employee_imports (tenant_id, id, file_name, status, row_count, left_out_count, left_out, created_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${file.name}, 'importing', ${file.rowCount},
        ${file.leftOut.rows.length}, ${JSON.stringify(file.leftOut)}::jsonb, ${caller.employeeId}::uuid)
      on conflict do nothing
      returning id`,
  )

export const finishImport = (id: ItemId, { madeCount, changedCount, unchangedCount, madeTags }: ImportCounts) =>
  TenantSql.use(
    (sql) => sql`
      update employee_imports
      set status = 'done', made_count = ${madeCount}, changed_count = ${changedCount}, unchanged_count = ${unchangedCount},
        made_tags = ${madeTags}::uuid[], finished_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export interface ImportCounts {
  readonly madeCount: number
  readonly changedCount: number
  readonly unchangedCount: number
  readonly madeTags: ReadonlyArray<string>
}

export const failImport = (id: ItemId, failure: string) =>
  TenantSql.use(
    (sql) => sql`
      update employee_imports set status = 'failed', failure = ${failure}, finished_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and status = 'importing'`,
  )
