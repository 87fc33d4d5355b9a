import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { slot, type Variants } from './classes.ts'

type ModalRootProps = {
  readonly kind: NonNullable<Variants<'dialog'>['kind']>
  readonly labelledBy?: string
  readonly label?: string
  readonly width?: number | undefined
  readonly role?: 'dialog' | 'alertdialog'
  /** Escape, and a press beside it where `lightly`. */
  readonly onLeave: () => void
  readonly lightly?: boolean
  readonly children: ReactNode
}

/** In order of preference: what the caller marked, the first thing to fill in, a file to choose, the button that ends it. */
const focusOrder = [
  '[data-autofocus]',
  'input:not([type=hidden], [type=file]), select, textarea',
  '[data-choose]',
  '[data-end]',
]

/**
 * The browser's own modal dialog: focus stays inside, Escape leaves, everything behind is inert, and focus returns to
 * where it came from. Mounted is open.
 */
export const ModalRoot = ({
  kind,
  labelledBy,
  label,
  width,
  role,
  onLeave,
  lightly = false,
  children,
}: ModalRootProps) => {
  const root = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = root.current
    if (!dialog) return
    dialog.showModal()
    for (const selector of focusOrder) {
      const wanted = dialog.querySelector<HTMLElement>(selector)
      wanted?.focus()
      if (wanted) break
    }
    return () => dialog.close()
  }, [])

  const outside = (event: MouseEvent<HTMLDialogElement>) => {
    if (lightly && event.target === event.currentTarget) onLeave()
  }

  // Before the browser makes a close request of it, the second of which it would not let anybody refuse.
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.currentTarget.querySelector('[popover=auto]:popover-open')) return
    event.preventDefault()
    onLeave()
  }

  return (
    <dialog
      ref={root}
      className={slot('dialog', 'root', { kind })}
      style={width === undefined ? undefined : { width }}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClick={outside}
      onKeyDown={press}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onLeave()
      }}
      onClose={(event) => {
        // The browser may close on a second close request whatever we said; the owner still decides.
        const dialog = event.currentTarget
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return
        dialog.showModal()
        onLeave()
      }}
    >
      {children}
    </dialog>
  )
}
