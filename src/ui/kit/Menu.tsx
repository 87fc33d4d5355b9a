import type { ReactNode } from 'react'
import { Opener, type OpenerButton, useOpening } from './Opener.tsx'
import type { Align } from './overlays/floating.ts'

export type MenuAction = {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** Why it cannot be chosen now; it stays in the menu and says so. */
  readonly denied?: string | undefined
  /** Marks the one of several that holds now. */
  readonly checked?: boolean
} & ({ readonly href: string } | { readonly onSelect: () => void })

export type MenuEntry = MenuAction | 'separator' | { readonly heading: ReactNode; readonly id: string }

/** Draws the menu with these entries. */
export type ShowEntries = (items: readonly MenuEntry[]) => ReactNode

export type MenuPlace = ReturnType<typeof useOpening>

type MenuProps = OpenerButton & {
  readonly align?: Align
  /** Of what stands there as long as its code is on its way, too: a press, and the focus, stay with the place. */
  readonly place?: MenuPlace | undefined
  /** Null while their code is on its way: a press is kept until it is there. */
  readonly items: readonly MenuEntry[] | ((show: ShowEntries) => ReactNode) | null
}

/** WAI-ARIA menu button: arrows, Home, End, letters; Escape and Tab close. */
export const Menu = ({ items, align = 'start', place, ...button }: MenuProps) => {
  const own = useOpening()
  const { opening, opened, overlays } = place ?? own
  const Panel = overlays?.MenuPanel
  const show: ShowEntries = (entries) =>
    opened && Panel ? <Panel opened={opened} align={align} items={entries} /> : null
  const isShown = opened !== null && Panel !== undefined && items !== null
  return (
    <>
      <Opener {...button} kind="menu" opening={opening} isShown={isShown} />
      {isShown ? (typeof items === 'function' ? items(show) : show(items)) : null}
    </>
  )
}
