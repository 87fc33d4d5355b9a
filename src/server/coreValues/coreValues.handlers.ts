import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { coreValues } from './coreValues.store.ts'

export const coreValuesHandlers = HttpApiBuilder.group(Api, 'coreValues', (handlers) =>
  handlers.handleAll(collectionHandlers('coreValues', coreValues)),
)
