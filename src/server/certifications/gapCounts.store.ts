import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { accessibleTo } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'
import { hasStatus } from './certification.sql.ts'

/** So many types of a person go into one number, a bit each. */
const BITS = 60

const now = '$3::timestamptz'
const seen = (column: string): string => `($2::uuid[] is null or ${column} = any($2::uuid[]))`
const bitsThat = (condition: string): string => `coalesce(bit_or(k.bit) filter (where ${condition}), 0)`
const countOf = (bits: string): string => `coalesce(sum(bit_count((${bits})::bit(64))), 0)::int`

/**
 * How many gaps the matrix has, without the matrix: of everybody who works here and whom the reader sees ($2; null for
 * everybody) the types that are required of them, as `requirementStatus` of the domain has it, which a test holds beside
 * it. What covers, waits and lapsed is kept as bits of a number for each person: gathered by person and type it takes
 * twice as long.
 */
const gapCountsText = `
  with types as materialized (
    select t.id, t.required_of_all, t.place / ${BITS} as part, 1::bigint << (t.place % ${BITS}) as bit
    from (
      select id, required_of_all, (row_number() over (order by id) - 1)::int as place
      from certification_types where tenant_id = $1::uuid and not is_deleted) t),
  parts as materialized (
    select k.part, ${bitsThat('k.required_of_all')} as bits from types k group by k.part),
  selected as materialized (
    select a.employee_id, k.part, bit_or(k.bit) as bits
    from certifications_required_of_some($1::uuid) a join types k on k.id = a.type_id
    where ${seen('a.employee_id')} group by a.employee_id, k.part),
  held as materialized (
    select c.employee_id, k.part,
      ${bitsThat(`${hasStatus('current', now)} or ${hasStatus('expiringSoon', now)}`)} as covered,
      ${bitsThat(hasStatus('submitted', now))} as submitted,
      ${bitsThat(hasStatus('expired', now))} as expired
    from certifications c join types k on k.id = c.type_id
    where c.tenant_id = $1::uuid and not c.is_deleted and not c.is_replaced and ${seen('c.employee_id')}
    group by c.employee_id, k.part),
  people as (
    select p.bits | coalesce(selected.bits, 0) as required, coalesce(held.covered, 0) as covered,
      coalesce(held.submitted, 0) as submitted, coalesce(held.expired, 0) as expired
    from employees e
    cross join parts p
    left join selected on selected.employee_id = e.id and selected.part = p.part
    left join held on held.employee_id = e.id and held.part = p.part
    where e.tenant_id = $1::uuid and e.is_active and ${seen('e.id')})
  select ${countOf('required & ~covered & ~submitted & ~expired')} as missing,
    ${countOf('required & ~covered & ~submitted & expired')} as expired,
    ${countOf('required & ~covered & submitted')} as submitted
  from people`

const GapCounts = Schema.Struct({ missing: Schema.Int, expired: Schema.Int, submitted: Schema.Int })

export const gapCounts = (caller: Caller, atMs: number) => (sql: Sql) =>
  sql.of(GapCounts).unsafe(gapCountsText, [sql.tenantId, accessibleTo(caller), new Date(atMs).toISOString()])
