import { useLayoutEffect } from 'react'

/** What the rest of the page makes room for: a panel beside it, a bar at its foot, a dialog over it. */
type Standing = 'panel' | 'foot' | 'dialog'

const standing: Standing[] = []

/**
 * Says on the body that it stands there: a style asks for `[data-standing~=foot]`. `body:has(…)` would ask for the same
 * without this, and the browser would work out the styles of the whole page whenever any button comes or goes.
 */
export const useStanding = (what: Standing, isThere = true): void =>
  useLayoutEffect(() => {
    if (!isThere) return
    standing.push(what)
    say()
    return () => {
      standing.splice(standing.indexOf(what), 1)
      say()
    }
  }, [what, isThere])

const say = () => {
  document.body.dataset.standing = standing.join(' ')
}
