import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { ImportContent } from '../../../domain/employees/import/content.ts'
import type { EmployeeImport, KeptPerson } from '../../../domain/employees/import/nouns.ts'
import { isChangedSince, restorationOf } from '../../../domain/employees/import/restoring.ts'
import { reversalOf } from '../../../domain/employees/import/reverting.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { planAnew } from '../../store/manyRows.ts'
import { loginsOf } from '../directory/bulk.store.ts'
import { changePeople, leavers } from './changingPeople.ts'
import { byId, type Known, knownHere } from './known.store.ts'
import {
  forgetChanged,
  markReverted,
  peopleChangedBy,
  peopleMadeBy,
  removePeople,
  removeTagsMadeBy,
} from './reverting.store.ts'

/** Removing many at once takes long enough for a statement to be stopped; this many do not. */
const removedAtOnce = 500

/** Puts whom the import changed back as they were, then removes whom it made; answers who is signed out by it. */
export const takePeopleBack = Effect.fn(function* (caller: Caller, { id, fileName }: EmployeeImport) {
  const changed = yield* peopleChangedBy(id)
  const known = yield* knownHere(caller)
  const { restored, staying } = restorationOf(changed, known)
  yield* changePeople(caller, restored)
  yield* forgetChanged(
    id,
    restored.map((person) => person.id),
  )
  const names = byId(known)
  const keptAsTheyAre = [...staying].map(
    ([person, because]): KeptPerson => ({ id: person, fullName: names.get(person)?.fullName ?? '', because }),
  )
  const { made, kept } = yield* removeMade(caller, id, known)
  yield* removeTagsMadeBy(id)
  yield* markReverted(id, [...keptAsTheyAre, ...kept])
  yield* recordChange(caller, {
    action: 'reverted',
    kind: 'import',
    id,
    name: fileName,
    values: [
      {
        field: 'rows',
        before: String(made.length + changed.length),
        after: String(kept.length + keptAsTheyAre.length),
      },
    ],
  })
  return yield* loginsOf(leavers(restored))
})

const removeMade = Effect.fn(function* (caller: Caller, id: EmployeeImport['id'], known: Known) {
  const people = byId(known)
  const made = (yield* peopleMadeBy(id)).map((person) => ({ ...person, isTouched: isTouched(person, people) }))
  const { leaving, staying } = reversalOf(made, caller.employeeId)
  const gone = new Set<EmployeeId>()
  yield* planAnew
  for (let from = 0; from < leaving.length; from += removedAtOnce) {
    const some = yield* removePeople(leaving.slice(from, from + removedAtOnce))
    for (const person of some) gone.add(person)
  }
  yield* changeEntries(
    caller,
    { action: 'removed', kind: 'employee' },
    made
      .filter((person) => gone.has(person.id))
      .map((person) => ({ id: person.id, person: person.id, name: person.fullName })),
  )
  const kept = made
    .filter((person) => !gone.has(person.id))
    .map((person): KeptPerson => {
      return { id: person.id, fullName: person.fullName, because: staying.get(person.id) ?? 'inUse' }
    })
  return { made, kept }
})

interface Made {
  readonly id: EmployeeId
  readonly after: unknown
  readonly isWrittenTo: boolean
  readonly isWorkedOn: boolean
}

/** What was changed and changed back is as it was made. */
const isTouched = ({ id, after, isWrittenTo, isWorkedOn }: Made, people: ReturnType<typeof byId>): boolean => {
  const now = people.get(id)
  if (!isWrittenTo || after === null || now === undefined) return isWrittenTo
  return isWorkedOn || isChangedSince(now.content, after as ImportContent)
}
