import type { ReactNode } from 'react'
import type { Variants } from './classes.ts'
import { useOverlays } from './overlays.ts'

export type ModalRootProps = {
  readonly kind: NonNullable<Variants<'dialog'>['kind']>
  readonly labelledBy?: string
  /** What is read with its name. */
  readonly describedBy?: string | undefined
  readonly label?: string
  readonly width?: number | undefined
  /** Escape, and a press beside it where `lightly`. */
  readonly onLeave: () => void
  readonly lightly?: boolean
  readonly children: ReactNode
}

/**
 * Focus stays inside, Escape leaves, everything behind is out of reach, and focus returns to where it came from. Mounted
 * is open, as soon as the code for it is there.
 */
export const ModalRoot = (props: ModalRootProps) => {
  const overlays = useOverlays(true)
  return overlays ? <overlays.Modal {...props} /> : null
}
