import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { alongWriting } from '../../kit/direction.ts'
import { steppedTo } from '../../kit/stepping.ts'
import { ImageBar } from './ImageBar.tsx'
import { keyShortcuts, namedWithKeys, type TableTool, type Tool, tableTools, tools } from './tools.ts'
import type { TextView } from './view.ts'

interface ToolbarProps {
  readonly view: TextView
  readonly textId: string
  readonly bar: Ref<HTMLDivElement>
  readonly onLink: () => void
  /** An image was put there just now. */
  readonly hasNewImage: RefObject<boolean>
}

/** The tools of the text; and below them those of the table, while one stands in one, or what is said of an image that is selected. */
export const Toolbar = ({ view, textId, bar, onLink, hasNewImage }: ToolbarProps) => {
  const state = useSyncExternalStore(view.subscribe, view.textState)
  const image = useSyncExternalStore(view.subscribe, view.image)
  const press = ({ name }: Tool) => (name === 'link' ? onLink() : view.run(name))
  return (
    <div ref={bar} className={slot('writing', 'tools')}>
      <Tools label="Text tools" view={view} textId={textId} groups={tools}>
        {(tool, stop) => (
          <IconButton
            {...stop}
            key={tool.name}
            label={namedWithKeys(tool)}
            icon={<tool.icon aria-hidden="true" />}
            aria-keyshortcuts={keyShortcuts(tool)}
            aria-pressed={tool.isToggle ? state.has(tool.name) : undefined}
            denied={tool.denied?.(state)}
            onClick={() => press(tool)}
          />
        )}
      </Tools>
      {state.has('inTable') ? (
        <Tools<TableTool> label="Table tools" view={view} textId={textId} groups={tableTools}>
          {(tool, stop) => (
            <Button
              {...stop}
              key={tool.name}
              size="sm"
              tone="ghost"
              aria-pressed={tool.isToggle ? state.has(tool.name) : undefined}
              denied={tool.denied?.(state)}
              onClick={() => view.run(tool.name)}
            >
              {tool.label}
            </Button>
          )}
        </Tools>
      ) : null}
      {image === null ? null : <ImageBar key={image.id} view={view} image={image} isNew={hasNewImage} />}
    </div>
  )
}

interface Stop {
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
}

interface ToolsProps<T> extends Pick<ToolbarProps, 'view' | 'textId'> {
  readonly label: string
  readonly groups: ReadonlyArray<ReadonlyArray<T>>
  readonly children: (tool: T, stop: Stop) => ReactNode
}

/** One stop of the Tab key: arrows walk, Escape leads back into the text. */
const Tools = <T extends { readonly name: string }>({ label, view, textId, groups, children }: ToolsProps<T>) => {
  const [stop, setStop] = useState(0)
  const inOrder = groups.flat()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return view.focus()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const next = steppedTo(alongWriting(event), stop, inOrder.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={textId}
      onKeyDown={walk}
      // The selection stays where it is while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index === 0 ? null : <span className={slot('writing', 'between')} aria-hidden="true" />}
          {group.map((tool) => {
            const at = inOrder.indexOf(tool)
            return children(tool, { tabIndex: at === stop ? 0 : -1, onFocus: () => setStop(at) })
          })}
        </Fragment>
      ))}
    </div>
  )
}
