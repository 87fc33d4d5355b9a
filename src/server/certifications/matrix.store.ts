import type { Caller } from '../../contract/callers.ts'
import { policyLetters, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { accessibleTo } from '../employees/accessible.sql.ts'
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

const numbered = (columns: string, name: string, table: string, where: string): string => `
  select ${columns}, place, chr(${FIRST_COLUMN} + place::int) as sign
  from (select *, row_number() over (order by lower(${name}), id) - 1 as place from ${table}
    where tenant_id = $1::uuid and ${where}) t`

const seen = (column: string): string => `($2::uuid[] is null or ${column} = any($2::uuid[]))`

/**
 * Of everybody who works here and whom the reader sees ($2; null for everybody): what is required, what counts, what waits,
 * and how they stand with the policies; $4 whether certifications are offered. It is gathered by person alone, in one pass; gathered by person and type, or put
 * in order, it takes three times as long.
 */
const matrixText = `
  with types as materialized (
    ${numbered('id, name, required_of_all', 'name', 'certification_types', 'not is_deleted and $4::boolean')}),
  known as (
    select a.employee_id, k.sign || '${REQUIRED}' as cell
    from certifications_required_of_some($1::uuid) a join types k on k.id = a.type_id where ${seen('a.employee_id')}
    union all
    select c.employee_id, k.sign || ${letterOf(statusSql('$3::timestamptz'), requirementLetters)}
    from certifications c join types k on k.id = c.type_id
    where c.tenant_id = $1::uuid and not c.is_deleted and c.verification <> 'declined'
      and not c.is_replaced and ${seen('c.employee_id')}),
  held as materialized (select employee_id, string_agg(cell, '') as cells from known group by employee_id),
  policies as materialized (${numbered('id, title', 'title', 'hr_documents', 'version_no > 0')}),
  bound as materialized (
    select d.employee_id, string_agg(k.sign || ${letterOf('d.standing', policyLetters)}, '') as cells
    from policy_duties($1::uuid) d join policies k on k.id = d.document_id where ${seen('d.employee_id')}
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
      where e.tenant_id = $1::uuid and e.is_active and ${seen('e.id')}), '[]'::json))::text as body`

export const matrix =
  (caller: Caller, { now, hasCertifications }: { readonly now: number; readonly hasCertifications: boolean }) =>
  (sql: Sql) =>
    sql
      .of(Body)
      .unsafe(matrixText, [sql.tenantId, accessibleTo(caller), new Date(now).toISOString(), hasCertifications])
