import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import { OrgChartGroup } from '../../contract/orgChart.ts'
import { mayEdit } from '../../domain/employees/access.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayRearrange, type Step } from '../../domain/orgChart/moving.ts'
import { denials } from '../../domain/orgChart/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { namesOf, structureLock } from '../employees/employees.store.ts'
import { setTags } from '../employees/profile.store.ts'
import { answer, change } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { chart, linesFrom, nodes, onChart, saveMoves, saveNote } from './orgChart.store.ts'
import { movedBetween, rearranged } from './rearranging.ts'

const calls = OrgChartGroup.endpoints

const member = callerWho({ module: 'orgChart' })

/** Reading the chart, ours: what the directory shows of people is for every member. */
const read = answer(calls.read, function* () {
  const caller = yield* member
  const [row] = yield* rowsOf(caller, chart)
  return jsonReply(row?.body ?? '[]')
})

/** § 7 PUT orgChart: several moves, all or nothing. */
const rearrange = change(calls.rearrange, function* ({ payload: { moves } }) {
  const caller = yield* member
  const ids = moves.map(({ id }) => id)
  yield* structureLock
  const before = yield* onChart(caller, ids)
  if (ids.some((id) => !before.has(id))) return yield* Effect.fail(notFound)
  yield* movable(caller, moves)
  if (moves.some(({ id, version }) => before.get(id)?.version !== version)) {
    return yield* Effect.fail(changedMeanwhile)
  }
  yield* rearranged(caller, moves, before)
  const people = yield* nodes(ids)
  return `[${people
    .map((person, at) => {
      const reportedTo = before.get(ids[at] as EmployeeId)?.reportsTo ?? null
      return `{"person":${person},"reportedTo":${JSON.stringify(reportedTo)}}`
    })
    .join(',')}]`
})

/** § 7 PUT orgChart/updateNode/{id}: the note and the tags, and the manager where one is named. */
const updateNode = change(calls.updateNode, function* ({ params: { id }, payload }) {
  const caller = yield* member
  const { reportsTo, version } = payload
  if (reportsTo !== undefined) yield* structureLock
  const before = (yield* onChart(caller, [id])).get(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  const may = mayEdit(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  if (reportsTo !== undefined) yield* movable(caller, [{ id, reportsTo }])

  const isOtherNote = yield* saveNote(id, payload)
  if (isOtherNote === undefined) return yield* Effect.fail(changedMeanwhile)
  const tags = yield* setTags(id, payload.tags)
  // The row is ours since the line above, and counts one version more.
  const moves = reportsTo !== undefined && reportsTo !== before.reportsTo
  if (moves) yield* saveMoves([{ id, reportsTo, version: version + 1 }])
  const names = yield* namesOf(moves ? [before.reportsTo, reportsTo] : [])
  yield* recordChange(caller, {
    action: 'updated',
    kind: 'employee',
    id,
    fields: [...(isOtherNote ? ['note'] : []), ...(tags ? ['tags'] : []), ...(moves ? ['reportsTo'] : [])],
    values: [...(tags ? [tags] : []), ...(moves ? [movedBetween(before.reportsTo, reportsTo, names)] : [])],
  })
  const [person] = yield* nodes([id])
  return person as string
})

/** Whether the caller may, and whether anybody could: all moves together. */
const movable = Effect.fn(function* (caller: Caller, steps: ReadonlyArray<Step>) {
  const managers = steps.flatMap(({ reportsTo }) => (reportsTo === null ? [] : [reportsTo]))
  const lines = yield* linesFrom(managers)
  const decision = mayRearrange(caller, steps, (id) => lines.get(id))
  if (!decision.allowed) {
    return yield* decision.because === 'notYourReport' || decision.because === 'ownRecord'
      ? Effect.fail(forbidden(decision, denials))
      : Effect.fail(unacceptable(decision, denials, 'reportsTo'))
  }
  if (managers.some((id) => !lines.has(id))) return yield* Effect.fail(unknownManager)
})

const unknownManager = unacceptable({ allowed: false, because: 'unknownManager' }, denials, 'reportsTo')

export const orgChartHandlers = HttpApiBuilder.group(Api, 'orgChart', (handlers) =>
  handlers.handleAll({ read, rearrange, updateNode }),
)
