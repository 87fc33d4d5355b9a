import { type ReadingAnswer, readingsPath } from '../../contract/readings.ts'

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

/** Asks; the answers wait in `responses` until they are asked for (`preload.ts`). Paths have their query with them. */
export const preloader = (responses: PreloadedResponses, { baseUrl, bearer, fetch }: Asker) => {
  const authorization = `Bearer ${bearer}`

  const ask = (path: string, tenantId: string | null) => {
    const stopping = new AbortController()
    const url = new URL(path, baseUrl).href
    const headers = { authorization, ...(tenantId === null ? {} : { 'tenant-id': tenantId }) }
    const answer = fetch(url, { headers, signal: stopping.signal }).then(
      (response) => (response.ok ? response : null),
      () => null,
    )
    return { tenantId, authorization, answer, stop: () => stopping.abort() }
  }

  const keep = (path: string, reading: PreloadedResponse): void => {
    responses.set(new URL(path, baseUrl).href, reading)
  }

  const together = (paths: ReadonlyArray<string>, tenantId: string): void => {
    const { answer, ...asked } = ask(readingsPath(tenantId, paths.map(belowClient)), tenantId)
    const answers = answer
      .then((response): Promise<ReadonlyArray<ReadingAnswer>> | undefined => response?.json())
      .catch(() => undefined)
    paths.forEach((path, at) => {
      keep(path, { ...asked, answer: answers.then((all) => responseOf(all?.[at])) })
    })
  }

  return {
    /** Who it is and, where the client is known, what its page was made of: what every page waits for in one request. */
    begin: (tenantId: string | null, paths: ReadonlyArray<string>): void => {
      const first = paths.filter(isOfEveryPage)
      if (tenantId === null || first.length === 0) keep(users, ask(users, null))
      else together([users, ...first], tenantId)
      for (const path of paths) if (!isOfEveryPage(path)) keep(path, ask(path, tenantId))
    },
  }
}

const users = '/api/users'

/** Read before any page is drawn (§ 2.2), and small however large the client is. */
const isOfEveryPage = (path: string) =>
  /\/(bootstrapApplication|productPlans|featureFlags|tenantonboarding|positionTemplates|defaultDiscussionPoints|hrDocuments|loggedInEmployee)(\?|$)/.test(
    path,
  )

/** `/api/{tenantId}/featureFlags` without what all of them begin with. */
const belowClient = (path: string) => (path === users ? path : path.split('/').slice(3).join('/'))

const responseOf = (read: ReadingAnswer | undefined) =>
  read !== undefined && read.status >= 200 && read.status < 300 ? new Response(read.body, read) : null
