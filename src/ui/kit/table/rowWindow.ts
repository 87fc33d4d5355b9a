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

/** Where to scroll so that the row is in view, below the head; undefined when it is already. */
export const scrolledTo = (
  index: number,
  {
    top,
    height,
    head,
    row,
  }: { readonly top: number; readonly height: number; readonly head: number; readonly row: number },
): number | undefined => {
  const [start, room] = [index * row, height - head]
  if (start < top) return start
  return start + row > top + room ? start + row - room : undefined
}

/** Which rows stand in a scroller of rows that are all `height` high. Renders again only when others come into view. */
export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  isPrinting = false,
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
      const first = Math.max(0, Math.floor(element.scrollTop / height))
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
  }, [scroller, height])

  const toTop = useCallback(() => {
    // Not asked of the element: it would lay out the page to answer.
    if (isScrolled.current) scroller.current?.scrollTo(0, 0)
  }, [scroller])

  const shown = isPrinting ? { from: 0, until: Math.min(count, PRINTED_MAX) } : rowWindow(scrolled, count)
  return { ...shown, toTop }
}
