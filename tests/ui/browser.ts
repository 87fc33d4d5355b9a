import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/**
 * What the product asks of a browser and jsdom has not: modal dialogs, popovers, and a window with a size. Kept to what a
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
Object.assign(HTMLElement.prototype, {
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
})

let comesFrom: Element | null = null
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    comesFrom = document.activeElement
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    if (comesFrom instanceof HTMLElement) comesFrom.focus()
  },
})

const noEvents = { addEventListener: () => {}, removeEventListener: () => {} }
const narrow = { matches: false, media: '', ...noEvents }
Object.assign(window, {
  matchMedia: () => narrow,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})

// A person who waits longer sees something else; a machine that does something else as well may.
configure({
  asyncUtilTimeout: 3_000,
  // The page around it says nothing more: it is the whole shell.
  getElementError: (message) => Object.assign(new Error(message?.slice(0, 600)), { name: 'NotFound' }),
})

afterEach(cleanup)
