/** A reading that was asked for before the program that wants it was there. */
interface PreloadedResponse {
  readonly tenantId: string | null
  readonly authorization: string
  /** Null when it did not succeed. */
  readonly answer: Promise<Response | null>
  readonly stop: () => void
}

/** By the whole address. */
export type PreloadedResponses = Map<string, PreloadedResponse>

interface Asker {
  readonly baseUrl: string
  readonly bearer: string
  readonly fetch: typeof fetch
}

/** Asks; the answers wait in `begun` until they are asked for (`preload.ts`). A path has its query with it. */
export const preloader =
  (responses: PreloadedResponses, { baseUrl, bearer, fetch }: Asker) =>
  (path: string, tenantId: string | null): void => {
    const url = new URL(path, baseUrl).href
    const authorization = `Bearer ${bearer}`
    const stopping = new AbortController()
    responses.set(url, {
      tenantId,
      authorization,
      answer: fetch(url, {
        headers: { authorization, ...(tenantId === null ? {} : { 'tenant-id': tenantId }) },
        signal: stopping.signal,
      }).then(
        (response) => (response.ok ? response : null),
        () => null,
      ),
      stop: () => stopping.abort(),
    })
  }
