import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { policyLetters, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { standingSql } from './certification.sql.ts'
import { visibleTo } from './certifications.store.ts'

/** The sign that stands for the first column; the second is the one after it, and so on. */
export const FIRST_COLUMN = 0x100

/** Besides the letters of the standings: that the type of the column is required of the person. */
export const REQUIRED = 'r'

/**
 * The matrix before it is arranged: of a person everything that is known, in no order, each as the sign of its column and
 * a letter. Of one column there may be several letters, or none.
 */
export type GatheredMatrix = CertificationMatrix

/** For each letter a column of its own that holds the sign and the letter: put together once, and not for every cell. */
const signs = (letters: ReadonlyArray<string>): string =>
  letters.map((letter) => `chr(${FIRST_COLUMN} + place::int) || '${letter}' as sign_${letter}`).join(', ')

const signOf = (standing: string, letters: Readonly<Record<string, string>>): string =>
  `case ${standing} ${Object.entries(letters)
    .map(([name, letter]) => `when '${name}' then k.sign_${letter}`)
    .join(' ')} end`

const numbered = (name: string, table: string, where: string): string =>
  `select id, ${name}, row_number() over (order by lower(${name}), id) - 1 as place from ${table}
    where tenant_id = $1::uuid and ${where}`

const seen = (column: string): string => `($2::uuid[] is null or ${column} = any($2::uuid[]))`

/**
 * Of everybody who works here and whom the reader sees ($2; null for everybody): what is required, what counts, what waits,
 * and how they stand with the policies. It is gathered by person alone, in one pass; gathered by person and type, or put
 * in order, it takes three times as long.
 */
const matrixText = `
  with renewed as (
    select n.renews as id from certifications n
    where n.tenant_id = $1::uuid and n.renews is not null and n.verification = 'verified' and not n.is_deleted),
  types as materialized (
    select *, ${signs([REQUIRED, ...Object.values(requirementLetters)])}
    from (${numbered('name', 'certification_types', 'not is_deleted')}) t),
  known as (
    select a.employee_id, k.sign_${REQUIRED} as sign
    from certifications_required($1::uuid) a join types k on k.id = a.type_id where ${seen('a.employee_id')}
    union all
    select c.employee_id, case when c.verification = 'submitted' then k.sign_${requirementLetters.submitted}
      else ${signOf(standingSql('c.expiry_utc', '$3::timestamptz'), requirementLetters)} end
    from certifications c join types k on k.id = c.type_id
    where c.tenant_id = $1::uuid and not c.is_deleted and c.verification <> 'declined'
      and c.id not in (select id from renewed) and ${seen('c.employee_id')}),
  held as materialized (select employee_id, string_agg(sign, '') as cells from known group by employee_id),
  policies as materialized (
    select *, ${signs(Object.values(policyLetters))} from (${numbered('title', 'hr_documents', 'version_no > 0')}) h),
  duties as materialized (
    select d.employee_id, ${signOf('d.standing', policyLetters)} as sign
    from policy_duties($1::uuid) d join policies k on k.id = d.document_id where ${seen('d.employee_id')}),
  bound as materialized (select employee_id, string_agg(sign, '') as cells from duties group by employee_id)
  select json_build_object(
    'types', coalesce((select json_agg(json_build_object('id', id, 'name', name) order by place) from types), '[]'::json),
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

export const matrix = (caller: Caller, now: number) => (sql: Statement.Constructor) =>
  sql.unsafe<{ readonly body: string }>(matrixText, [caller.tenantId, visibleTo(caller), new Date(now).toISOString()])
