import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { ReviewCyclesGroup } from '../../../contract/reviewCycles.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import { askedBy } from '../../../domain/reviews/answers.ts'
import { cycleFields } from '../../../domain/reviews/cycles/cycle.fields.ts'
import type { CycleMade, NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { planOf } from '../../../domain/reviews/cycles/planning.ts'
import { answered } from '../../audit/audit.store.ts'
import { personWithLine } from '../../checkIns/checkIns.store.ts'
import { answer, change, read } from '../../http/calls.ts'
import { refuse, reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { TenantSql, transact } from '../../store/database.ts'
import { beginAtOnce } from '../beginningAtOnce.ts'
import { storedSettings, templateToUse } from '../reviews.store.ts'
import { usualSettings } from '../settings.ts'
import { act, nudge, takeBack } from './acting.handlers.ts'
import { askOthers, previewAsking } from './asking.handlers.ts'
import { calibration } from './calibration.handlers.ts'
import { cycle, cycles, cycleToChange, insertCycle, madeOf, peopleFor, writeMade } from './cycles.store.ts'
import { insideCycles, refusedFor } from './guards.ts'
import { plan } from './planning.ts'

const calls = ReviewCyclesGroup.endpoints

const list = read(calls.list, function* () {
  yield* insideCycles
  return cycles
})

const readOne = read(calls.read, function* ({ params: { id } }) {
  yield* insideCycles
  return cycle(id)
})

/** Who would be planned, and who not. Nothing is written. */
const preview = answer(calls.preview, function* ({ payload }) {
  const caller = yield* insideCycles
  return reply(
    yield* transact(caller, function* () {
      yield* acceptable(payload)
      return { rows: yield* rowsFor(caller, payload) }
    }),
  )
})

/** All in one transaction. Asked twice with one id it plans once, and the answer is the same. */
const create = change(calls.create, function* ({ payload }) {
  const caller = yield* insideCycles
  const isSame = yield* isThere(payload)
  if (isSame) return yield* bodyOfMade(payload)
  const template = yield* acceptable(payload)
  const { hidesUntilBoth } = (yield* storedSettings) ?? usualSettings
  const snapshot = { templateName: template.name, sections: askedBy(template.sections), hidesUntilBoth }
  // Of two that come at once the second waits for the first.
  if (!(yield* insertCycle(payload, snapshot)))
    return (yield* isThere(payload)) ? yield* bodyOfMade(payload) : yield* Effect.fail(alreadyExists)
  const rows = yield* rowsFor(caller, payload)
  const planned = yield* plan(caller, payload, { rows, timeZone: caller.timeZone })
  const made: CycleMade = {
    id: payload.id,
    planned: planned.length,
    skipped: rows.filter(({ because }) => because !== null),
  }
  yield* writeMade(made)
  yield* beginAtOnce(caller, planned)
  const { fields, values } = changesOf(['name', 'state'], undefined, { ...payload, state: 'Running' })
  return yield* answered(
    caller,
    { kind: 'performanceReviewCycle', action: 'created', id: payload.id, name: payload.name, fields, values },
    madeOf(payload.id),
  )
})

const rowsFor = Effect.fn(function* (caller: Caller, asked: NewCycle) {
  return planOf(asked, yield* TenantSql.use(peopleFor(asked.id)), yield* todayOf(caller))
})

/** What is missing in it, or names what is not there; answers the template. */
const acceptable = Effect.fn(function* (asked: NewCycle) {
  const [problem] = Object.keys(cycleFields.problems(cycleFields.draftOf(asked)))
  if (problem !== undefined) return yield* refusedFor('incomplete', problem)
  const template = yield* templateToUse(asked.templateId)
  if (template === undefined) return yield* refusedFor('unknownTemplate', 'templateId')
  if (asked.reviewerId !== null && (yield* personWithLine(asked.reviewerId)) === undefined)
    return yield* refusedFor('unknownReviewer', 'reviewerId')
  return template
})

/** Whether the very same was asked before; something else under its id is refused. */
const isThere = Effect.fn(function* (asked: NewCycle) {
  const before = yield* cycleToChange(asked.id)
  if (before === undefined) return false
  const isSame = changesOf(Object.keys(asked), before.rules as Record<string, unknown>, asked).fields.length === 0
  return isSame ? true : yield* Effect.fail(alreadyExists)
})

const bodyOfMade = ({ id }: NewCycle) => Effect.map(TenantSql.use(madeOf(id)), ([row]) => row?.body ?? 'null')

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another cycle.')

export const cyclesHandlers = HttpApiBuilder.group(Api, 'reviewCycles', (handlers) =>
  handlers.handleAll({
    list,
    read: readOne,
    calibration,
    preview,
    create,
    act,
    nudge,
    previewAsking,
    askOthers,
    takeBack,
  }),
)
