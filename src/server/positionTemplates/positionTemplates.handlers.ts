import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { positionTemplates } from './positionTemplates.store.ts'

export const positionTemplatesHandlers = HttpApiBuilder.group(Api, 'positionTemplates', (handlers) =>
  handlers.handleAll(collectionHandlers('positionTemplates', positionTemplates)),
)
