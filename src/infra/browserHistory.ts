/**
 * The browser's history as the navigation machine uses it. Every entry carries its position, so that a move that was not
 * allowed (unsaved edits) can be taken back exactly, forwards or backwards. An entry without one was made by the person
 * (an edited hash) and stands after ours.
 */
export interface PageHistory {
  readonly location: () => string
  readonly push: (to: string, replace: boolean) => void
  /** The person's move is accepted: from now on, this is where we are. */
  readonly arrived: () => void
  /** Back to where we were before the person moved. */
  readonly restore: () => void
  /** Hears of moves by the person: back, forward, an edited hash. Answers how to stop listening. */
  readonly listen: (moved: (to: string) => void) => () => void
}

interface Entry {
  readonly position: number
}

export const pageHistory = (
  browser: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
): PageHistory => {
  const { history } = browser
  const location = () => browser.location.pathname + browser.location.search + browser.location.hash
  const positionNow = () => (history.state as Partial<Entry> | null)?.position
  let position = positionNow() ?? 0
  let isRestoring = false
  const mark = () => history.replaceState({ position } satisfies Entry, '')
  if (positionNow() === undefined) mark()

  return {
    location,
    push: (to, replace) => {
      if (replace) return history.replaceState({ position } satisfies Entry, '', to)
      position += 1
      history.pushState({ position } satisfies Entry, '', to)
    },
    arrived: () => {
      const moved = positionNow()
      position = moved ?? position + 1
      if (moved === undefined) mark()
    },
    restore: () => {
      const delta = position - (positionNow() ?? position + 1)
      if (delta === 0) return
      isRestoring = true
      history.go(delta)
    },
    listen: (moved) => {
      const onMove = () => {
        if (isRestoring) {
          isRestoring = false
          return
        }
        moved(location())
      }
      browser.addEventListener('popstate', onMove)
      return () => browser.removeEventListener('popstate', onMove)
    },
  }
}
