import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { ChangedPerson } from '../../../domain/employees/import/checking.ts'
import type { EmployeeImport, KeptPerson } from '../../../domain/employees/import/nouns.ts'
import { type ChangedRow, isChangedSince, restorationOf } from '../../../domain/employees/import/restoring.ts'
import { reversalOf } from '../../../domain/employees/import/reverting.ts'
import type { EmployeeId, ItemId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { planAnew } from '../../store/manyRows.ts'
import { loginsOf } from '../directory/bulk.store.ts'
import { changePeople, leavers } from './changingPeople.ts'
import { byId, knownHere } from './known.store.ts'
import {
  forgetChanged,
  givenBy,
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
  const { restored, keptAsTheyAre } = changed.length === 0 ? nothing : yield* putBack(caller, id, changed)
  const { made, kept } = yield* removeMade(caller, id)
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

interface PutBack {
  readonly restored: ReadonlyArray<ChangedPerson>
  readonly keptAsTheyAre: ReadonlyArray<KeptPerson>
}

const nothing: PutBack = { restored: [], keptAsTheyAre: [] }

const putBack = Effect.fn(function* (caller: Caller, id: ItemId, changed: ReadonlyArray<ChangedRow>) {
  const known = yield* knownHere(caller)
  const { restored, staying } = restorationOf(changed, known)
  yield* changePeople(caller, restored)
  yield* forgetChanged(
    id,
    restored.map((person) => person.id),
  )
  const people = byId(known)
  const keptAsTheyAre = [...staying].map(
    ([person, because]): KeptPerson => ({ id: person, fullName: people.get(person)?.fullName ?? '', because }),
  )
  const done: PutBack = { restored, keptAsTheyAre }
  return done
})

const removeMade = Effect.fn(function* (caller: Caller, id: ItemId) {
  const found = yield* peopleMadeBy(id)
  const untouched = yield* changedBack(caller, id, found)
  const made = found.map((person) => ({ ...person, isTouched: person.isWrittenTo && !untouched.has(person.id) }))
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
  readonly isWrittenTo: boolean
  readonly isWorkedOn: boolean
}

/** Those who were changed and are as they were made again. */
const changedBack = Effect.fn(function* (caller: Caller, id: ItemId, made: ReadonlyArray<Made>) {
  const written = made.filter(({ isWrittenTo, isWorkedOn }) => isWrittenTo && !isWorkedOn)
  if (written.length === 0) return new Set<EmployeeId>()
  const people = byId(yield* knownHere(caller))
  const given = yield* givenBy(
    id,
    written.map((person) => person.id),
  )
  return new Set(
    given.flatMap(({ id: person, after }) => {
      const now = people.get(person)
      return after === null || now === undefined || isChangedSince(now.content, after) ? [] : [person]
    }),
  )
})
