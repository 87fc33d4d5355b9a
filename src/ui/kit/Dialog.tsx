import type { ReactNode } from 'react'
import type { ButtonTone } from './Button.tsx'
import { useOverlays } from './overlays.ts'

export type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The verb ("Terminate Ada Ng"). */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: Extract<ButtonTone, 'solid' | 'danger'>
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The answer is awaited: confirm spins, nothing leaves. */
  readonly busy?: boolean
  /** Why it did not work; the dialog stays open. */
  readonly error?: ReactNode
  /** Why it cannot be confirmed yet. */
  readonly denied?: string | undefined
  readonly width?: number
  /** Replaces the two buttons. */
  readonly footer?: ReactNode
}

/** Mounted is open, as soon as the code for it is there. Enter in a field confirms; Escape is Cancel. */
export const Dialog = (props: DialogProps) => {
  const overlays = useOverlays(true)
  return overlays ? <overlays.DialogForm {...props} /> : null
}
