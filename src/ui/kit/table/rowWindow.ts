import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { PRINTED_MAX } from './printing.ts'

const OVERSCAN = 6

type Scrolled = { readonly first: number; readonly visible: number }

/** The rows to draw, `from` up to but not including `until`: those in view, and a few that scrolling shows next. */
export const rowWindow = ({ first, visible }: Scrolled, count: number): { from: number; until: number } => {
  // A list that has just become shorter is still scrolled to where it was.
  const at = Math.max(0, Math.min(first, count - visible))
  return { from: Math.max(0, at - OVERSCAN), until: Math.min(count, at + visible + OVERSCAN) }
}

/** Rows that are all as high, but for those that have a heading over them. */
interface RowPlaces {
  readonly row: number
  readonly heading: number
  /** Which have one, in their order. */
  readonly headed: readonly number[]
}

const none: readonly number[] = []

/** Where a row begins, its heading first. */
export const topOf = (index: number, { row, heading, headed }: RowPlaces): number => {
  const after = headed.findIndex((at) => at >= index)
  return index * row + heading * (after < 0 ? headed.length : after)
}

/** Which row stands so far down, or the one before it. */
export const rowAt = (top: number, { row, heading, headed }: RowPlaces): number => {
  const below = headed.findIndex((at, nth) => at * row + nth * heading > top)
  return Math.max(0, Math.floor((top - heading * (below < 0 ? headed.length : below)) / row))
}

/** Where to scroll so that the row that begins at `start` is in view, below the head; undefined when it is already. */
export const scrolledTo = (
  start: number,
  {
    top,
    height,
    head,
    row,
  }: { readonly top: number; readonly height: number; readonly head: number; readonly row: number },
): number | undefined => {
  const room = height - head
  if (start < top) return start
  return start + row > top + room ? start + row - room : undefined
}

/**
 * Which rows stand in a scroller of rows that are `height` high, and those with a heading by it higher. Renders again only
 * when others come into view.
 */
export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  isPrinting = false,
  heading = 0,
  headed = none,
) => {
  // No list is as high as the window, what stands above it takes some rows; how high this one is will be known once it is
  // laid out, and what scrolling shows next can wait until then too.
  const [scrolled, setScrolled] = useState<Scrolled>(() => ({
    first: 0,
    visible: Math.max(1, Math.ceil(innerHeight / height) - 2 * OVERSCAN),
  }))

  const isScrolled = useRef(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let clientHeight = innerHeight
    const look = () => {
      isScrolled.current = element.scrollTop > 0
      const first = rowAt(element.scrollTop, { row: height, heading, headed })
      const visible = Math.ceil(clientHeight / height) + 1
      setScrolled((had) => (had.first === first && had.visible === visible ? had : { first, visible }))
    }
    const size = new ResizeObserver(([entry]) => {
      clientHeight = entry?.contentRect.height ?? clientHeight
      look()
    })
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, height, heading, headed])

  const toTop = useCallback(() => {
    // Not asked of the element: it would lay out the page to answer.
    if (isScrolled.current) scroller.current?.scrollTo(0, 0)
  }, [scroller])

  const shown = isPrinting ? { from: 0, until: Math.min(count, PRINTED_MAX) } : rowWindow(scrolled, count)
  return { ...shown, toTop }
}
