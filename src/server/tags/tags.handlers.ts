import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { jsonReply } from '../http/envelope.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { rowsOf } from '../store/database.ts'
import { tagCollection, tags } from './tags.store.ts'

const { create, update, remove, uses, merge } = collectionHandlers('tags', tagCollection)

export const tagsHandlers = HttpApiBuilder.group(Api, 'tags', (handlers) =>
  handlers.handleAll({
    list: Effect.fn(function* () {
      const caller = yield* CurrentCaller
      const [row] = yield* rowsOf(caller, tags(caller))
      return jsonReply(row?.body ?? '[]')
    }),
    create,
    update,
    remove,
    uses,
    merge,
  }),
)
