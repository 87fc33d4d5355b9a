import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { DashboardGroup } from '../../../contract/dashboard.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { mayChooseTiles, standardTiles } from '../../../domain/home/dashboard/choosing.ts'
import { hiddenSentence, tileDenials } from '../../../domain/home/dashboard/dashboardWording.ts'
import type { Dashboard } from '../../../domain/home/dashboard/nouns.ts'
import { isTileName, offeredTiles, tileAccess } from '../../../domain/home/dashboard/tiles.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import { answer } from '../../http/calls.ts'
import { decidedBy } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { todayOf } from '../../http/today.ts'
import { firstRow, rowsOf, transact } from '../../store/database.ts'
import { keepTiles, type StoredDashboard, storedOf } from './dashboard.store.ts'
import { tileSources } from './tileSources.ts'

const calls = DashboardGroup.endpoints
const { acceptable } = decidedBy(tileDenials)

const inside = callerWho({ role: 'adminOrManager' })

const shown = (caller: Caller, stored: StoredDashboard | undefined): Dashboard =>
  stored === undefined
    ? { version: 0, tiles: standardTiles(offeredTiles(caller, caller)) }
    : { version: stored.version, tiles: stored.tiles.filter(isTileName) }

const read = answer(calls.read, function* () {
  const caller = yield* inside
  const [stored] = yield* rowsOf(caller, storedOf(caller))
  return reply(shown(caller, stored))
})

const save = answer(calls.save, function* ({ payload }) {
  const caller = yield* inside
  const kept = yield* transact(caller, function* () {
    const before = shown(caller, yield* firstRow(storedOf(caller)))
    if (before.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
    yield* acceptable(mayChooseTiles(payload.tiles, before.tiles, offeredTiles(caller, caller)), 'tiles')
    return (yield* keepTiles(caller, payload)) ?? (yield* Effect.fail(changedMeanwhile))
  })
  return reply(shown(caller, kept))
})

/** One tile. Each is asked for by itself: one that is slow, fails or is switched off leaves the others alone. */
const tile = answer(calls.tile, function* ({ params: { name } }) {
  const caller = yield* CurrentCaller
  if (!isTileName(name)) return yield* Effect.fail(notFound)
  const may = tileAccess(name, caller, caller)
  if (!may.allowed) return yield* Effect.fail(refuse(403, codeOf(may.because), hiddenSentence(name, may.because)))
  const today = yield* todayOf(caller)
  const now = yield* Clock.currentTimeMillis
  return reply({ name, today, figures: yield* tileSources[name]({ caller, today, now }) })
})

export const dashboardHandlers = HttpApiBuilder.group(Api, 'dashboard', (handlers) =>
  handlers.handleAll({ read, save, tile }),
)
