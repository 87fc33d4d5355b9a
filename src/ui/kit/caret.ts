import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where the caret of a text stands after another text has taken its place: between the same letters. */
export const movedCaret = (before: string, after: string, caret: number): number => {
  let same = 0
  while (same < caret && before[same] === after[same]) same++
  return same === caret ? caret : Math.max(same, Math.min(after.length, caret + after.length - before.length))
}

/** A text that changes while somebody stands in it, and not by what they type, leaves them where they were. */
export const useKeptCaret = (field: RefObject<HTMLTextAreaElement | null>, value: string): void => {
  const typed = useRef(value)
  const caret = useRef(0)
  useEffect(() => {
    const node = field.current
    if (node === null) return
    const look = () => {
      if (document.activeElement === node) caret.current = node.selectionEnd
    }
    const hear = () => {
      typed.current = node.value
      look()
    }
    node.addEventListener('input', hear)
    document.addEventListener('selectionchange', look)
    return () => {
      node.removeEventListener('input', hear)
      document.removeEventListener('selectionchange', look)
    }
  }, [field])
  useLayoutEffect(() => {
    const node = field.current
    if (node === null || value === typed.current) return
    const at = movedCaret(typed.current, value, caret.current)
    typed.current = value
    if (document.activeElement !== node) return
    node.setSelectionRange(at, at)
    caret.current = at
  }, [field, value])
}
