import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { AssetAuditsGroup } from '../../../contract/assets.ts'
import { denials } from '../../../domain/assets/wording.ts'
import { answered } from '../../audit/audit.store.ts'
import { change, read } from '../../http/calls.ts'
import { conflicting, unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../../http/envelope.ts'
import { bodyOf } from '../../store/body.ts'
import { writeEvents } from '../assets.store.ts'
import { callerWhoMay } from '../guards.ts'
import { locationToHold } from '../holders.store.ts'
import {
  allAudits,
  assetScanned,
  auditOf,
  auditToClose,
  auditToTick,
  closeRound,
  expectWhatIsIn,
  insertAudit,
  seenIn,
  tick,
  untick,
} from './audits.store.ts'

/** Ours. Who reads the register takes part in an audit; who may change it begins and closes one. */
const calls = AssetAuditsGroup.endpoints

const audits = read(calls.audits, function* () {
  yield* callerWhoMay('Use')
  return allAudits
})

const audit = read(calls.audit, function* ({ params: { auditId } }) {
  yield* callerWhoMay('Use')
  return auditOf(auditId)
})

const startAudit = change(calls.startAudit, function* ({ payload: { id, locationId } }) {
  const caller = yield* callerWhoMay('Modify')
  const place = yield* locationToHold(locationId)
  if (place === undefined)
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'unknownLocation' }, denials, 'locationId'))
  const isNew = yield* insertAudit(caller.employeeId, { id, locationId, locationName: place.name })
  if (!isNew) {
    const before = yield* auditToTick(id)
    return before?.locationId === locationId ? yield* bodyOf(auditOf(id)) : yield* Effect.fail(alreadyExists)
  }
  yield* expectWhatIsIn(id, locationId)
  return yield* answered(caller, { action: 'created', kind: 'assetAudit', id, name: place.name }, auditOf(id))
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another audit.')

/** Two who tick at once wait for nobody: each ticks its own row. */
const seen = change(calls.seen, function* ({ params: { auditId }, payload: { number, isSeen } }) {
  yield* callerWhoMay('Use')
  const round = yield* auditToTick(auditId)
  if (round === undefined) return yield* Effect.fail(notFound)
  if (round.isClosed) return yield* Effect.fail(isClosed)
  const found = yield* assetScanned(number)
  if (found === undefined) return yield* Effect.fail(unknownNumber)
  yield* isSeen ? tick(auditId, found.id) : untick(auditId, found.id)
  return yield* bodyOf(auditOf(auditId))
})

const isClosed = conflicting({ allowed: false, because: 'auditClosed' }, denials)
const unknownNumber = refuse(404, 'unknown_number', denials.unknownNumber, 'number')

/** From now on it says what it says; what was seen has it in its history. */
const closeAudit = change(calls.closeAudit, function* ({ params: { auditId }, payload: { version } }) {
  const caller = yield* callerWhoMay('Modify')
  const round = yield* auditToClose(auditId)
  if (round === undefined) return yield* Effect.fail(notFound)
  if (round.isClosed) return yield* Effect.fail(isClosed)
  if (round.version !== version) return yield* Effect.fail(changedMeanwhile)
  const there = yield* seenIn(auditId)
  yield* writeEvents(
    caller,
    there.map(({ id }) => ({ assetId: id, kind: 'seen', note: round.locationName })),
  )
  yield* closeRound(auditId)
  return yield* answered(
    caller,
    { action: 'closed', kind: 'assetAudit', id: auditId, name: round.locationName },
    auditOf(auditId),
  )
})

export const assetAuditsHandlers = HttpApiBuilder.group(Api, 'assetAudits', (handlers) =>
  handlers.handleAll({ audits, startAudit, audit, seen, closeAudit }),
)
