/** Where a floating box goes: beside its anchor, turned to the other side when there is no room, never off screen. */
type Side = 'bottom' | 'top' | 'right'
export type Align = 'start' | 'center' | 'end'
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }
export type Placement = { readonly side?: Side; readonly align?: Align; readonly gap?: number }

const MARGIN = 8

const clamp = (at: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN))

const along = (start: number, length: number, own: number, align: Align) =>
  align === 'start' ? start : align === 'end' ? start + length - own : start + (length - own) / 2

export const positioned = (anchor: Box, box: Size, screen: Size, placement: Placement = {}) => {
  const { side = 'bottom', align = 'start', gap = 4 } = placement
  if (side === 'right') {
    const right = anchor.left + anchor.width + gap
    const left = right + box.width > screen.width - MARGIN ? anchor.left - gap - box.width : right
    const top = along(anchor.top, anchor.height, box.height, align)
    return { left: clamp(left, screen.width - box.width), top: clamp(top, screen.height - box.height) }
  }
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - box.height
  const fitsBelow = below + box.height <= screen.height - MARGIN
  const fitsAbove = above >= MARGIN
  const top = side === 'bottom' ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove || !fitsBelow ? above : below
  const left = along(anchor.left, anchor.width, box.width, align)
  return { left: clamp(left, screen.width - box.width), top: clamp(top, screen.height - box.height) }
}

/** Puts an element that is already shown beside its anchor. Style properties pass a strict content security policy. */
export const place = (element: HTMLElement, anchor: Element, placement?: Placement) => {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const box = { width: element.offsetWidth, height: element.offsetHeight }
  const { left, top } = positioned(anchor.getBoundingClientRect(), box, screen, placement)
  element.style.left = `${Math.round(left)}px`
  element.style.top = `${Math.round(top)}px`
}
