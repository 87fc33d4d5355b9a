import type { PreloadedResponses } from './preloadedResponses.ts'

export interface PreloadEdges {
  readonly responses: PreloadedResponses
  readonly fetch: typeof fetch
  /** Hears of every reading of the program that succeeded. */
  readonly noted?: (request: Request) => void
}

/** Older than this, a reading is no longer what the server would say now. */
const youngForMs = 15_000

/**
 * In place of `fetch`: gives out readings begun before the program was there. Each is given once, to the very same call
 * of the same person, and never late; what failed is asked for again, so that callers notice nothing of this. A call of
 * another tenant than was expected ends them all.
 */
export const preloadedFetch = ({ responses, fetch, noted }: PreloadEdges): typeof fetch => {
  const dropAll = () => {
    for (const { stop } of responses.values()) stop()
    responses.clear()
  }

  /** What was begun for exactly this call, if anything. */
  const taken = ({ method, url, headers }: Request) => {
    if (responses.size === 0 || method !== 'GET') return
    const tenantId = headers.get('tenant-id')
    if (
      tenantId !== null &&
      [...responses.values()].some((one) => one.tenantId !== null && one.tenantId !== tenantId)
    ) {
      dropAll()
      return
    }
    const known = responses.get(url)
    if (known?.authorization !== headers.get('authorization')) return
    responses.delete(url)
    return known
  }

  setTimeout(dropAll, youngForMs)
  return async (input, init) => {
    const known = input instanceof Request ? taken(input) : undefined
    const response = (await known?.answer) ?? (await fetch(input, init))
    if (response.ok && input instanceof Request) noted?.(input)
    return response
  }
}
