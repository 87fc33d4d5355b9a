/** The way to the provider and back, noted before the browser leaves: what it comes back with must be read. */
import { startPage } from './returnPage.ts'

const key = 'tenure.signIn.away'

export interface Journey {
  readonly to: 'signIn' | 'signOut'
  /** The page the person wanted when it began. */
  readonly wanted: string
}

export interface Journeys {
  /** The one the browser may be coming back from. */
  current(): Journey | null
  begin(journey: Journey): void
  end(): void
}

export const journeys = (storage: Storage): Journeys => ({
  current: () => read(storage),
  begin: (journey) => storage.setItem(key, JSON.stringify(journey)),
  end: () => storage.removeItem(key),
})

/**
 * A sign-out always ends at the root, and Back from the sign-in page may lead there: then the page wanted before is
 * still the one. A visitor who came to the root any other way wants the root.
 */
export const wantedPage = (
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
  journey: Journey | null,
  wentBack: boolean,
): string => {
  const here = startPage(location)
  const isKept = journey !== null && here === `${location.origin}/` && (journey.to === 'signOut' || wentBack)
  return isKept && URL.parse(journey.wanted)?.origin === location.origin ? journey.wanted : here
}

const read = (storage: Storage): Journey | null => {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    const { to, wanted } = JSON.parse(text) as Partial<Journey>
    return { to: to === 'signOut' ? to : 'signIn', wanted: typeof wanted === 'string' ? wanted : '' }
  } catch {
    return { to: 'signIn', wanted: '' }
  }
}
