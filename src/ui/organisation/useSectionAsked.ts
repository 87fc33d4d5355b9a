import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { sectionAsked, settingsOf } from '../../domain/session/settingSections.ts'
import { useActor } from '../app/session.ts'

/** Sections come one after the other, each when it has its values; what is not there by then is not coming. */
const patience = 10_000

/** Brings the section that the address names to the top and leads the focus there, as soon as it is on the page. */
export const useSectionAsked = (): void => {
  const actor = useActor()
  const asked = new URLSearchParams(useSearch()).get(sectionAsked)
  const label = settingsOf(actor).find(({ id }) => id === asked)?.label
  useEffect(() => {
    if (label === undefined) return
    const reach = () => {
      const heading = [...document.querySelectorAll<HTMLElement>('main h2')].find((one) => one.textContent === label)
      if (heading === undefined) return
      stop()
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      heading.closest('section')?.scrollIntoView({ block: 'start' })
    }
    const watch = new MutationObserver(reach)
    const timer = setTimeout(() => watch.disconnect(), patience)
    const stop = () => {
      clearTimeout(timer)
      watch.disconnect()
    }
    watch.observe(document.body, { childList: true, subtree: true })
    reach()
    return stop
  }, [label])
}
