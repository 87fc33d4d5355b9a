import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { slot } from '../../kit/classes.ts'
import { offerId } from './slash.ts'
import type { TextView } from './view.ts'

interface SlashMenuProps {
  readonly view: TextView
  readonly listId: string
}

/** What a slash offers, below it. The text keeps the focus and says which of them it would take. */
export const SlashMenu = ({ view, listId }: SlashMenuProps) => {
  const slash = useSyncExternalStore(view.subscribe, view.slash)
  const list = useRef<HTMLDivElement>(null)
  const at = slash?.at
  useLayoutEffect(() => {
    if (at !== undefined) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (slash === null) return null
  return (
    <div
      ref={list}
      id={listId}
      className={slot('writing', 'offers')}
      role="listbox"
      tabIndex={-1}
      aria-label="Insert"
      style={slash.place}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {slash.offered.map((tool, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus, and names the one it would take
        <div
          key={tool.name}
          id={offerId(listId, index)}
          role="option"
          aria-selected={index === slash.at}
          onClick={() => view.take(tool.name)}
        >
          <tool.icon aria-hidden="true" />
          {tool.label}
        </div>
      ))}
    </div>
  )
}
