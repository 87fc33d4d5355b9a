import { read, write } from '../storage/stored.ts'

/** What a client's pages were made of the last time, each in the order in which it was there; the last one seen stands last. */
interface PreloadPaths {
  readonly tenantId: string
  readonly pages: ReadonlyArray<readonly [page: string, paths: ReadonlyArray<string>]>
}

export interface PreloadMemory {
  /** Paths with their query; none for a client that was not the last. */
  readonly recall: (tenantId: string) => ReadonlyArray<string>
  /** Hears of every reading that succeeded. */
  readonly note: (request: Request) => void
}

const key = 'tenure.firstReadings'
const notesForMs = 5_000
const atMost = 12

/**
 * The lists and the person everything starts from; never a single record, nor the record of changes, which only the pages
 * that show them need.
 */
const isOfTheStart = /^\/api\/([^/]+)\/(?:(?!audit$)[A-Za-z]+|employees\/loggedInEmployee)$/

const pagesMost = 20

/** A page by its address, whichever record it shows. */
const pageOf = (path: string): string => path.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '*')

/** Of a page that was not seen before: what all others were made of. */
const common = ([first, ...others]: PreloadPaths['pages']): ReadonlyArray<string> =>
  first?.[1].filter((path) => others.every(([, paths]) => paths.includes(path))) ?? []

/** Where the browser is, and what its clock says, in milliseconds. */
interface Page {
  readonly path: () => string
  readonly now: () => number
}

export const pageOpened: Page = { path: () => window.location.pathname, now: () => performance.now() }

/**
 * Keeps, for the time after a page was opened, what it asked for: names of lists, nothing of what they hold. Module
 * data is known this way before the plan says so; what a plan no longer includes is refused once, and not asked again.
 */
export const preloadMemory = (storage: Storage, { path: shown, now }: Page): PreloadMemory => {
  const startedAt = now()
  const page = pageOf(shown())
  let noted: ReadonlyArray<string> = []
  /** Read once: every list of a first screen is noted while it is drawn. */
  let known: PreloadPaths | null | undefined
  const pagesOf = (tenantId: string): PreloadPaths['pages'] => {
    if (known === undefined) known = read(storage, key, isFirstReadings)
    return known?.tenantId === tenantId ? known.pages : []
  }
  return {
    recall: (tenantId) => {
      const pages = pagesOf(tenantId)
      return pages.find(([name]) => name === page)?.[1] ?? common(pages)
    },
    note: ({ method, url }) => {
      if (method !== 'GET' || now() - startedAt > notesForMs || pageOf(shown()) !== page) return
      const { pathname, search } = new URL(url)
      const tenantId = isOfTheStart.exec(pathname)?.[1]
      if (tenantId === undefined) return
      const path = pathname + search
      const before = noted.filter((one) => one.startsWith(`/api/${tenantId}/`))
      if (before.includes(path) || before.length >= atMost) return
      noted = [...before, path]
      const others = pagesOf(tenantId).filter(([name]) => name !== page)
      write(storage, key, { tenantId, pages: [...others.slice(1 - pagesMost), [page, noted]] } satisfies PreloadPaths)
    },
  }
}

const isFirstReadings = (content: unknown): content is PreloadPaths => {
  const { tenantId, pages } = (content ?? {}) as Partial<PreloadPaths>
  return (
    typeof tenantId === 'string' &&
    Array.isArray(pages) &&
    pages.every(
      (page: unknown) =>
        Array.isArray(page) && typeof page[0] === 'string' && Array.isArray(page[1]) && page[1].every(isPath),
    )
  )
}

/** Read back from where anybody could have written: only an address of our own API is ever asked for. */
const isPath = (path: unknown): boolean => typeof path === 'string' && isOfTheStart.test(path.split('?')[0] ?? '')
