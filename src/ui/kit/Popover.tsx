import type { ReactNode } from 'react'
import { Opener, type OpenerButton, useOpening } from './Opener.tsx'
import type { Align } from './overlays/floating.ts'

type PopoverProps = OpenerButton & {
  readonly align?: Align
  /** Rendered only while it is open. */
  readonly content: (close: () => void) => ReactNode
}

/** A button and the panel it opens, which closes on Escape, on a press outside and when the focus leaves it. */
export const Popover = ({ content, align = 'start', ...button }: PopoverProps) => {
  const { opening, opened, overlays } = useOpening()
  return (
    <>
      <Opener {...button} kind="dialog" opening={opening} isShown={opened !== null && overlays !== undefined} />
      {opened && overlays ? (
        <overlays.PopoverPanel opened={opened} align={align}>
          {content(opened.close)}
        </overlays.PopoverPanel>
      ) : null}
    </>
  )
}
