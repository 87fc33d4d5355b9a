import { Effect } from 'effect'
import { DirectoryGroup } from '../../../contract/directory.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { type BulkUpdate, judgedBulk, mayChangeMany } from '../../../domain/employees/directory/bulk.ts'
import { bulkDenials } from '../../../domain/employees/directory/wording.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { answer } from '../../http/calls.ts'
import { forbidden } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { transact } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { endSessions, onEmployeeKeys } from '../changes.ts'
import { activeAdmins, structureLock } from '../employees.store.ts'
import { departmentNames, loginsOf, peopleToChange, writeUpdates } from './bulk.store.ts'

const calls = DirectoryGroup.endpoints

/**
 * Ours: POST employees/bulk. One transaction; anyone who may not be changed is answered with the reason and left as they
 * are. Somebody who is not there at all, or is another tenant's, refuses the whole.
 */
export const changeMany = answer(calls.changeMany, function* ({ payload: { changes } }) {
  const caller = yield* CurrentCaller
  const may = mayChangeMany(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, bulkDenials))
  const ids = [...new Set(changes.flatMap(({ people }) => people.map(({ id }) => id)))]
  const { outcome, signedOut } = yield* transact(caller, function* () {
    yield* structureLock
    const people = yield* peopleToChange(ids)
    if (people.length < ids.length) return yield* Effect.fail(notFound)
    const admins = yield* activeAdmins
    const { rows, updates, undo } = judgedBulk(
      caller,
      changes,
      new Map(people.map((person) => [person.id, person])),
      admins,
    )
    if (updates.length > 0) {
      yield* onConstraint(writeUpdates(updates), onEmployeeKeys)
      const departments = yield* departmentNames
      yield* changeEntries(
        caller,
        { action: 'updated', kind: 'employee' },
        updates.map((update) => subjectOf(update, departments)),
      )
    }
    const leaving = updates.filter(({ isActive }) => isActive === false).map(({ person }) => person.id)
    return { outcome: { rows, undo }, signedOut: leaving.length === 0 ? [] : yield* loginsOf(leaving) }
  })
  yield* Effect.forEach(signedOut, endSessions, { discard: true })
  return reply(outcome)
})

/** A line of the record of changes for each person. */
const subjectOf = ({ person, addTags, removeTags, ...to }: BulkUpdate, departments: ReadonlyMap<string, string>) => {
  const gone = new Set(removeTags)
  const values = [
    ...(addTags.length + removeTags.length > 0
      ? [
          {
            field: 'tags',
            before: person.tags.join(', '),
            after: [...person.tags.filter((tag) => !gone.has(tag)), ...addTags].join(', '),
          },
        ]
      : []),
    ...('departmentId' in to
      ? [
          {
            field: 'departmentId',
            before: departments.get(person.departmentId ?? '') ?? null,
            after: departments.get(to.departmentId ?? '') ?? null,
          },
        ]
      : []),
    ...(to.isActive === undefined
      ? []
      : [{ field: 'isActive', before: String(person.isActive), after: String(to.isActive) }]),
  ]
  return { id: person.id, person: person.id, name: person.fullName, fields: values.map(({ field }) => field), values }
}
