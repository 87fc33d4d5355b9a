import { HttpServerResponse } from 'effect/http'
import { jsonReply } from './envelope.ts'

/** A window as a list. Where the next one is, its header says (RFC 8288): the same query, after this window's end. */
export const listReply = (
  rows: string,
  path: string,
  { before: _, from: __, after: ___, ...kept }: Readonly<Record<string, string | undefined>>,
  after: string | null,
) => {
  const answer = jsonReply(rows)
  if (after === null) return answer
  const said = Object.entries(kept).filter((one): one is [string, string] => one[1] !== undefined)
  return HttpServerResponse.setHeader(
    answer,
    'link',
    `<${path}?${new URLSearchParams([...said, ['after', after]])}>; rel="next"`,
  )
}
