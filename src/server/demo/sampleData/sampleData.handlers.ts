import { Effect, Option, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { SampleDataGroup } from '../../../contract/sampleData.ts'
import { SampleData } from '../../../domain/organisation/nouns.ts'
import { sampleCount } from '../../../domain/organisation/sampleData.ts'
import { sampleDataDenials } from '../../../domain/organisation/sampleDataWording.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { change, read } from '../../http/calls.ts'
import { refuse } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { bodyOf } from '../../store/body.ts'
import { isLoadedToChange, loadSamples, removeSamples, sampleData } from './sampleData.store.ts'

const calls = SampleDataGroup.endpoints
const refusal = (code: keyof typeof sampleDataDenials) => Effect.fail(refuse(409, code, sampleDataDenials[code]))

const show = read(calls.show, function* () {
  yield* callerWho({ role: 'admin' })
  return sampleData
})

const load = change(calls.load, function* () {
  const caller = yield* callerWho({ role: 'admin' })
  if (yield* isLoadedToChange) return yield* refusal('already_loaded')
  const count = yield* loadSamples(caller)
  yield* recordChange(caller, {
    action: 'created',
    kind: 'sampleData',
    id: caller.tenantId,
    values: [{ field: 'records', before: null, after: String(count) }],
    fields: ['records'],
  })
  return yield* bodyOf(sampleData)
})

const asSampleData = Schema.decodeUnknownOption(Schema.fromJsonString(SampleData))

/** What was shown before is what is done: where it has become something else, it is looked at again. */
const remove = change(calls.remove, function* ({ payload: { digest } }) {
  const caller = yield* callerWho({ role: 'admin' })
  if (!(yield* isLoadedToChange)) return yield* refusal('not_loaded')
  const seen = Option.getOrNull(asSampleData(yield* bodyOf(sampleData)))
  if (seen?.digest !== digest) return yield* refusal('changed_meanwhile')
  yield* removeSamples(seen.staying.length > 0)
  yield* recordChange(caller, {
    action: 'removed',
    kind: 'sampleData',
    id: caller.tenantId,
    values: [
      { field: 'records', before: String(sampleCount(seen.going)), after: null },
      { field: 'kept', before: null, after: String(seen.staying.length) },
    ],
    fields: ['records', 'kept'],
  })
  return yield* bodyOf(sampleData)
})

export const sampleDataHandlers = HttpApiBuilder.group(Api, 'sampleData', (handlers) =>
  handlers.handleAll({ show, load, remove }),
)
