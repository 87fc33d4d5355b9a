import { type KeyboardEvent, useState } from 'react'
import { alongWriting } from '../direction.ts'
import { steppedTo } from '../stepping.ts'

/** Many marks are one stop of the Tab key: the arrows, Home and End walk along those that lead somewhere. */
export const useWalk = () => {
  const [stop, setStop] = useState(0)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
    const next = steppedTo(alongWriting(event), marks.indexOf(document.activeElement as HTMLElement), marks.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    marks[next]?.focus()
  }
  return { walk, tabIndexOf: (at: number, count: number) => (at === Math.min(stop, count - 1) ? 0 : -1) }
}
