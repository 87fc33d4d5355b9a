import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { slot } from './classes.ts'
import { useStanding } from './standing.ts'

interface SidePanelProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Before the title: a way back. */
  readonly before?: ReactNode
  readonly foot?: ReactNode
  readonly panel?: RefObject<HTMLElement | null>
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/**
 * It stays open beside the page, so that one can read and do; over all of it where there is little room. Escape closes, and
 * so does another that opens: they stand in one place.
 */
export const SidePanel = ({ title, closeLabel, onClose, before, foot, children, ...given }: SidePanelProps) => {
  const [ownPanel, ownHeading] = [useRef<HTMLElement>(null), useRef<HTMLHeadingElement>(null)]
  const { panel = ownPanel, heading = ownHeading } = given
  const name = useId()
  useFocusInside(panel, heading)
  useAlone(onClose)
  useStanding('panel')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <section ref={panel} role="dialog" aria-labelledby={name} className={slot('support', 'panel')} onKeyDown={press}>
      <header className={slot('support', 'head')}>
        {before}
        <h2 id={name} ref={heading} tabIndex={-1} className={slot('support', 'heading')}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} size="sm" onClick={onClose} />
      </header>
      <div className={slot('support', 'body')}>{children}</div>
      {foot ? <footer className={slot('support', 'foot')}>{foot}</footer> : null}
    </section>
  )
}

/** Opened, its field has the focus, or its title; closed, what had it before, or the button of the rail. */
const useFocusInside = (panel: RefObject<HTMLElement | null>, heading: RefObject<HTMLHeadingElement | null>) => {
  useLayoutEffect(() => {
    const inside = panel.current
    const before = document.activeElement
    ;(inside?.querySelector<HTMLElement>('input') ?? heading.current)?.focus()
    // Where it stands below the page, that still shows what it was opened for.
    if (before !== document.body) before?.scrollIntoView?.({ block: 'nearest' })
    return () => {
      if (!inside?.contains(document.activeElement)) return
      const origin = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null
      const button = document.querySelector<HTMLElement>('[data-support]')
      ;(origin ?? button)?.focus()
    }
  }, [panel, heading])
}

let closeShown: (() => void) | null = null

const useAlone = (onClose: () => void) => {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const own = () => close.current()
    const before = closeShown
    closeShown = own
    before?.()
    return () => {
      if (closeShown === own) closeShown = null
    }
  }, [])
}
