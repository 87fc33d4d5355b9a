import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SearchField } from '../../../src/ui/kit/SearchField.tsx'
import { Kept } from '../Kept.tsx'

const searching = () => {
  const left = vi.fn()
  const escaped = vi.fn()
  render(
    <Kept first="">
      {(value, keep) => <SearchField label="Search people" value={value} onChange={keep} onLeaveDown={left} />}
    </Kept>,
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && escaped())
  return { field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' }), left, escaped }
}

it.each([
  ['a letter is searched for at once', 'a', 'a', 0, 0],
  ['Escape empties it, and goes no further', 'ava{Escape}', '', 0, 0],
  ['in the empty field Escape is somebody else’s', '{Escape}', '', 0, 1],
  ['a second Escape too', 'ava{Escape}{Escape}', '', 0, 1],
  ['arrow down leaves for what was found, and keeps the words', 'ava{ArrowDown}', 'ava', 1, 0],
])('%s', async (_, keys, value, leaves, escapes) => {
  const { field, left, escaped } = searching()
  await userEvent.click(field)
  await userEvent.keyboard(keys)
  expect([field.value, left.mock.calls.length, escaped.mock.calls.length]).toEqual([value, leaves, escapes])
  expect(document.activeElement).toBe(field)
})

it('is cleared by a button that is there while something is, and has the focus again', async () => {
  const { field } = searching()
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field, 'ava')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect([field.value, document.activeElement]).toEqual(['', field])
  expect(screen.queryByRole('button')).toBeNull()
})
