import { useEffect } from 'react'

/** Long enough for whatever knows a better place to have taken the focus there. */
const SETTLED_MS = 80

const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((kind) => `${kind}:not(:disabled, [type=hidden], [tabindex="-1"])`)
  .join()

const hands = ['pointerdown', 'keydown', 'keyup']

/** Beyond these there is nothing near: the menu, the bar, another dialog. */
const within = 'main, [role=dialog], [role=alertdialog]'

/** Where something stands: each element around it, and at which place in that. */
type Place = ReadonlyArray<readonly [around: Element, at: number]>

const placeOf = (element: Element): Place => {
  const around = element.parentElement
  return around === null ? [] : [[around, [...around.children].indexOf(element)], ...placeOf(around)]
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility()

/** Whether anything in there takes the focus: the first that does, or from its end the last. */
const takesFocus = (element: Element, fromEnd: boolean): boolean => {
  const all = [element, ...element.querySelectorAll(focusable)].filter((one) => one.matches(focusable) && isShown(one))
  return (fromEnd ? all.reverse() : all).some((one) => {
    if (one instanceof HTMLElement) one.focus()
    return document.activeElement === one
  })
}

/** What stands there now, what comes after it, or what comes before: the nearest of them. */
const isTakenNear = (place: Place): boolean =>
  place.some(([around, at]) => {
    if (around.closest(within) === null || !isShown(around)) return false
    const children = [...around.children]
    const before = children.slice(0, at).reverse()
    return children.slice(at).some((one) => takesFocus(one, false)) || before.some((one) => takesFocus(one, true))
  })

/** Of a link that is gone because it led there: the tab that is open now. */
const tabOf = (lost: Element): HTMLElement | undefined => {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('main a[role=tab][aria-selected=true]')]
  return lost instanceof HTMLAnchorElement ? tabs.find(({ href }) => href === lost.href) : undefined
}

/**
 * The keyboard's place, kept when what has the focus goes: a row that is done, a step that makes way for the next. The
 * focus would fall back to the top of the document, unheard; it goes to what stands in that place now, or next to it.
 */
export const FocusKeeper = () => {
  useEffect(() => {
    // In the page, and in what lies over it.
    let below: readonly [Element, Place] | null = null
    let last: readonly [Element, Place] | null = null
    let isPointing = false
    let isHeld = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0

    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      last = [target, placeOf(target)]
      if (target.closest('main')) below = last
    }
    // Who points chooses where to go on, and on a phone a field that has the focus would bring up its keyboard.
    const heed = ({ type }: Event) => {
      isPointing = type === 'pointerdown'
      // A key that is held repeats, and would press what gets the focus.
      isHeld = type === 'keydown'
      if (type === 'keyup') look()
    }
    const keep = () => {
      timer = undefined
      if (isPointing || isHeld || document.activeElement !== document.body || last === null || isShown(last[0])) return
      const tab = tabOf(last[0])
      if (tab !== undefined) return tab.focus()
      for (const lost of [last, below]) if (lost !== null && isTakenNear(lost[1])) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    // After the shell, which leads the focus into a page that has just come.
    const settle = () => {
      frame = requestAnimationFrame(keep)
    }
    const look = () => {
      if (document.activeElement === document.body && last !== null) timer ??= setTimeout(settle, SETTLED_MS)
    }
    const changing = new MutationObserver(look)
    changing.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    for (const hand of hands) document.addEventListener(hand, heed)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      changing.disconnect()
      document.removeEventListener('focusin', remember)
      for (const hand of hands) document.removeEventListener(hand, heed)
    }
  }, [])
  return null
}
