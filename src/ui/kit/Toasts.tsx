import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
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

export const Toasts = ({ toasts, position = 'bottom-right', onDismiss, onPause, onResume }: ToastsProps) => (
  <section aria-label="Notifications">
    <ul
      className={slot('toasts', 'viewport', { position })}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume()
      }}
    >
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
  </section>
)
