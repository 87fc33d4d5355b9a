import { Effect, Schema } from 'effect'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import type { NewEmployee } from '../../domain/employees/nouns.ts'
import { TenantSql } from '../store/database.ts'

/** What somebody is added with, by a form or by an import. */
export type Newcomer = Pick<NewEmployee, 'id'> & Partial<NewEmployee>

export interface Given {
  readonly fields: ReadonlyArray<string>
  readonly values: ReadonlyArray<FieldChange>
}

/** For the record of changes: what each newcomer was given, with the department and the manager by name. */
export const givenTo = (people: ReadonlyArray<Newcomer>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const wanted = (ids: ReadonlyArray<string | null | undefined>) => [...new Set(ids.filter((id) => id != null))]
    // Two questions and no join: within an import the tables are new to the planner, and it would go through all of them
    // for each of the people.
    const departments = yield* sql.of(Named)`
      select id, name from departments
      where tenant_id = ${sql.tenantId}::uuid and id = any(${wanted(people.map((one) => one.departmentId))}::uuid[])`
    const managers = yield* sql.of(Named)`
      select id, full_name as name from employees
      where tenant_id = ${sql.tenantId}::uuid and id = any(${wanted(people.map((one) => one.reportsTo))}::uuid[])`
    const nameOf = new Map([...departments, ...managers].map(({ id, name }) => [id, name]))
    return new Map(people.map((person) => [person.id, given(person, (id) => (id == null ? null : nameOf.get(id)))]))
  })

const Named = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
})

type NameOf = (id: string | null | undefined) => string | null | undefined

/** What was left empty, or as it is for everybody, was not given. */
const given = (person: Newcomer, nameOf: NameOf): Given => {
  const words = {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    positionTitle: person.positionTitle,
    departmentId: nameOf(person.departmentId),
    reportsTo: nameOf(person.reportsTo),
    startDate: person.startDate,
    tags: person.tags?.join(', '),
    isActive: person.isActive === false ? 'no' : null,
    hideFromEmployeeDirectory: person.hideFromEmployeeDirectory === true ? 'yes' : null,
  }
  const values = Object.entries(words).flatMap(([field, after]) =>
    after === null || after === undefined || after === '' ? [] : [{ field, before: null, after }],
  )
  return { fields: [...values.map(({ field }) => field), ...(person.phone ? ['phone'] : [])], values }
}
