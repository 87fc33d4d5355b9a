import type { Send } from './client.ts'

/**
 * Readings begun before the program that wants them is there. Each is given out once, to the very same call of the same
 * person, and never late; whatever did not succeed is asked for again as if nothing had happened, so nobody has to know
 * of this. A call of another tenant than was expected ends them all.
 */
export interface Ahead {
  /** Begins a reading and answers nothing: the program asks when it is there. */
  readonly begin: Send
  /** In place of `fetch`. */
  readonly fetch: typeof fetch
}

export interface AheadEdges {
  /** Hears of every reading of the program that succeeded. */
  readonly noted?: (request: Request) => void
  readonly baseUrl: string
  readonly bearer: string
  readonly fetch: typeof fetch
}

interface Begun {
  readonly tenantId: string | null
  readonly answer: Promise<Response | null>
  readonly stop: () => void
}

/** Older than this, a reading is no longer what the server would say now. */
const youngForMs = 15_000

export const aheadOf = ({ baseUrl, bearer, fetch, noted }: AheadEdges): Ahead => {
  const begun = new Map<string, Begun>()
  const authorization = `Bearer ${bearer}`
  const dropAll = () => {
    for (const { stop } of begun.values()) stop()
    begun.clear()
  }

  /** What was begun for exactly this call, if anything; it is given out only once. */
  const taken = (request: Request): Begun | undefined => {
    if (begun.size === 0 || request.method !== 'GET' || request.headers.get('authorization') !== authorization) return
    const known = begun.get(request.url)
    const tenantId = request.headers.get('tenant-id')
    if (tenantId !== null && [...begun.values()].some((one) => one.tenantId !== null && one.tenantId !== tenantId)) {
      dropAll()
      return
    }
    begun.delete(request.url)
    return known
  }

  setTimeout(dropAll, youngForMs)
  return {
    begin: ({ path, query, headers }) => {
      const url = new URL(path, baseUrl)
      for (const [name, value] of Object.entries(query ?? {}))
        if (value !== undefined) url.searchParams.set(name, value)
      const stopping = new AbortController()
      const asked = new Request(url, { headers: { ...headers, authorization }, signal: stopping.signal })
      begun.set(asked.url, {
        tenantId: asked.headers.get('tenant-id'),
        answer: fetch(asked).then(
          (response) => (response.ok ? response : null),
          () => null,
        ),
        stop: () => stopping.abort(),
      })
      return new Promise(() => {})
    },
    fetch: async (input, init) => {
      const known = input instanceof Request ? taken(input) : undefined
      const response = (await known?.answer) ?? (await fetch(input, init))
      if (response.ok && input instanceof Request) noted?.(input)
      return response
    },
  }
}
