import { useEffect } from 'react'
import { whenIdle } from './idle.ts'
import { late } from './late.ts'

const overlays = late(async () => (await import('./overlays/all.ts')).overlays)
const fields = late(async () => (await import('./fields/all.ts')).fields)

/** What overlays open is in a file of its own, and what fields open in another. */
export const fetchOverlays = overlays.fetch
export const fetchFields = fields.fetch

/** Undefined until they have come; what is wanted meanwhile is shown then. */
export const useOverlays = overlays.use
export const usingFields = fields.use

/**
 * Fetched for all once the page is there and the browser has nothing better to do; at once when the pointer or the focus
 * comes to what opens one, as it does before every press.
 */
export const useOverlaysWhenIdle = (): ReturnType<typeof useOverlays> => {
  useEffect(() => {
    whenIdle(() => {
      overlays.fetchNow()
      fields.fetchNow()
    })
    const heed = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.closest('[aria-haspopup]')) overlays.fetchNow()
      if (target.closest('input[role=combobox], [data-field]')) fields.fetchNow()
    }
    const hints = ['pointerover', 'focusin']
    for (const hint of hints) document.addEventListener(hint, heed, { passive: true })
    return () => {
      for (const hint of hints) document.removeEventListener(hint, heed)
    }
  }, [])
  return useOverlays(false)
}
