import { read, write } from '../storage/stored.ts'

/** What a client's first screens were made of the last time, in the order in which it was there. */
interface PreloadPaths {
  readonly tenantId: string
  readonly paths: ReadonlyArray<string>
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

/**
 * Keeps, for the time after the page was opened, what it asked for: names of lists, nothing of what they hold. Module
 * data is known this way before the plan says so; what a plan no longer includes is refused once, and not asked again.
 */
export const preloadMemory = (storage: Storage, startedAt: number, now: () => number): PreloadMemory => {
  let noted: PreloadPaths | null = null
  return {
    recall: (tenantId) => {
      const kept = read(storage, key, isFirstReadings)
      return kept?.tenantId === tenantId ? kept.paths : []
    },
    note: ({ method, url }) => {
      if (method !== 'GET' || now() - startedAt > notesForMs) return
      const { pathname, search } = new URL(url)
      const tenantId = isOfTheStart.exec(pathname)?.[1]
      if (tenantId === undefined) return
      const before: PreloadPaths = noted?.tenantId === tenantId ? noted : { tenantId, paths: [] }
      const path = pathname + search
      if (before.paths.includes(path) || before.paths.length >= atMost) return
      noted = { tenantId, paths: [...before.paths, path] }
      write(storage, key, noted)
    },
  }
}

const isFirstReadings = (content: unknown): content is PreloadPaths => {
  const { tenantId, paths } = (content ?? {}) as Partial<PreloadPaths>
  return typeof tenantId === 'string' && Array.isArray(paths) && paths.every(isPath)
}

/** Read back from where anybody could have written: only an address of our own API is ever asked for. */
const isPath = (path: unknown): boolean => typeof path === 'string' && isOfTheStart.test(path.split('?')[0] ?? '')
