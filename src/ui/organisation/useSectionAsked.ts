import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { sectionAsked, settingsOf } from '../../domain/session/settingSections.ts'
import { useActor } from '../app/session.ts'

/** Sections come one after the other, each when it has its values; what is not there by then is not coming. */
const patience = 10_000
const ownActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the section that the address names to the top and leads the focus there, as soon as it is on the page; and keeps
 * it there while those above it grow, until somebody moves by themself.
 */
export const useSectionAsked = (): void => {
  const actor = useActor()
  const asked = new URLSearchParams(useSearch()).get(sectionAsked)
  const label = settingsOf(actor).find(({ id }) => id === asked)?.label
  useEffect(() => {
    if (label === undefined) return
    let found: HTMLElement | undefined
    const reach = () => {
      const main = document.querySelector('main')
      const heading = [...(main?.querySelectorAll('h2') ?? [])].find((one) => one.textContent === label)
      if (main === null || heading === undefined) return
      if (heading !== found) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      found = heading
      heading.closest('section')?.scrollIntoView({ block: 'start' })
    }
    const watch = new MutationObserver(reach)
    const stop = () => {
      clearTimeout(timer)
      watch.disconnect()
      for (const act of ownActs) removeEventListener(act, stop)
    }
    const timer = setTimeout(stop, patience)
    watch.observe(document.body, { childList: true, subtree: true })
    for (const act of ownActs) addEventListener(act, stop, { passive: true })
    reach()
    return stop
  }, [label])
}
