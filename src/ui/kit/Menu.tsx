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

type MenuProps = OpenerButton & { readonly align?: Align; readonly items: readonly MenuEntry[] }

/** WAI-ARIA menu button: arrows, Home, End, letters; Escape and Tab close. */
export const Menu = ({ items, align = 'start', ...button }: MenuProps) => {
  const { opening, opened, overlays } = useOpening()
  return (
    <>
      <Opener {...button} kind="menu" opening={opening} isShown={opened !== null && overlays !== undefined} />
      {opened && overlays ? <overlays.MenuPanel opened={opened} align={align} items={items} /> : null}
    </>
  )
}
