import { type RefObject, useLayoutEffect, useState } from 'react'

/** What a bar for scrolling takes: whether there is one must not decide how large that is which makes it necessary. */
const BAR = 18

/** How wide the frame of a drawing is; 0 while none is drawn. */
export const useFrameWidth = (frame: RefObject<HTMLElement | null>, isDrawn: boolean): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!isDrawn || element === null) return setWidth(0)
    const measure = () => setWidth(Math.max(0, element.offsetWidth - BAR))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [frame, isDrawn])
  return width
}
