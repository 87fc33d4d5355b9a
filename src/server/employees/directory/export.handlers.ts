import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { DirectoryGroup } from '../../../contract/directory.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { mayAccess } from '../../../domain/employees/access.ts'
import { namedTo } from '../../../domain/employees/fields.ts'
import { exportFieldsFor, importColumns } from '../../../domain/employees/import/columns.ts'
import type { ImportField } from '../../../domain/employees/import/nouns.ts'
import { Other, Personal } from '../../../domain/employees/nouns.ts'
import { EmployeeId } from '../../../domain/kernel/ids.ts'
import { writtenTags, writtenTruth } from '../../../domain/kernel/import/cells.ts'
import { exported } from '../../audit/audit.store.ts'
import { csvOf } from '../../files/csv.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { type Sql, TenantSql } from '../../store/database.ts'
import { otherColumns, personalColumns } from '../profileColumns.ts'

const calls = DirectoryGroup.endpoints

/**
 * Ours: POST employees/export/csv. The people named whom the caller may access, in the order named; nobody is told
 * whether one who is left out exists. For an administrator it is all that an import reads; for others only what every reader
 * of a record sees: nothing personal, and others by what the reader may know them by.
 */
export const exportPeople = answer(calls.export, function* ({ payload: { people } }) {
  const caller = yield* CurrentCaller
  const ids = people.filter((id) => mayAccess(caller, id).allowed)
  const fields = exportFieldsFor(caller)
  const rows = yield* exported(caller, 'employeeList', TenantSql.use(peopleToExport(ids)), fields)
  const cells = written(caller)
  const bytes = csvOf(
    fields.map((field) => importColumns[field].header),
    rows.map((row) => fields.map((field) => cells[field](row))),
  )
  return fileResponse({ bytes, contentType: 'text/csv', name: 'employees.csv' })
})

const Exported = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  positionTitle: Schema.NullOr(Schema.String),
  department: Schema.NullOr(Schema.String),
  manager: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.String, email: Schema.String })),
  startDate: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  hideFromEmployeeDirectory: Schema.Boolean,
  tags: Schema.Array(Schema.String),
  ...Personal.fields,
  ...Other.fields,
})
type Exported = typeof Exported.Type

/** As an import reads it back. */
const written = (caller: Caller): Readonly<Record<ImportField, (row: Exported) => string>> => ({
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? '',
  positionTitle: ({ positionTitle }) => positionTitle ?? '',
  department: ({ department }) => department ?? '',
  manager: ({ manager }) => (manager === null ? '' : namedTo(caller, manager)),
  startDate: ({ startDate }) => startDate ?? '',
  isActive: ({ isActive }) => writtenTruth(isActive),
  hideFromEmployeeDirectory: (row) => writtenTruth(row.hideFromEmployeeDirectory),
  tags: ({ tags }) => writtenTags(tags),
  employeeNumber: ({ employeeNumber }) => employeeNumber ?? '',
  employmentType: ({ employmentType }) => employmentType ?? '',
  workingHours: ({ workingHours }) => workingHours ?? '',
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth ?? '',
  gender: ({ gender }) => gender ?? '',
  personalEmail: ({ personalEmail }) => personalEmail ?? '',
  personalPhone: ({ personalPhone }) => personalPhone ?? '',
  address: ({ address }) => address ?? '',
  rightToWork: ({ rightToWork }) => rightToWork ?? '',
  notes: ({ notes }) => notes ?? '',
})

const sections = [
  ...Object.entries(personalColumns).map(([field, column]) => `ep.${column} as "${field}"`),
  ...Object.entries(otherColumns).map(([field, column]) => `eo.${column} as "${field}"`),
].join(', ')

const peopleToExport = (ids: ReadonlyArray<EmployeeId>) => (sql: Sql) =>
  sql.of(Exported)`
    select e.first_name as "firstName", e.last_name as "lastName", e.email, e.phone, p.title as "positionTitle",
      d.name as department,
      case when m.id is not null then json_build_object('id', m.id, 'fullName', m.full_name, 'email', m.email) end as manager, e.start_date as "startDate", e.is_active as "isActive",
      e.hide_from_directory as "hideFromEmployeeDirectory",
      coalesce((
        select array_agg(t.name order by lower(t.name)) from employee_tags et
        join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
        where et.tenant_id = e.tenant_id and et.employee_id = e.id), '{}') as tags,
      ${sql.literal(sections)}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = wanted.id
    left join employees m on m.tenant_id = e.tenant_id and m.id = e.reports_to
    left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
    left join employee_personal ep on ep.tenant_id = e.tenant_id and ep.id = e.id
    left join employee_other eo on eo.tenant_id = e.tenant_id and eo.id = e.id
    left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
    order by wanted.place`
