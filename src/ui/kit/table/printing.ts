import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many rows of a list go on paper; more than that is a file's business. */
export const PRINTED_MAX = 500

interface Printing {
  /** From the press until the paper is there: the list draws its rows from the first on, in view or not. */
  readonly isPrinting: boolean
  readonly print: () => void
}

/**
 * A list is as long on paper as it is. Asked for here, it waits for rows that have not come; asked for in the browser's own
 * menu it is printed with those that have.
 */
export const usePrinting = (rows: ReadonlyArray<unknown>, isStuck: boolean): Printing => {
  const [state, setState] = useState<'no' | 'asked' | 'yes'>('no')
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setState('yes')), listening)
    addEventListener('afterprint', () => setState('no'), listening)
    return () => listening.abort()
  }, [])
  const isComplete = isStuck || !rows.slice(0, PRINTED_MAX).includes(undefined)
  useEffect(() => {
    if (state === 'asked' && isComplete) window.print()
  }, [state, isComplete])
  return { isPrinting: state !== 'no', print: () => setState('asked') }
}
