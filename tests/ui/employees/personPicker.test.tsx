import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { searchable } from '../../../src/domain/employees/listing.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { RunningApp } from '../../../src/machines/session/runningApp.ts'
import { RunningAppProvider } from '../../../src/ui/app/machines.tsx'
import { PersonPicker } from '../../../src/ui/employees/PersonPicker.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { aSummary, ava, eve, max, noor } from '../../fixtures/people.ts'
import { Kept } from '../Kept.tsx'

const all = [
  aSummary({ id: ava, fullName: 'Ava Lindqvist', positionTitle: 'Director' }),
  aSummary({ id: max, fullName: 'Max Oduya' }),
  aSummary({ id: noor, fullName: 'Noor Avani' }),
]
const people = searchable(all)
const nameOf = (id: EmployeeId | null) => all.find((one) => one.id === id)?.fullName ?? null

const picking = (asked: { readonly mayChoose?: (id: EmployeeId) => boolean } = {}) => {
  const [sent, left] = [vi.fn(), vi.fn()]
  render(
    <RunningAppProvider app={{} as RunningApp}>
      <Dialog title="Move Eve" confirmLabel="Move" onConfirm={sent} onCancel={left}>
        <Kept<EmployeeId | null> first={max}>
          {(id, keep) => (
            <PersonPicker
              label="Manager"
              people={people}
              chosen={nameOf(id)}
              mayChoose={asked.mayChoose ?? ((one) => one !== eve)}
              onChange={keep}
            />
          )}
        </Kept>
      </Dialog>
    </RunningAppProvider>,
  )
  return { field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Manager' }), sent, left }
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it.each([
  ['typing and Enter take the first', 'av{Enter}', 'Ava Lindqvist'],
  ['an arrow the second', 'av{ArrowDown}{Enter}', 'Noor Avani'],
  ['and round to the first', 'av{ArrowDown}{ArrowDown}{Enter}', 'Ava Lindqvist'],
  ['arrow up the last', 'av{ArrowUp}{Enter}', 'Noor Avani'],
  ['typing on begins with the first again', 'av{ArrowDown}a{Enter}', 'Ava Lindqvist'],
  ['Escape takes back what was typed', 'av{Escape}', 'Max Oduya'],
  ['so does leaving', 'av{Tab}', 'Max Oduya'],
  ['but an emptied field is nobody', '{Backspace}{Tab}', ''],
  ['Enter on nobody chooses nobody', 'zzz{Enter}{Tab}', 'Max Oduya'],
])('%s', async (_, keys, value) => {
  const { field, sent, left } = picking()
  await userEvent.keyboard(keys)
  expect([field.value, offered()]).toEqual([value, []])
  // The dialog had none of these keys.
  expect([sent.mock.calls, left.mock.calls]).toEqual([[], []])
})

it('offers everybody who may be chosen when it is opened by an arrow or a press', async () => {
  const { field } = picking({ mayChoose: (id) => id !== noor })
  await userEvent.keyboard('{ArrowDown}')
  expect(offered()).toEqual([
    expect.stringMatching(/Ava LindqvistDirector$/),
    expect.stringMatching(/Max OduyaSite Clerk$/),
  ])
  await userEvent.keyboard('{Escape}')
  expect(offered()).toEqual([])
  await userEvent.click(field)
  await userEvent.click(screen.getByRole('option', { name: /Ava/ }))
  expect([field.value, document.activeElement, offered()]).toEqual(['Ava Lindqvist', field, []])
})

it('names its list, says which of it is meant, and when there is nobody', async () => {
  const { field } = picking()
  await userEvent.keyboard('av')
  expect(screen.getByRole('listbox', { name: 'Manager' }).id).toBe(field.getAttribute('aria-controls'))
  expect(screen.getByRole('option', { selected: true }).id).toBe(field.getAttribute('aria-activedescendant'))
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('zz')
  expect(screen.getByRole('status').textContent).toBe('No one with this name can be chosen.')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('a second Escape is the dialog’s', async () => {
  const { left } = picking()
  await userEvent.keyboard('av{Escape}')
  expect(left).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(left).toHaveBeenCalledOnce()
})
