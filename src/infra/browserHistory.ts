/**
 * The browser's history as the navigation machine uses it. Every entry carries its position, so that a move that was not
 * allowed (unsaved edits) can be taken back exactly, forwards or backwards. An entry without one was made by the person
 * (an edited hash) and stands after ours. One that says what the entry before it says (a dialog was closed there) is
 * stepped over: nothing would be seen to happen.
 */
export interface PageHistory {
  readonly location: () => string
  readonly push: (to: string, replace: boolean) => void
  /** The person's move is accepted, also after it was taken back: from now on, that is where we are. */
  readonly arrived: () => void
  /** Back to where we were before the person moved, until it is decided. */
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
  let address = location()
  /** How far the person had moved, of a move that was taken back. */
  let undone = 0
  /** What follows a move of ours, which nobody else hears of. */
  let moving: (() => void) | null = null
  const mark = () => history.replaceState({ position } satisfies Entry, '')
  if (positionNow() === undefined) mark()

  const here = () => {
    const moved = positionNow()
    position = moved ?? position + 1
    address = location()
    if (moved === undefined) mark()
  }
  const move = (delta: number, then: () => void) => {
    moving = then
    history.go(delta)
  }

  return {
    location,
    push: (to, replace) => {
      undone = 0
      address = to
      if (replace) return history.replaceState({ position } satisfies Entry, '', to)
      position += 1
      history.pushState({ position } satisfies Entry, '', to)
    },
    arrived: () => {
      const delta = undone
      undone = 0
      const again = () => (delta === 0 ? here() : move(delta, here))
      if (moving) moving = again
      else again()
    },
    restore: () => {
      const delta = position - (positionNow() ?? position + 1)
      if (delta === 0) return
      undone = -delta
      move(delta, () => undefined)
    },
    listen: (moved) => {
      const onMove = () => {
        const then = moving
        moving = null
        if (then) return then()
        undone = 0
        const by = Math.sign((positionNow() ?? position) - position)
        if (location() !== address || by === 0) return moved(location())
        here()
        history.go(by)
      }
      browser.addEventListener('popstate', onMove)
      return () => browser.removeEventListener('popstate', onMove)
    },
  }
}
