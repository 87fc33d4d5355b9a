import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { StartingGroup } from '../../../contract/starting.ts'
import type { Start } from '../../../domain/employees/starting/nouns.ts'
import { startShown } from '../../../domain/employees/starting/progress.ts'
import { isStarting, mayEndStart, startSight } from '../../../domain/employees/starting/whose.ts'
import { denials } from '../../../domain/employees/starting/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer } from '../../http/calls.ts'
import { forbidden } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { seen, there } from '../changes.ts'
import type { StartSource } from './start.sources.ts'
import { endStart, resumeStart, startOf } from './start.store.ts'

const calls = StartingGroup.endpoints

/** What is told of somebody's start; null where nothing is to be shown. */
const shown = Effect.fn(function* (caller: Caller, id: EmployeeId, sources: ReadonlyArray<StartSource>) {
  const [row] = yield* rowsOf(caller, startOf(caller, id, sources))
  if (row === undefined) return yield* Effect.fail(notFound)
  const { facts, ended, ...begun } = row
  const start: Start = { facts, ended }
  return isStarting(begun, yield* todayOf(caller)) ? startShown(startSight(caller, id), start) : null
})

/** Ours: GET employees/{id}/starting */
export const showStart = (sources: ReadonlyArray<StartSource>) =>
  answer(calls.start, function* ({ params: { id } }) {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    return reply(yield* shown(caller, id, sources))
  })

/** Ours: PUT employees/{id}/starting, that nothing more is to be done, or something is after all. Twice it is the same. */
export const changeStart = (sources: ReadonlyArray<StartSource>) =>
  answer(calls.endStart, function* ({ params: { id }, payload: { isEnded } }) {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    const may = mayEndStart(caller, id)
    if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
    yield* there(caller, id)
    yield* transact(caller, function* () {
      if (!(yield* isEnded ? endStart(caller, id) : resumeStart(id))) return
      const [before, after] = isEnded ? ['no', 'yes'] : ['yes', 'no']
      const values = [{ field: 'startEnded', before: before as string, after: after as string }]
      yield* recordChange(caller, { action: 'updated', kind: 'employee', id, fields: ['startEnded'], values })
    })
    return reply(yield* shown(caller, id, sources))
  })
