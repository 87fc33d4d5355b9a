import { X } from 'lucide-react'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '../Banner.tsx'
import { Button, IconButton } from '../Button.tsx'
import { slot } from '../classes.ts'
import type { DialogProps } from '../Dialog.tsx'
import { Modal } from './Modal.tsx'

/** A field that is wrong, or the first of those of which one is to be chosen. */
const wrong = ':is([aria-invalid=true], [aria-invalid=true] *):is(input, select, textarea)'
const worked = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]'

/**
 * The dialog itself (`Dialog.tsx` says what it is given). When it cannot be confirmed as it is filled in, the focus goes to
 * the first field that is wrong. One with nothing in it but words is a question, which is read with its name: the focus is
 * on its buttons, past the words. Its bars are no `header` and `footer`: at the end of the page they would be the page's own
 * landmarks.
 */
export const DialogForm = ({
  title,
  children,
  busy = false,
  error,
  onCancel,
  width,
  footer,
  ...ending
}: DialogProps) => {
  const heading = useId()
  const words = useId()
  const reason = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isQuestion, ask] = useState(false)
  useLayoutEffect(() => ask(body.current?.querySelector(worked) === null), [])
  const leave = () => {
    if (!busy) onCancel()
  }
  useLeftWithPage(leave)
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || ending.denied !== undefined) return
    flushSync(ending.onConfirm)
    event.currentTarget.querySelector<HTMLElement>(wrong)?.focus()
  }
  return (
    <Modal
      kind="modal"
      labelledBy={heading}
      describedBy={isQuestion ? `${words} ${error ? reason : ''}`.trim() : undefined}
      width={width}
      onLeave={leave}
    >
      <form className={slot('dialog', 'form')} noValidate onSubmit={confirm}>
        <div className={slot('dialog', 'header')}>
          <h2 id={heading} className={slot('dialog', 'title')}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} size="sm" onClick={leave} />
        </div>
        <div ref={body} id={words} className={slot('dialog', 'body')}>
          {children}
        </div>
        {error ? (
          <div id={reason} className={slot('dialog', 'failure')}>
            <Banner tone="danger">{error}</Banner>
          </div>
        ) : null}
        <div className={slot('dialog', 'footer')}>{footer ?? <Ending {...ending} busy={busy} onLeave={leave} />}</div>
      </form>
    </Modal>
  )
}

/** When the way back takes its page away: it would stand over the next page, or over its own when that is there again. */
const useLeftWithPage = (leave: () => void): void => {
  const latest = useRef(leave)
  useLayoutEffect(() => {
    latest.current = leave
  })
  useLayoutEffect(() => {
    const { pathname } = location
    return () => {
      if (location.pathname !== pathname) latest.current()
    }
  }, [])
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
