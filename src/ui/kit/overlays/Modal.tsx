import { DialogBackdrop, DialogContent, DialogRoot } from '@ark-ui/react/dialog'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { slot } from '../classes.ts'
import type { ModalRootProps } from '../ModalRoot.tsx'
import { useStanding } from '../standing.ts'
import { Floating, leavable } from './Floating.tsx'

/** In order of preference: what the caller marked, the first thing to fill in, a file to choose, the button that ends it. */
const focusOrder = [
  '[data-autofocus]',
  'input:not([type=hidden], [type=file]), select, textarea',
  '[data-choose]',
  '[data-end]',
]

const wantedIn = (box: HTMLElement | null): HTMLElement | null =>
  focusOrder.map((selector) => box?.querySelector<HTMLElement>(selector)).find((found) => found) ?? box

const refused = (event: Event) => event.preventDefault()

export const Modal = (props: ModalRootProps) => {
  const { onLeave, lightly = false } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <Floating>
      <DialogRoot
        {...leavable(onLeave).root}
        open
        // Ark would only hide what is behind from screen readers; `Box` makes it inert.
        modal={false}
        trapFocus
        preventScroll
        restoreFocus={false}
        closeOnInteractOutside={lightly}
        onOpenChange={onLeave}
        // What lies over it has an owner of its own, who closes it.
        onRequestDismiss={refused}
        // Where it is: Ark would select what is written in a field that it comes back to.
        initialFocusEl={() => {
          const { activeElement, body } = document
          return activeElement === body ? wantedIn(box.current) : (activeElement as HTMLElement | null)
        }}
      >
        <Box {...props} box={box} />
      </DialogRoot>
    </Floating>
  )
}

type BoxProps = ModalRootProps & { readonly box: RefObject<HTMLDivElement | null> }

/** Everything else on the page, but for the toasts, which say something about what is done here. */
const inertBehind = (box: HTMLElement | null): (() => void) => {
  const others = [...document.body.children].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one !== box && !one.inert && !one.hasAttribute('aria-live'),
  )
  for (const one of others) one.inert = true
  return () => {
    for (const one of others) one.inert = false
  }
}

/**
 * The dialog below holds the focus until this one's own hold begins, a frame later, and would take it back at once: it does
 * not hear that it goes.
 */
const unheard = (then: () => void): void => {
  const keepQuiet = (event: Event) => event.stopImmediatePropagation()
  const isOverAnother = document.querySelectorAll('[aria-modal=true]').length > 1
  if (isOverAnother) window.addEventListener('focusin', keepQuiet, true)
  then()
  window.removeEventListener('focusin', keepQuiet, true)
}

/** Takes the focus with what is shown, and gives it back with what is gone: Ark, above it, lets go of it before. */
const Box = ({ box, kind, labelledBy, describedBy, label, width, onLeave, children }: BoxProps) => {
  useStanding('dialog')
  useLayoutEffect(() => {
    const before = document.activeElement
    unheard(() => wantedIn(box.current)?.focus({ preventScroll: true }))
    const restore = inertBehind(box.current)
    return () => {
      restore()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box])
  return (
    <>
      <DialogBackdrop className={slot('dialog', 'backdrop')} />
      <DialogContent
        {...leavable(onLeave).content}
        ref={box}
        aria-modal
        className={slot('dialog', 'root', { kind })}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        {...(width === undefined ? {} : { style: { width } })}
      >
        {children}
      </DialogContent>
    </>
  )
}
