import { inTurns, spreadOf } from './rounds.ts'
import { tokenFrom } from './signIn.ts'
import type { Line } from './table.ts'
import { tenantIdOf, type tenants } from './tenure.ts'

export type Client = keyof typeof tenants

const rounds = 41

interface Answer {
  /** In milliseconds, with its last byte. */
  readonly took: number
  readonly body: string
}

/** Questions to the whole server by Ava, the admin of the small client and of the large one. */
export const askingAt = async (url: string) => {
  const token = await tokenFrom(url)

  /** With `json` it is a call that changes something. Fails when it is refused. */
  const ask = async (client: Client, path: string, json?: object, method = 'POST'): Promise<Answer> => {
    const tenantId = tenantIdOf(client)
    const headers = {
      authorization: `Bearer ${token}`,
      'tenant-id': tenantId,
      'content-type': 'application/json',
      'accept-encoding': 'br',
    }
    const began = performance.now()
    const response = await fetch(`${url}/api/${tenantId}/${path}`, {
      headers,
      ...(json === undefined ? {} : { method, body: JSON.stringify(json) }),
    })
    const body = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`)
    return { took: performance.now() - began, body }
  }

  const answer = async <A>(client: Client, path: string): Promise<A> =>
    (JSON.parse((await ask(client, path)).body) as { readonly data: A }).data

  /** What it takes in the large client, as a share of what `small` takes in the small one. */
  const compared = async (what: string, large: string, small = large): Promise<Line> => {
    const [ours, floor] = [
      async () => (await ask('tenThousand', large)).took,
      async () => (await ask('hundred', small)).took,
    ]
    await inTurns(5, ours, floor)
    const pairs = await inTurns(rounds, ours, floor)
    const [ofLarge, ofSmall] = [spreadOf(pairs.map((pair) => pair.ours)), spreadOf(pairs.map((pair) => pair.floor))]
    return {
      what,
      measured: {
        median: ofLarge.median / ofSmall.median,
        low: ofLarge.low / ofSmall.low,
        high: ofLarge.high / ofSmall.high,
      },
      goal: { atMost: 1.3 },
      unit: ' ×',
      note: `${ofLarge.median.toFixed(1)} ms beside ${ofSmall.median.toFixed(1)} ms`,
    }
  }

  /** In the large client. */
  const timed = async (
    what: string,
    atMost: number,
    times: number,
    asked: string | (() => Promise<Answer>),
  ): Promise<Line> => {
    const once = typeof asked === 'string' ? () => ask('tenThousand', asked) : asked
    await once()
    const took: number[] = []
    for (let at = 0; at < times; at++) took.push((await once()).took)
    return { what, measured: spreadOf(took), goal: { atMost }, unit: ' ms' }
  }

  return { ask, answer, compared, timed }
}
