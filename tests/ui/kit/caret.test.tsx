import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { movedCaret, useKeptCaret } from '../../../src/ui/kit/caret.ts'
import { TextArea } from '../../../src/ui/kit/TextArea.tsx'

it.each([
  ['written before it', 'Roof', 'The Roof', 4, 8],
  ['written after it', 'Roof', 'Roof on', 2, 2],
  ['written where it stands', 'Roof', 'Roof on', 4, 4],
  ['taken away before it', 'The roof', 'roof', 8, 4],
  ['taken away around it', 'The roof', '', 4, 0],
])('text %s leaves the caret between the same letters', (_, before, after, caret, moved) => {
  expect(movedCaret(before, after, caret)).toBe(moved)
})

const Notes = ({ text }: { readonly text: string }) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useKeptCaret(area, text)
  return <TextArea ref={area} label="Notes" value={text} onChange={() => undefined} />
}

it('what somebody else wrote before it moves the caret of a text that is being written along', async () => {
  const { rerender } = render(<Notes text="Roof" />)
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox')
  notes.focus()
  notes.setSelectionRange(2, 2)
  document.dispatchEvent(new Event('selectionchange'))
  rerender(<Notes text="The Roof" />)
  expect([notes.value, notes.selectionStart]).toEqual(['The Roof', 6])
})
