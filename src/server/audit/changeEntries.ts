import { Effect } from 'effect'
import { keptValues } from '../../domain/audit/sensitive.ts'
import type { WrittenChange } from '../../domain/audit/written.ts'
import { TenantSql } from '../store/database.ts'
import type { Actor, Change } from './audit.store.ts'

/** `fields` and `values` where they differ from subject to subject. */
export type Subject = Pick<Change, 'id' | 'person' | 'name' | 'fields' | 'values'>

/** The same change to many subjects, a row for each, in one statement. */
export const changeEntries = (
  { userId, employeeId }: Actor,
  { action, kind, fields = [] }: WrittenChange & Pick<Change, 'fields'>,
  subjects: ReadonlyArray<Subject>,
) =>
  Effect.gen(function* () {
    if (subjects.length === 0) return
    const sql = yield* TenantSql
    const json = JSON.stringify(subjects.map((subject) => ({ ...subject, values: kept(kind, subject) })))
    yield* sql`
      insert into audit_entries
        (tenant_id, user_id, employee_id, action, subject_kind, subject_id, subject_name, person, fields, values)
      select ${sql.tenantId}::uuid, ${userId}::uuid, ${employeeId ?? null}::uuid, ${action}, ${kind}, subject.id,
        subject.name, subject.person, coalesce(subject.fields, ${fields}::text[]), subject.values
      from jsonb_to_recordset(${json}::jsonb)
        as subject (id uuid, name text, person uuid, fields text[], values jsonb)`
  })

const kept = (kind: string, { values = [] }: Subject) => {
  const found = keptValues(kind, values)
  return found.length === 0 ? undefined : found
}
