import type { CSSProperties, ReactNode } from 'react'
import { slot } from '../classes.ts'
import { tooltip } from '../tooltip.ts'

/** What a press on a mark means: it leads to its list, or does something here. */
export type Door =
  | { readonly href: string }
  | { readonly isOn?: boolean | undefined; readonly onPress: () => void }
  | undefined

interface MarkProps {
  readonly name: string
  readonly door: Door
  readonly style?: CSSProperties
  /** Only one mark of several that are walked by arrows is a stop of the Tab key. */
  readonly tabIndex?: number
  readonly children: ReactNode
}

/** One mark of a plot under its name: a link, a button, or a picture where it leads nowhere. */
export const Mark = ({ name, door, style, tabIndex, children }: MarkProps) => {
  const shared = { className: slot('plots', 'bar'), style, 'aria-label': name, ...tooltip(name) }
  if (door === undefined)
    return (
      <span role="img" {...shared}>
        {children}
      </span>
    )
  return 'href' in door ? (
    <a href={door.href} tabIndex={tabIndex} {...shared}>
      {children}
    </a>
  ) : (
    <button type="button" tabIndex={tabIndex} aria-pressed={door.isOn} onClick={door.onPress} {...shared}>
      {children}
    </button>
  )
}
