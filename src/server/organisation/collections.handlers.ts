import { Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { collectionHandlers } from './collection.handlers.ts'
import { categories, departments, meetingLocations } from './collections.ts'

export const organisationHandlers = Layer.mergeAll(
  HttpApiBuilder.group(Api, 'categories', (handlers) =>
    handlers.handleAll(collectionHandlers('categories', categories)),
  ),
  HttpApiBuilder.group(Api, 'departments', (handlers) =>
    handlers.handleAll(collectionHandlers('departments', departments)),
  ),
  HttpApiBuilder.group(Api, 'meetingLocations', (handlers) =>
    handlers.handleAll(collectionHandlers('meetingLocations', meetingLocations)),
  ),
)
