import { Fragment, type KeyboardEvent, type Ref, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { alongWriting } from '../../kit/direction.ts'
import { steppedTo } from '../../kit/stepping.ts'
import { keyShortcuts, namedWithKeys, type Tool, tools } from './tools.ts'
import type { TextView } from './view.ts'

interface ToolbarProps {
  readonly view: TextView
  readonly textId: string
  readonly bar: Ref<HTMLDivElement>
  readonly onLink: () => void
}

const inOrder = tools.flat()

/** One stop of the Tab key: arrows walk, Escape leads back into the text. */
export const Toolbar = ({ view, textId, bar, onLink }: ToolbarProps) => {
  const state = useSyncExternalStore(view.subscribe, view.textState)
  const [stop, setStop] = useState(0)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return view.focus()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const next = steppedTo(alongWriting(event), stop, inOrder.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  const press = ({ name }: Tool) => (name === 'link' ? onLink() : view.run(name))
  return (
    <div
      ref={bar}
      className={slot('writing', 'tools')}
      role="toolbar"
      aria-label="Toolbar"
      aria-controls={textId}
      onKeyDown={walk}
      // The selection stays where it is while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index === 0 ? null : <span className={slot('writing', 'between')} aria-hidden="true" />}
          {group.map((tool) => (
            <IconButton
              key={tool.name}
              label={namedWithKeys(tool)}
              icon={<tool.icon aria-hidden="true" />}
              aria-keyshortcuts={keyShortcuts(tool)}
              aria-pressed={tool.isToggle ? state.has(tool.name) : undefined}
              tabIndex={inOrder[stop] === tool ? 0 : -1}
              denied={tool.denied?.(state)}
              onFocus={() => setStop(inOrder.indexOf(tool))}
              onClick={() => press(tool)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  )
}
