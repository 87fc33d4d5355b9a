import { type RefObject, useEffect, useRef } from 'react'

const field = 'input:not([type=hidden], [type=file]), select, textarea'

/**
 * Into the first field of a form that has just appeared; and, when the form goes and takes the focus with it, back to
 * the control that opened it, as far as that is still there.
 */
export const useFocusInForm = (form: RefObject<HTMLElement | null>, takesFocus = true): void =>
  useEffect(() => {
    if (!takesFocus) return
    const opener = document.activeElement
    form.current?.querySelector<HTMLElement>(field)?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
        opener.focus()
    }
  }, [form, takesFocus])

/** For what a form has taken the place of: once the form is gone, back to the button in its header that opened it. */
export const useFocusBack = <Place extends HTMLElement>(isOpen: boolean): RefObject<Place | null> => {
  const place = useRef<Place>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector<HTMLElement>('header button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}
