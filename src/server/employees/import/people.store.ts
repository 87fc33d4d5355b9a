import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { employeeFields } from '../../../domain/employees/employee.fields.ts'
import type { NewPerson } from '../../../domain/employees/import/checking.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { fullName } from '../../../domain/kernel/person.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { TenantSql } from '../../store/database.ts'
import { planAnew } from '../../store/manyRows.ts'
import { givenTo } from '../newcomers.ts'
import { otherColumns, personalColumns } from '../profileColumns.ts'

/** Many people at once, by one statement for each table. `told` hears which share of it is done. */
export const insertPeople = (
  caller: Caller,
  importId: ItemId,
  people: ReadonlyArray<NewPerson>,
  told: (share: number) => void,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const { timeZone } = caller
    const json = JSON.stringify(people)
    yield* planAnew
    yield* sql`
      insert into employees (tenant_id, id, first_name, last_name, email, phone, reports_to, department_id, start_date,
        is_active, hide_from_directory)
      select ${sql.tenantId}::uuid, id, "firstName", "lastName", email, phone, "reportsTo", "departmentId", "startDate",
        "isActive", "hideFromEmployeeDirectory"
      from jsonb_to_recordset(${json}::jsonb) as person (id uuid, "firstName" text, "lastName" text, email text,
        phone text, "reportsTo" uuid, "departmentId" uuid, "startDate" date, "isActive" boolean,
        "hideFromEmployeeDirectory" boolean)`
    yield* planAnew
    told(0.4)
    yield* sql`
      insert into positions (tenant_id, id, employee_id, title, start_date_utc)
      select ${sql.tenantId}::uuid, gen_random_uuid(), id, "positionTitle",
        "startDate"::timestamp at time zone ${timeZone}
      from jsonb_to_recordset(${json}::jsonb) as person (id uuid, "positionTitle" text, "startDate" date)
      where "positionTitle" is not null`
    told(0.6)
    const madeTags = people.some(({ tags }) => tags.length > 0) ? yield* insertTags(json) : []
    told(0.8)
    yield* insertSection('employee_personal', personalColumns, people)
    yield* insertSection('employee_other', otherColumns, people)
    yield* sql`
      insert into employee_import_people (tenant_id, import_id, employee_id, after)
      select ${sql.tenantId}::uuid, ${importId}::uuid, (person ->> 'id')::uuid, person - 'id'
      from jsonb_array_elements(${json}::jsonb) as person`
    told(0.9)
    const given = yield* givenTo(people)
    yield* changeEntries(
      caller,
      { action: 'created', kind: 'employee' },
      people.map((person) => ({
        id: person.id,
        person: person.id,
        name: fullName(person),
        values: given.get(person.id)?.values ?? [],
        fields: [...(given.get(person.id)?.fields ?? []), ...sectionFields.filter((field) => person[field] !== null)],
      })),
    )
    return madeTags
  })

const sectionFields = [...namesOf(employeeFields.personal), ...namesOf(employeeFields.other)]

/** Only of those of whom the file says something that belongs in it. */
const insertSection = (
  table: string,
  columns: Readonly<Partial<Record<keyof NewPerson, string>>>,
  people: ReadonlyArray<NewPerson>,
) =>
  Effect.gen(function* () {
    const fields = Object.keys(columns) as ReadonlyArray<keyof NewPerson>
    const told = people.filter((person) => fields.some((field) => person[field] !== null))
    if (told.length === 0) return
    const sql = yield* TenantSql
    const names = fields.map((field) => columns[field]).join(', ')
    const values = fields.map((field) => `"${field}"`).join(', ')
    const types = fields.map((field) => `"${field}" ${field === 'dateOfBirth' ? 'date' : 'text'}`).join(', ')
    yield* sql`
      insert into ${sql.literal(`${table} (tenant_id, id, ${names})`)}
      select ${sql.tenantId}::uuid, id, ${sql.literal(values)}
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as person (id uuid, ${sql.literal(types)})`
  })

/** Tags are compared without regard to case, and made as the first line spells them; answers those that were made. */
const insertTags = (json: string) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const made = yield* sql.of({ id: Schema.String })`
      insert into tags (tenant_id, id, name)
      select distinct on (lower(label)) ${sql.tenantId}::uuid, gen_random_uuid(), label
      from jsonb_array_elements(${json}::jsonb) with ordinality as person (content, line),
        jsonb_array_elements_text(content -> 'tags') with ordinality as tag (label, place)
      order by lower(label), line, place
      on conflict (tenant_id, lower(name)) do nothing
      returning id`
    yield* sql`
      insert into employee_tags (tenant_id, employee_id, tag_id)
      select distinct ${sql.tenantId}::uuid, person.id, t.id
      from jsonb_to_recordset(${json}::jsonb) as person (id uuid, tags jsonb),
        jsonb_array_elements_text(person.tags) as tag (label)
        join tags t on t.tenant_id = ${sql.tenantId}::uuid and lower(t.name) = lower(label)`
    return made.map(({ id }) => id)
  })
