/** The answers of a long list that is read a window at a time (`store/windows.ts`). */
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { Caller } from '../../contract/callers.ts'
import { type Query, rowsOf } from '../store/database.ts'
import {
  type AskedWindow,
  edgesOf,
  type Order,
  type Reading,
  readingOf,
  type WindowRow,
  windowJson,
} from '../store/windows.ts'
import { jsonReply } from './envelope.ts'

interface Windowed {
  readonly caller: Caller
  readonly reading: Reading
  readonly found: WindowRow
}

const nothing: WindowRow = { rows: '[]', found: 0, nearest: null, farthest: null }

/** The window that the query asks for; a 422 where its cursor leads nowhere. */
export const readWindow = Effect.fn(function* (
  caller: Caller,
  query: AskedWindow,
  order: Order,
  statement: (reading: Reading) => Query<WindowRow>,
) {
  const reading = yield* readingOf(query, order)
  const [row] = yield* rowsOf(caller, statement(reading))
  return { caller, reading, found: row ?? nothing } satisfies Windowed
})

/** With where the next ones begin. */
export const windowReply = ({ reading, found }: Windowed) => jsonReply(windowJson(reading, found))

/** The rows alone. Where the next window is, its header says (RFC 8288): the same query, after this window's end. */
export const listReply = (
  path: string,
  { before: _, from: __, after: ___, ...kept }: Readonly<Record<string, string | undefined>>,
  { caller, reading, found }: Windowed,
) => {
  const answer = jsonReply(found.rows)
  const { after } = edgesOf(reading, found)
  if (after === null) return answer
  const said = Object.entries(kept).filter((one): one is [string, string] => one[1] !== undefined)
  return HttpServerResponse.setHeader(
    answer,
    'link',
    `</api/${caller.tenantId}/${path}?${new URLSearchParams([...said, ['after', after]])}>; rel="next"`,
  )
}
