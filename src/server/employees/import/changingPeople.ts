import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { FieldChange } from '../../../domain/audit/nouns.ts'
import { employeeFields } from '../../../domain/employees/employee.fields.ts'
import type { ChangedPerson } from '../../../domain/employees/import/checking.ts'
import { type ContentField, picked } from '../../../domain/employees/import/content.ts'
import type { EmployeeId, ItemId } from '../../../domain/kernel/ids.ts'
import { fullName } from '../../../domain/kernel/person.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { changeEntries, type Subject } from '../../audit/changeEntries.ts'
import { changedMeanwhile } from '../../http/envelope.ts'
import { TenantSql } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { followAddress } from '../accounts/inviting.ts'
import { onEmployeeKeys } from '../changes.ts'
import { countUp, setPositionTitle, setTags, updateBasicInfo, updateWork } from '../profile.store.ts'
import { onNumbers } from '../profileSections.handlers.ts'
import { saveOther, savePersonal } from '../profileSections.store.ts'

const basicInfo = namesOf(employeeFields.basicInfo)
/** Without the title, which stands on the position. */
const work = namesOf(employeeFields.work).filter((field) => field !== 'positionTitle')
const personal = namesOf(employeeFields.personal)
const other = namesOf(employeeFields.other)

/**
 * Changes what was judged of people who are here, each section as the editor does, with a line in the record of changes for
 * each of them. Somebody who was changed since they were read stops the whole. `told` hears after each how many are done.
 */
export const changePeople = Effect.fn(function* (
  caller: Caller,
  people: ReadonlyArray<ChangedPerson>,
  told: (done: number) => void = () => {},
) {
  const subjects: Subject[] = []
  for (const [at, person] of people.entries()) {
    subjects.push(yield* changed(caller, person))
    told(at + 1)
  }
  yield* changeEntries(caller, { action: 'updated', kind: 'employee' }, subjects)
})

/** With the values of those fields whose values the record of changes keeps. */
const changed = Effect.fn(function* (caller: Caller, { id, before, to, fields }: ChangedPerson) {
  const touches = (section: ReadonlyArray<ContentField>) => fields.some((field) => section.includes(field))
  const values: FieldChange[] = []
  let version = before.version
  const kept = <A>(answer: A | undefined) => {
    version += 1
    return answer === undefined ? Effect.fail(changedMeanwhile) : Effect.succeed(answer)
  }
  if (touches(basicInfo)) {
    const saved = yield* onConstraint(updateBasicInfo(id, { ...to, version }), onEmployeeKeys)
    values.push(...(yield* kept(saved)).values)
    if (fields.includes('email')) yield* followAddress(caller, id)
  }
  if (touches(work)) {
    const saved = yield* onConstraint(updateWork(id, { ...to, version }), onEmployeeKeys)
    values.push(...(yield* kept(saved)).values)
  }
  if (touches(personal)) yield* kept(yield* savePersonal(id, { ...to, version }))
  if (touches(other)) yield* kept(yield* onConstraint(saveOther(id, { ...to, version }), onNumbers))
  // What lies in tables of its own counts a version too.
  if (version === before.version) yield* kept((yield* countUp(id, version)) || undefined)
  const since = { startDate: to.startDate, timeZone: caller.timeZone }
  if (fields.includes('positionTitle')) values.push(...known(yield* setPositionTitle(id, to.positionTitle, since)))
  if (fields.includes('tags')) values.push(...known(yield* setTags(id, to.tags)))
  return { id, person: id, name: fullName(to), fields, values }
})

const known = (change: FieldChange | undefined): ReadonlyArray<FieldChange> => (change === undefined ? [] : [change])

/** Kept with the import, so that it can be taken back field by field. */
export const rememberChanged = (importId: ItemId, people: ReadonlyArray<ChangedPerson>) =>
  TenantSql.use(
    (sql) => sql`
      insert into employee_import_people (tenant_id, import_id, employee_id, before, after)
      select ${sql.tenantId}::uuid, ${importId}::uuid, id, before, after
      from jsonb_to_recordset(${JSON.stringify(
        people.map(({ id, before, to, fields }) => ({
          id,
          before: picked(before.content, fields),
          after: picked(to, fields),
        })),
      )}::text::jsonb) as r (id uuid, before jsonb, after jsonb)`,
  )

export const leavers = (people: ReadonlyArray<ChangedPerson>): ReadonlyArray<EmployeeId> =>
  people.filter(({ before, to }) => before.content.isActive && !to.isActive).map(({ id }) => id)
