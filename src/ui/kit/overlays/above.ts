/** Where the tooltip goes: over the middle of its anchor, below where there is no room, never off screen. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }

const MARGIN = 8
const GAP = 4

const clamp = (at: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN))

export const above = (anchor: Box, box: Size, screen: Size) => {
  const below = anchor.top + anchor.height + GAP
  const over = anchor.top - GAP - box.height
  const isBelow = over < MARGIN && below + box.height <= screen.height - MARGIN
  return {
    left: clamp(anchor.left + (anchor.width - box.width) / 2, screen.width - box.width),
    top: clamp(isBelow ? below : over, screen.height - box.height),
  }
}

/** Puts an element that is already shown over its anchor. Style properties pass a strict content security policy. */
export const placeAbove = (element: HTMLElement, anchor: Element): void => {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const box = { width: element.offsetWidth, height: element.offsetHeight }
  const { left, top } = above(anchor.getBoundingClientRect(), box, screen)
  element.style.left = `${Math.round(left)}px`
  element.style.top = `${Math.round(top)}px`
}
