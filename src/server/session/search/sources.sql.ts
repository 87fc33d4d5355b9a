/**
 * Where the search looks, kind by kind: what the page of a kind asks of whoever opens it (`places`), and of its rows those
 * that the lists of its area show this caller, by their conditions.
 */
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../../contract/callers.ts'
import { managesPolicies } from '../../../domain/policies/access.ts'
import type { PageName } from '../../../domain/session/places.ts'
import { HITS_OF_A_KIND, type HitKind } from '../../../domain/session/search/nouns.ts'
import { listed } from '../../certifications/certification.sql.ts'
import { visible } from '../../checkIns/betweenTwo.sql.ts'
import { accessed } from '../../employees/accessible.sql.ts'
import { currentPosition } from '../../employees/employee.sql.ts'
import { bindsNow } from '../../policies/policy.sql.ts'
import type { Sql } from '../../store/database.ts'
import type { Named } from './matching.sql.ts'

export interface Source {
  readonly page: PageName
  /** `row` is the alias of its rows; each join names the tenant. */
  readonly from: (sql: Sql) => Fragment
  readonly row: string
  readonly named: Named
  /** Columns of people by whose name it is found as well. */
  readonly people: ReadonlyArray<string>
  /** Where those that are called so are looked for, when going through all rows would take too long. */
  readonly called?: (sql: Sql, caller: Caller, isCalled: Fragment, rank: Fragment) => Fragment | undefined
  readonly detail: (sql: Sql, caller: Caller) => Fragment
  readonly seen: (sql: Sql, caller: Caller) => Fragment
}

const nameOf = (person: string, row: string): string =>
  `(select n.full_name from employees n where n.tenant_id = ${row}.tenant_id and n.id = ${person})`

const everything = (sql: Sql) => sql`true`

/** With whom it is: of the two the one who does not ask. */
const otherOfTwo =
  (row: string) =>
  (sql: Sql, { employeeId }: Caller) =>
    sql`case when ${sql.literal(row)}.employee_id = ${employeeId}::uuid
    then ${sql.literal(nameOf(`${row}.reviewer_id`, row))} else ${sql.literal(nameOf(`${row}.employee_id`, row))} end`

export const sources: Readonly<Record<HitKind, Source>> = {
  person: {
    page: 'employee',
    row: 'e',
    from: (sql) => sql`employees e`,
    named: { said: 'e.full_name', searched: 'e.searched' },
    people: [],
    detail: (sql) => sql.literal(currentPosition('title')),
    seen: (sql, caller) => sql`e.is_active and not e.hide_from_directory and ${accessed(sql, caller, 'e.id')}`,
  },
  policy: {
    page: 'hrDocument',
    row: 'h',
    from: (sql) => sql`
      hr_documents h
      left join hr_document_categories k on k.tenant_id = ${sql.tenantId}::uuid and k.id = h.category_id
      left join hr_document_drafts d on d.tenant_id = ${sql.tenantId}::uuid and d.document_id = h.id`,
    named: { said: 'h.title', searched: 'h.searched' },
    people: [],
    detail: (sql) => sql`case when h.version_no = 0 then d.category else k.name end`,
    seen: (sql, caller) =>
      managesPolicies(caller)
        ? sql`true`
        : sql`exists (select from hr_document_bindings reach
            where reach.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(bindsNow)}
              and reach.employee_id = ${caller.employeeId}::uuid)`,
  },
  certification: {
    page: 'employeeCertificationsWithId',
    row: 'c',
    from: (sql) => sql`
      certifications c join certification_types t on t.tenant_id = ${sql.tenantId}::uuid and t.id = c.type_id`,
    named: { said: 't.name', searched: 't.searched' },
    people: ['c.employee_id'],
    // Thousands have one of a kind: of each kind the first few, who are everybody's for an admin.
    called: (sql, caller, isCalled, rank) =>
      caller.isAdmin
        ? sql`
          (select t.id, t.name, t.searched from certification_types t
            where t.tenant_id = ${sql.tenantId}::uuid and ${isCalled}
            order by ${rank}, length(t.name), t.id limit ${HITS_OF_A_KIND}::int) t
          cross join lateral (
            select c.* from certifications c
            where c.tenant_id = ${sql.tenantId}::uuid and c.type_id = t.id and ${sql.literal(listed)}
            order by c.sort_expiry, c.id limit ${HITS_OF_A_KIND}::int) c`
        : undefined,
    detail: (sql) => sql.literal(nameOf('c.employee_id', 'c')),
    seen: (sql, caller) => sql`${sql.literal(listed)} and ${accessed(sql, caller, 'c.employee_id')}`,
  },
  certificationType: {
    page: 'certificationSettings',
    row: 't',
    from: (sql) => sql`certification_types t`,
    named: { said: 't.name', searched: 't.searched' },
    people: [],
    detail: (sql) => sql`null::text`,
    seen: everything,
  },
  asset: {
    page: 'asset',
    row: 'a',
    from: (sql) => sql`assets a`,
    // The number stands before the name, in letters that folding leaves as long as they are.
    named: {
      said: 'a.name',
      searched: 'a.searched',
      beginnings: ['a.searched', 'substr(a.searched, length(a.number) + 2)'],
    },
    people: ['a.holder_employee_id'],
    detail: (sql) => sql`a.number`,
    seen: everything,
  },
  goal: {
    page: 'goal',
    row: 'g',
    from: (sql) => sql`
      goals g join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = g.employee_id and e.is_active`,
    named: { said: 'g.title', searched: 'g.searched' },
    people: ['g.employee_id'],
    detail: (sql) => sql`e.full_name`,
    // What is shared with the company stands in the tree, but has no page for those who may not see its person.
    seen: (sql, caller) => accessed(sql, caller, 'g.employee_id'),
  },
  checkIn: {
    page: 'checkIn',
    row: 'c',
    from: (sql) => sql`check_ins c`,
    named: { said: 'c.name', searched: 'c.searched' },
    people: ['c.employee_id', 'c.reviewer_id'],
    detail: otherOfTwo('c'),
    // What is skipped stands in no list.
    seen: (sql, caller) => sql.and([`c.status <> 'Skipped'`, ...visible(sql, caller, 'c', null)]),
  },
  review: {
    page: 'pr',
    row: 'r',
    from: (sql) => sql`reviews r`,
    named: { said: 'r.name', searched: 'r.searched' },
    people: ['r.employee_id', 'r.reviewer_id'],
    detail: otherOfTwo('r'),
    seen: (sql, caller) => sql.and(['true', ...visible(sql, caller, 'r', null)]),
  },
  positionTemplate: {
    page: 'positionTemplate',
    row: 'i',
    from: (sql) => sql`
      position_templates i left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = i.department`,
    named: { said: 'i.title', searched: 'i.searched' },
    people: [],
    detail: (sql) => sql`d.name`,
    seen: everything,
  },
}
