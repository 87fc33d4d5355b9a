import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tabs } from '../../../src/ui/kit/Tabs.tsx'

const tabs = [
  { href: '#read', label: 'Read' },
  { href: '#people', label: 'People', count: 12 },
  { href: '#versions', label: 'Versions' },
]

const show = () => render(<Tabs label="Policy" tabs={tabs} current="#people" panelId="panel" />)

it('say which is open, and what it shows', () => {
  show()
  expect(screen.getByRole('tablist', { name: 'Policy' })).toBeTruthy()
  const open = screen.getByRole('tab', { selected: true })
  expect([open.textContent, open.getAttribute('aria-controls')]).toEqual(['People12', 'panel'])
})

it.each([
  ['{ArrowRight}', 'Versions'],
  ['{ArrowRight}{ArrowRight}', 'Read'],
  ['{ArrowLeft}', 'Read'],
  ['{ArrowLeft}{ArrowLeft}', 'Versions'],
  ['{Home}', 'Read'],
  ['{End}', 'Versions'],
  ['{ArrowDown}', 'People12'],
  ['v', 'People12'],
])('are one stop; from the open one %s leads to %s', async (keys, focused) => {
  show()
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(document.activeElement?.textContent).toBe(focused)
})

it('are addresses: each can be opened elsewhere', () => {
  show()
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))).toEqual(tabs.map(({ href }) => href))
})
