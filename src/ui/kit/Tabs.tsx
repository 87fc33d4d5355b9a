import type { KeyboardEvent } from 'react'
import { slot } from './classes.ts'
import { alongWriting } from './direction.ts'
import { steppedTo } from './stepping.ts'

type Tab = { readonly href: string; readonly label: string; readonly count?: number }

type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The href of the tab that is open. */
  readonly current: string
  /** The id of the element that shows the open tab (`role="tabpanel"`). */
  readonly panelId: string
}

const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = steppedTo(alongWriting(event), tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

/** On a phone the open tab may stand beyond the edge. */
const show = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })

/** Tabs that are addresses: one stop of the Tab key, arrows walk, Enter opens, and each can be linked to. */
export const Tabs = ({ label, tabs, current, panelId }: TabsProps) => (
  <div className={slot('tabs', 'list')} role="tablist" aria-label={label} onKeyDown={walk}>
    {tabs.map(({ href, label: words, count }) => (
      <a
        key={href}
        ref={href === current ? show : null}
        href={href}
        role="tab"
        className={slot('tabs', 'tab')}
        aria-selected={href === current}
        aria-controls={href === current ? panelId : undefined}
        tabIndex={href === current ? 0 : -1}
      >
        {words}
        {count === undefined ? null : <span className={slot('tabs', 'count')}>{count}</span>}
      </a>
    ))}
  </div>
)
