import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { sectionAsked, settingsOf } from '../../domain/session/settingSections.ts'
import { useActor } from './session.ts'

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
  const called = settingsOf(actor).find(({ id }) => id === asked)?.onPage
  useEffect(() => {
    if (called === undefined) return
    let found: HTMLElement | undefined
    const reach = () => {
      const main = document.querySelector('main')
      const names = [...(main?.querySelectorAll<HTMLElement>('h2, legend, label') ?? [])]
      const name = names.find(({ textContent }) => textContent === called)
      if (name === undefined) return
      if (name !== found) focusOn(name)
      found = name
      const part = name.matches('h2') ? name.closest('section') : name
      part?.scrollIntoView({ block: 'start' })
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
  }, [called])
}

/** The field of a label; a heading takes the focus for this once. */
const focusOn = (name: HTMLElement): void => {
  const control = name instanceof HTMLLabelElement ? name.control : null
  if (control === null) name.tabIndex = -1
  const goal = control ?? name
  goal.focus({ preventScroll: true })
}
