import { Effect, Schema } from 'effect'
import { requirementAt } from '../../domain/certifications/matrix.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { dutyStatusesInOrder, type PeopleListing, writtenPeople } from '../../domain/policies/people.ts'
import { pathTo } from '../../domain/session/places.ts'
import { hasStatus, listed, statusSql } from '../certifications/certification.sql.ts'
import { type GatheredMatrix, type MatrixAsked, matrix } from '../certifications/matrix.store.ts'
import { matrixLayout } from '../certifications/matrixLayout.ts'
import { readInBulk } from '../store/bulkPlan.ts'
import type { Sql } from '../store/database.ts'
import { certificationsThen, typeThen } from './certificationsThen.sql.ts'
import { type Asking, byName, dayOf, placed, rowsIn, type Source, sourceOf } from './source.ts'
import { momentOf, workedThen } from './then.sql.ts'

/** Who owes which policy `h` what: now, or as it is known of the end of a day. */
const duties = (sql: Sql, { atUtc }: Asking) =>
  atUtc === null
    ? sql`policy_duties(${sql.tenantId}::uuid) d
        join hr_documents h on h.tenant_id = ${sql.tenantId}::uuid and h.id = d.document_id and h.version_no > 0`
    : sql`hr_documents h
        cross join lateral policy_duties_at(${sql.tenantId}::uuid, h.id, ${atUtc}::timestamptz) d`

/** Whom a policy binds, as it was on the day the report tells of. */
const toPeople = (id: string, { atUtc, day }: Asking, statuses: PeopleListing['statuses']): string => {
  const asked = writtenPeople({ asAt: atUtc === null ? null : day, statuses })
  return `${pathTo('hrDocument', { id })}?${['tab=people', asked].filter(Boolean).join('&')}`
}

export const policyAgreements = sourceOf(
  'policyAgreements',
  (sql, asking) => sql`
    select q.id::text as id, q.id::text as of, q.title as policy, q.version, q.bound, q.agreed, q.bound - q.agreed as outstanding,
      (q.agreed * 100 / q.bound)::int as share, case when q.agreed = q.bound then 'done' else 'open' end as state, (
        select ${dayOf(sql, asking, 'v.published_utc')}::text from hr_document_versions v
        where v.tenant_id = ${sql.tenantId}::uuid and v.document_id = q.id and v.version_no = q.version) as published
    from (
      select d.*, named.title from (
        select h.id, max(d.version_no)::int as version, count(*)::int as bound,
          (count(*) filter (where d.standing = 'agreed'))::int as agreed
        from ${duties(sql, asking)} where h.tenant_id = ${sql.tenantId}::uuid group by h.id) d
      join hr_documents named on named.tenant_id = ${sql.tenantId}::uuid and named.id = d.id) q`,
  'q.title collate list_order, q.id',
  (id, _, asking) => toPeople(id, asking, []),
  ({ id }, asking) => ({
    bound: toPeople(id, asking, []),
    agreed: toPeople(id, asking, ['agreed']),
    outstanding: toPeople(
      id,
      asking,
      dutyStatusesInOrder.filter((status) => status !== 'agreed'),
    ),
  }),
  { isOneByOneThen: true },
)

export const outstandingPolicies = sourceOf(
  'outstandingPolicies',
  (sql, asking) => sql`
    select o.employee_id || ':' || o.document_id as id, e.id::text as of, e.full_name as person, d.name as department,
      m.full_name as manager, o.title as policy, o.version_no as version, o.due::text as due,
      case when o.standing = 'late' then ${asking.day}::date - o.due end as "daysLate", o.standing as state
    from (
      select d.employee_id, d.document_id, h.title, d.version_no, d.standing, ${dayOf(sql, asking, 'd.due_utc')} as due
      from ${duties(sql, asking)} where h.tenant_id = ${sql.tenantId}::uuid and d.standing <> 'agreed' offset 0) o
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = o.employee_id
    ${placed(sql)}`,
  `${byName}, o.title collate list_order, o.document_id`,
  (employeeId) => pathTo('employeeCompliance', { employeeId }),
  undefined,
  { isLongest: true, isOneByOneThen: true },
)

/** As the list of certifications shows them; a declined one is none. */
const held = (sql: Sql, asking: Asking, isShown: string) => sql`
  ${certificationsThen(sql, asking)} c
  join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = c.employee_id and ${workedThen(sql, asking)}
  join certification_types t on t.tenant_id = ${sql.tenantId}::uuid and t.id = c.type_id and ${typeThen(sql, asking)}
  ${placed(sql)}
  where c.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(isShown)}`

/** What stands in lists is kept in a column for now alone. */
const stoodIn = ({ atUtc }: Asking) => (atUtc === null ? listed : '(not c.is_deleted and not c.is_replaced)')

