import { Effect, Schema } from 'effect'
import type { Emergency, FieldRights, HrPoliciesUpdate, Other, Personal } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { TenantSql } from '../store/database.ts'
import { emergencyColumns, otherColumns, personalColumns } from './profileColumns.ts'

const Changed = Schema.Struct({
  /** The names of the fields that are different now. */
  fields: Schema.Array(Schema.String),
})

/**
 * One statement for a section that lies in a table of its own: it counts the person's version up, keeps the section and
 * says which fields differ; or touches nothing and answers nothing, when the version is another.
 */
const saving = <Part extends object>(table: string, columns: Readonly<Record<keyof Part, string>>) => {
  const entries = Object.entries<string>(columns)
  const fields = entries.map(([field]) => field)
  const names = entries.map(([, column]) => column)
  const values = fields.map((field, index) => `$${index + 4}::${field === 'dateOfBirth' ? 'date' : 'text'}`)
  const differing = entries.map(
    ([field, column], index) => `case when old.${column} is distinct from ${values[index]} then '${field}' end`,
  )
  const text = `
    with counted as (
      update employees set version = version + 1, updated_utc = now()
      where tenant_id = $1::uuid and id = $2::uuid and version = $3::integer
      returning id
    ), saved as (
      insert into ${table} (tenant_id, id, ${names.join(', ')})
      select $1::uuid, $2::uuid, ${values.join(', ')} from counted
      on conflict (tenant_id, id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
    )
    select array_remove(array[${differing.join(', ')}], null) as fields
    from counted left join ${table} old on old.tenant_id = $1::uuid and old.id = $2::uuid`
  return (id: EmployeeId, to: Part & { readonly version: number }) =>
    Effect.gen(function* () {
      const sql = yield* TenantSql
      const [changed] = yield* sql
        .of(Changed)
        .unsafe(text, [
          sql.tenantId,
          id,
          to.version,
          ...fields.map((field) => to[field as keyof Part] as string | null),
        ])
      return changed?.fields
    })
}

export const savePersonal = saving<Personal>('employee_personal', personalColumns)
export const saveEmergency = saving<Emergency>('employee_emergency', emergencyColumns)
export const saveOther = saving<Other>('employee_other', otherColumns)

/** How many of these are policies that may be given to one person: in force, and not those that bind everybody. */
export const countChoosable = (ids: HrPoliciesUpdate['documentIds']) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ count: Schema.Number })`
      select count(*)::int as count from hr_documents
      where tenant_id = ${sql.tenantId}::uuid and asks_for_agreement(type) and not is_for_all and version_no > 0 and not is_archived
        and id = any(${ids}::uuid[])`
    return row?.count ?? 0
  })

/**
 * § 3 relevantParties. Those that bind everybody, and what is not in force, are left alone. Answers whether it is another set
 * now.
 */
export const setPolicies = (id: EmployeeId, ids: HrPoliciesUpdate['documentIds']) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const removed = yield* sql`
      delete from hr_document_parties p using hr_documents h
      where p.tenant_id = ${sql.tenantId}::uuid and p.employee_id = ${id}::uuid
        and h.tenant_id = p.tenant_id and h.id = p.document_id and asks_for_agreement(h.type) and not h.is_for_all
        and h.version_no > 0 and not h.is_archived
        and p.document_id <> all(${ids}::uuid[])
      returning p.document_id`
    const added = yield* sql`
      insert into hr_document_parties (tenant_id, document_id, employee_id)
      select ${sql.tenantId}::uuid, document_id, ${id}::uuid from unnest(${ids}::uuid[]) as document_id
      on conflict do nothing
      returning document_id`
    return removed.length + added.length > 0
  })

/** From the next request on: every membership is read with it. */
export const setFieldRights = (to: FieldRights) =>
  TenantSql.use(
    (sql) => sql`
      update tenants
      set managers_see_personal = ${to.managersSeePersonal}, managers_see_emergency = ${to.managersSeeEmergency},
        managers_choose_policies = ${to.managersChoosePolicies}
      where id = ${sql.tenantId}::uuid`,
  )
