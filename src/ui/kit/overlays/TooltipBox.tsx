import { useEffect, useRef } from 'react'
import { look } from '../classes.ts'
import { placeAbove } from './above.ts'

const ID = 'tooltip'
const SHOW_AFTER = 350
const HIDE_AFTER = 120

/**
 * The one tooltip of the page, which it listens for as long as it is mounted. Shown on hover after a moment and on keyboard
 * focus at once; the pointer may move onto it, Escape closes it. It describes its element while it is shown.
 */
export const TooltipBox = () => {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? attended(layer.current) : undefined), [])
  return <div ref={layer} id={ID} role="tooltip" popover="manual" className={look('tooltip')} />
}

const attended = (layer: HTMLElement): (() => void) => {
  let anchor: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    clearTimeout(timer)
    if (anchor?.getAttribute('aria-describedby') === ID) anchor.removeAttribute('aria-describedby')
    anchor = null
    if (layer.matches(':popover-open')) layer.hidePopover()
  }
  const show = (target: Element) => {
    hide()
    const text = target.getAttribute('data-tooltip')
    if (!text || !target.isConnected) return
    anchor = target
    layer.textContent = text
    layer.showPopover()
    placeAbove(layer, target)
    // Its name is not said twice.
    const isMore = text !== target.getAttribute('aria-label')
    if (isMore && !target.hasAttribute('aria-describedby')) target.setAttribute('aria-describedby', ID)
  }
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const over = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (target === layer) return clearTimeout(timer)
    const next = target?.closest('[data-tooltip]')
    if (next === anchor && next) clearTimeout(timer)
    else if (next && event.pointerType === 'mouse') later(() => show(next), anchor ? HIDE_AFTER : SHOW_AFTER)
    else later(hide, HIDE_AFTER)
  }
  const focused = (event: FocusEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-tooltip]:focus-visible') : null
    // Not at once: focus also comes back in the middle of a popover's closing, when no other may open.
    if (target) later(() => show(target), 0)
    else hide()
  }
  const pressed = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    hide()
  }
  // The pointer is somewhere else then; the focus, which may be why the page was scrolled, is not.
  const moved = () => {
    // That which has just come may still be waiting for its tooltip.
    const attended = anchor ?? document.activeElement
    if (!attended?.matches('[data-tooltip]:focus-visible')) hide()
    else if (anchor) placeAbove(layer, anchor)
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', over, { signal })
  document.addEventListener('focusin', focused, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('keydown', pressed, { signal })
  document.addEventListener('pointerdown', pressed, { signal })
  window.addEventListener('scroll', moved, { signal, capture: true, passive: true })
  window.addEventListener('resize', moved, { signal })
  return () => {
    listening.abort()
    hide()
  }
}
