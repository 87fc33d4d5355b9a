/** Where a floating box goes: by its anchor, turned to the other side when there is no room, never off screen. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }
export type Side = 'below' | 'above'

const MARGIN = 8
const GAP = 4

const clamp = (at: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN))

/** Below it stands in line with its anchor, above it over the middle. */
export const positioned = (anchor: Box, box: Size, screen: Size, side: Side = 'below') => {
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - box.height
  const fitsBelow = below + box.height <= screen.height - MARGIN
  const fitsAbove = above >= MARGIN
  const isBelow = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
  const left = side === 'below' ? anchor.left : anchor.left + (anchor.width - box.width) / 2
  return {
    left: clamp(left, screen.width - box.width),
    top: clamp(isBelow ? below : above, screen.height - box.height),
  }
}

/** Puts an element that is already shown by its anchor. Style properties pass a strict content security policy. */
export const place = (element: HTMLElement, anchor: Element, side?: Side) => {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const box = { width: element.offsetWidth, height: element.offsetHeight }
  const { left, top } = positioned(anchor.getBoundingClientRect(), box, screen, side)
  element.style.left = `${Math.round(left)}px`
  element.style.top = `${Math.round(top)}px`
}
