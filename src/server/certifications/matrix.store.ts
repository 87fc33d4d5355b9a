import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { policyLetters, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { statusSql } from './certification.sql.ts'

/** The sign that stands for the first column; the second is the one after it, and so on. From here on JSON escapes none. */
export const FIRST_COLUMN = 0x5d

/** Besides the letters of the statuses: that the type of the column is required of the person. */
export const REQUIRED = 'r'

/**
 * The matrix before it is arranged: of a person everything that is known, in no order, each as the sign of its column and
 * a letter. Of one column there may be several letters, or none. What is required of everybody is said of the type alone.
 */
export interface GatheredMatrix extends CertificationMatrix {
  readonly types: ReadonlyArray<CertificationMatrix['types'][number] & { readonly isRequiredOfAll: boolean }>
}

const letterOf = (standing: string, letters: Readonly<Record<string, string>>): string =>
  `case ${standing} ${Object.entries(letters)
    .map(([name, letter]) => `when '${name}' then '${letter}'`)
    .join(' ')} end`

const numbered = (sql: Sql, columns: string, name: string, table: string, where: string) => sql`
  select ${sql.literal(columns)}, place, chr(${sql.literal(String(FIRST_COLUMN))} + place::int) as sign
  from (select *, row_number() over (order by lower(${sql.literal(name)}), id) - 1 as place from ${sql.literal(table)}
    where tenant_id = ${sql.tenantId}::uuid and ${sql.literal(where)}) t`

/** How it was at an earlier moment, of what is required by now. */
interface MatrixThen {
  readonly now: number
  /** The certifications there were, with the columns of their table. */
  readonly certifications: (sql: Sql) => Fragment
  /** Of a person `e`. */
  readonly works: (sql: Sql) => Fragment
}

export interface MatrixAsked {
  /** In milliseconds since the epoch. */
  readonly now: number
  readonly hasCertifications: boolean
  readonly hasPolicies?: boolean
  readonly earlier?: MatrixThen
}

/** Those who have left since are asked one by one: they are few, and what goes through everybody passes them over. */
const requiredThen = (sql: Sql, works: Fragment) => sql`(
  select * from certifications_required_of_some(${sql.tenantId}::uuid)
  union all
  select e.id, r.type_id from employees e cross join lateral certification_types_required_of(${sql.tenantId}::uuid, e.id) r
  where e.tenant_id = ${sql.tenantId}::uuid and not e.is_active and ${works})`

/**
 * Of everybody who works here and whom the reader sees: what is required, what counts, what waits, and how they stand with
 * the policies. It is gathered by person alone, in one pass; gathered by person and type, or put in order, it takes three
 * times as long.
 */
export const matrix =
  (caller: Caller, { now, hasCertifications, hasPolicies = true, earlier }: MatrixAsked) =>
  (sql: Sql) => {
    const at = new Date(earlier?.now ?? now).toISOString()
    const works = earlier?.works(sql) ?? sql`e.is_active`
    const required =
      earlier === undefined ? sql`certifications_required_of_some(${sql.tenantId}::uuid)` : requiredThen(sql, works)
    const seen = (column: string) => accessed(sql, caller, column)
    const isType = earlier === undefined ? 'not is_deleted' : `not is_deleted and created_utc <= timestamptz '${at}'`
    return sql.of(Body)`
  with types as materialized (
    ${numbered(sql, 'id, name, required_of_all', 'name', 'certification_types', `${isType} and ${hasCertifications}`)}),
  known as (
    select a.employee_id, k.sign || '${sql.literal(REQUIRED)}' as cell
    from ${required} a join types k on k.id = a.type_id where ${seen('a.employee_id')}
    union all
    select c.employee_id, k.sign || ${sql.literal(letterOf(statusSql(`timestamptz '${at}'`), requirementLetters))}
    from ${earlier?.certifications(sql) ?? sql`certifications`} c join types k on k.id = c.type_id
    where c.tenant_id = ${sql.tenantId}::uuid and not c.is_deleted and c.verification <> 'declined'
      and not c.is_replaced and ${seen('c.employee_id')}),
  held as materialized (select employee_id, string_agg(cell, '') as cells from known group by employee_id),
  policies as materialized (${numbered(sql, 'id, title', 'title', 'hr_documents', `version_no > 0 and ${hasPolicies}`)}),
  bound as materialized (
    select d.employee_id, string_agg(k.sign || ${sql.literal(letterOf('d.standing', policyLetters))}, '') as cells
    from policy_duties(${sql.tenantId}::uuid) d join policies k on k.id = d.document_id
    where ${hasPolicies} and ${seen('d.employee_id')}
    group by d.employee_id)
  select json_build_object(
    'types', coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'isRequiredOfAll', required_of_all) order by place)
      from types), '[]'::json),
    'policies', coalesce((
      select json_agg(json_build_object('id', id, 'title', title) order by place) from policies), '[]'::json),
    'people', coalesce((
      select json_agg(json_build_object('employeeId', e.id, 'fullName', e.full_name, 'department', d.name,
        'certifications', coalesce(held.cells, ''), 'policies', coalesce(bound.cells, ''))
        order by lower(e.full_name), e.id)
      from employees e
      left join held on held.employee_id = e.id
      left join bound on bound.employee_id = e.id
      left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
      where e.tenant_id = ${sql.tenantId}::uuid and ${works} and ${seen('e.id')}), '[]'::json))::text as body`
  }
