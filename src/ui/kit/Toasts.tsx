import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './Button.tsx'
import { slot } from './classes.ts'

type Toast = {
  readonly id: string
  readonly tone: 'success' | 'danger' | 'info'
  readonly text: string
  readonly action?: ReactNode
}

type ToastsProps = {
  readonly toasts: readonly Toast[]
  readonly position?: 'bottom-right' | 'bottom-center'
  readonly onDismiss: (id: string) => void
  /** The pointer or the focus is on them: their time stands still. */
  readonly onPause: () => void
  readonly onResume: () => void
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }

/** The last to come is on top, and a modal dialog hides nothing that is there. */
const inTopLayer = (region: HTMLElement | null) => region?.showPopover()

/** A press leaves the focus where it is: in the dialog below, at the place where somebody types. */
const keepingFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

export const Toasts = ({ toasts, position = 'bottom-right', onDismiss, onPause, onResume }: ToastsProps) =>
  createPortal(
    <section
      ref={inTopLayer}
      popover="manual"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className={slot('toasts', 'viewport', { position })}
      onMouseDown={keepingFocus}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume()
      }}
    >
      <ul>
        {toasts.map(({ id, tone, text, action }) => {
          const Icon = icons[tone]
          return (
            <li key={id} className={slot('toasts', 'toast')} data-tone={tone}>
              <Icon aria-hidden="true" />
              <div className={slot('toasts', 'text')} role={tone === 'danger' ? 'alert' : undefined}>
                {text}
              </div>
              {action}
              <IconButton label="Dismiss" icon={<X />} size="sm" onClick={() => onDismiss(id)} />
            </li>
          )
        })}
      </ul>
    </section>,
    document.body,
  )
