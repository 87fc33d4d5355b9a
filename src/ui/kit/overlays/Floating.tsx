import { LocaleProvider } from '@ark-ui/react/locale'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** At the end of the page, so that nothing cuts it off and the last to come is on top; in the page's reading direction. */
export const Floating = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider locale={document.documentElement.lang || 'en'}>
    {createPortal(children, document.body)}
  </LocaleProvider>
)

/** With what is shown, not a frame after it: the next key may already be on its way. */
export const useFocusOnMount = (
  wanted: (panel: HTMLElement) => HTMLElement | null = (panel) => panel,
): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null)
  const first = useRef(wanted)
  useLayoutEffect(() => {
    const box = panel.current
    if (box) (first.current(box) ?? box).focus({ preventScroll: true })
  }, [])
  return panel
}

/**
 * Escape leaves what it is pressed in. Ark would hear it before the fields inside, of which some have a use for it and
 * then stop it; so it is heard on its way back, and from Ark only where nothing has the focus. A press on what lies over
 * everything, a toast, is no press outside.
 */
export const leavable = (leave: () => void) => ({
  root: {
    closeOnEscape: false,
    onEscapeKeyDown: ({ target }: Event) => {
      if (target === document.body) leave()
    },
    onInteractOutside,
  },
  content: {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      // What lies over it stands elsewhere in the page, and leaves by itself.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
      event.stopPropagation()
      leave()
    },
  },
})

export const onInteractOutside = (event: CustomEvent<{ readonly originalEvent: Event }>): void => {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[popover]')) event.preventDefault()
}
