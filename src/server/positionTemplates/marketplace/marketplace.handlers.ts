import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { GlobalPositionTemplatesGroup } from '../../../contract/positionTemplates.ts'
import { positionTemplatesGate } from '../../../domain/permissions/gate.ts'
import { answer } from '../../http/calls.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { globalTemplate, newestOfEach } from './marketplace.ts'

const calls = GlobalPositionTemplatesGroup.endpoints

/** § 7 GET marketplace/globalPositionTemplates */
const list = answer(calls.list, function* () {
  yield* callerWho(positionTemplatesGate)
  return reply(newestOfEach)
})

/** § 7 GET marketplace/globalPositionTemplates/{id} */
const readOne = answer(calls.read, function* ({ params: { id } }) {
  yield* callerWho(positionTemplatesGate)
  const found = globalTemplate(id)
  return found === undefined ? yield* Effect.fail(notFound) : reply(found)
})

export const globalPositionTemplatesHandlers = HttpApiBuilder.group(Api, 'globalPositionTemplates', (handlers) =>
  handlers.handleAll({ list, read: readOne }),
)
