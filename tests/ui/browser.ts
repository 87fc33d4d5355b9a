import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { fetchFields, fetchOverlays } from '../../src/ui/kit/overlays.ts'

/**
 * What the product asks of a browser and jsdom has not: popovers, and a window with a size. Kept to what a
 * person notices. jsdom's own stylesheet hides every popover, because it opens none.
 */
const opened = (element: HTMLElement, isOpen: boolean) => {
  if (element.hasAttribute('data-open') === isOpen) return
  element.toggleAttribute('data-open', isOpen)
  element.style.display = isOpen ? 'block' : ''
  const newState = isOpen ? 'open' : 'closed'
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}
const { matches } = Element.prototype
const lacking = {
  showPopover(this: HTMLElement) {
    opened(this, true)
  },
  hidePopover(this: HTMLElement) {
    opened(this, false)
  },
  matches(this: HTMLElement, selector: string) {
    return matches.call(this, selector.replaceAll(':popover-open', '[data-open]'))
  },
  scrollTo() {},
  scrollIntoView() {},
}
// The window is there from the file before.
if (!('showPopover' in HTMLElement.prototype)) Object.assign(HTMLElement.prototype, lacking)

/** Everything is somewhere: what has no size counts as scrolled away, and so does the menu beside it. */
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
for (const [side, size] of [
  ['clientWidth', 1280],
  ['clientHeight', 800],
] as const)
  Object.defineProperty(document.documentElement, side, { value: size })

const noEvents = { addEventListener: () => {}, removeEventListener: () => {} }
/** Nothing changes its size or its place. */
class Unmoved {
  observe() {}
  disconnect() {}
}
const FRAME_MS = 16
const narrow = { matches: false, media: '', ...noEvents }
Object.assign(window, {
  matchMedia: () => narrow,
  ResizeObserver: Unmoved,
  IntersectionObserver: Unmoved,
  // jsdom's own end for good where a test stands in for the clock meanwhile, in the files after it too.
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), FRAME_MS),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
})

// A person who waits longer sees something else; a machine that does something else as well may.
configure({
  asyncUtilTimeout: 10_000,
  // The page around it says nothing more: it is the whole shell.
  getElementError: (message) => Object.assign(new Error(message?.slice(0, 600)), { name: 'NotFound' }),
})

// How they come is the browser's matter: tests/e2e/kit/overlays.spec.ts.
beforeAll(() => Promise.all([fetchOverlays(), fetchFields()]))
afterEach(cleanup)