const inOrderOfExpiry = 'c.sort_expiry, e.full_name collate list_order, c.id'

const toCertification = (id: string, employeeId: string) =>
  pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })

const inRegister = (asking: Asking) => `${stoodIn(asking)} and c.verification <> 'declined'`

export const certificationRegister = sourceOf(
  'certificationRegister',
  (sql, asking) => sql`
    select c.id::text as id, e.id::text as of, e.full_name as person, d.name as department, m.full_name as manager,
      t.name as type, c.issued_day::text as issued, ${dayOf(sql, asking, 'c.expiry_utc')}::text as expires,
      ${sql.literal(statusSql(momentOf(asking)))} as state
    from ${held(sql, asking, inRegister(asking))}`,
  `${byName}, t.name collate list_order, c.id`,
  (employeeId, id) => toCertification(id, employeeId),
  undefined,
  { isLongest: true },
)

/**
 * Of the register, how many of a type expire in each of so many months of the client's calendar. Of many it is months that
 * are told apart, and not days as the report has them: to write every day out takes three times as long.
 */
export const expiringByMonth = (asking: Asking, first: Day, months: number) =>
  readInBulk(asking.caller, (sql) => {
    const { caller } = asking
    const begins = (month: string) =>
      sql`(${first}::date + ${sql.literal(month)} * interval '1 month') at time zone ${caller.timeZone}`
    return sql.of({ type: Schema.String, month: Schema.String, count: Schema.Int })`
      select t.name as type, to_char(${first}::date + (q.month - 1) * interval '1 month', 'YYYY-MM') as month, q.count
      from (
        select c.type_id, width_bucket(c.sort_expiry, (
          select array_agg(${begins('n')} order by n) from generate_series(0, ${months}::int - 1) n)) as month,
          count(*)::int as count
        from ${held(sql, asking, inRegister(asking))} and c.sort_expiry >= ${begins('0')} and c.sort_expiry < ${begins(String(months))}
        group by 1, 2) q
      join certification_types t on t.tenant_id = ${sql.tenantId}::uuid and t.id = q.type_id
      order by t.name, q.month`
  })

/** Until the end of a day where the client is, where somebody looks further ahead. */
const endsBy = (sql: Sql, asking: Asking) => {
  const { caller, ahead } = asking
  const has = (status: 'expired' | 'expiringSoon' | 'current') => hasStatus(status, momentOf(asking))
  const endsSoon = sql.literal(`(${has('expired')} or ${has('expiringSoon')})`)
  return ahead === null
    ? endsSoon
    : sql`(${endsSoon} or ${sql.literal(has('current'))}
        and c.sort_expiry < (${ahead}::date + 1)::timestamp at time zone ${caller.timeZone})`
}

export const expiringCertifications = sourceOf(
  'expiringCertifications',
  (sql, asking) => sql`
    select c.id::text as id, e.id::text as of, e.full_name as person, d.name as department, m.full_name as manager,
      t.name as type, ${dayOf(sql, asking, 'c.expiry_utc')}::text as expires,
      ${dayOf(sql, asking, 'c.expiry_utc')} - ${asking.day}::date as "daysLeft", ${sql.literal(statusSql(momentOf(asking)))} as state
    from ${held(sql, asking, stoodIn(asking))} and ${endsBy(sql, asking)}`,
  inOrderOfExpiry,
  (employeeId, id) => toCertification(id, employeeId),
)

/** What the overview of compliance says of required types, as lines. */
export const certificationGaps: Source = (asking) =>
  Effect.map(readInBulk(asking.caller, matrix(asking.caller, matrixOf(asking))), ([row]) => {
    const { types, people } = matrixLayout(JSON.parse(row?.body ?? '{}') as GatheredMatrix)
    const gaps = people.flatMap((person) =>
      types.flatMap((type, place) => {
        const state = requirementAt(person, place)
        const isGap = state === 'missing' || state === 'expired' || state === 'submitted'
        if (!isGap) return []
        const { employeeId, fullName, department } = person
        const id = `${employeeId}:${type.id}`
        return [{ id, of: employeeId as string, person: fullName, department, type: type.name, state: state as string }]
      }),
    )
    return rowsIn('certificationGaps', gaps, (employeeId) => pathTo('employeeCompliance', { employeeId }))
  })

/** Of an earlier day by what is required by now: that of then is not kept. */
const matrixOf = (asking: Asking): MatrixAsked => ({
  now: asking.now,
  hasCertifications: true,
  hasPolicies: false,
  ...(asking.atUtc !== null && {
    earlier: {
      now: Date.parse(asking.atUtc),
      certifications: (sql) => certificationsThen(sql, asking),
      works: (sql) => workedThen(sql, asking),
    },
  }),
})
