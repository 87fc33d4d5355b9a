import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Banner } from './Banner.tsx'
import { Button, type ButtonTone, IconButton } from './Button.tsx'
import { slot } from './classes.ts'
import { ModalRoot } from './ModalRoot.tsx'

type DialogProps = {
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

/** Mounted is open. Enter in a field confirms; Escape is Cancel. */
export const Dialog = ({ title, children, busy = false, error, onCancel, width, footer, ...ending }: DialogProps) => {
  const heading = useId()
  const leave = () => {
    if (!busy) onCancel()
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && ending.denied === undefined) ending.onConfirm()
  }
  return (
    <ModalRoot kind="modal" labelledBy={heading} width={width} onLeave={leave}>
      <form className={slot('dialog', 'form')} noValidate onSubmit={confirm}>
        <header className={slot('dialog', 'header')}>
          <h2 id={heading} className={slot('dialog', 'title')}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} size="sm" onClick={leave} />
        </header>
        <div className={slot('dialog', 'body')}>
          {children}
          {error ? <Banner tone="danger">{error}</Banner> : null}
        </div>
        <footer className={slot('dialog', 'footer')}>
          {footer ?? <Ending {...ending} busy={busy} onLeave={leave} />}
        </footer>
      </form>
    </ModalRoot>
  )
}

type EndingProps = Pick<DialogProps, 'confirmLabel' | 'cancelLabel' | 'tone' | 'busy' | 'denied'> & {
  readonly onLeave: () => void
}

/** Where nothing is to be filled in, the focus is on confirm; on Cancel when confirming destroys. */
const Ending = ({ confirmLabel, cancelLabel = 'Cancel', tone = 'solid', busy, denied, onLeave }: EndingProps) => (
  <>
    <Button onClick={onLeave} data-end={tone === 'danger' || undefined}>
      {cancelLabel}
    </Button>
    <Button type="submit" tone={tone} busy={busy} denied={denied} data-end={tone === 'solid' || undefined}>
      {confirmLabel}
    </Button>
  </>
)
