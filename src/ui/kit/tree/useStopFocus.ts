import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

/** Brings the focus to the one stop of the Tab key in a tree, as soon as that stands where it belongs. */
export const useStopFocus = (tree: RefObject<HTMLElement | null>): (() => void) => {
  const [wanted, want] = useReducer((count: number) => count + 1, 0)
  const given = useRef(wanted)
  useLayoutEffect(() => {
    if (given.current === wanted) return
    given.current = wanted
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  })
  return want
}
