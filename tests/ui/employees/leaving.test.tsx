import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Handover } from '../../../src/domain/employees/accounts/nouns.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, eve, max } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const now = () => Date.parse('2026-12-10T02:00:00Z')
const planned = {
  lastDay: '2026-12-31',
  kind: 'retirement',
  reason: '',
  heir: null,
  notes: '',
  plannedBy: 'Ava Lindqvist',
} as const
const leaver = anEmployee({ leaving: planned })
const handover: ReadonlyArray<Handover> = [
  { kind: 'reports', count: 1, names: ['Yuri Test'] },
  { kind: 'reviews', count: 2, names: ['Yearly', 'Probation'] },
  { kind: 'assets', count: 1, names: ['BRC-0001 Laptop'] },
]
const of = (employee: Employee, as: Role = 'admin', answer: unknown = handover) =>
  visit(pathTo('employee', { id: eve }), {
    as,
    now,
    answers: { employees: { read: employee }, accounts: { handover: answer as typeof handover } },
  })

describe('somebody who is about to leave', () => {
  it('shows what they have to hand over, each with the way to it, and the plan can be changed or cancelled', async () => {
    const { main, user } = await of(leaver)
    const list = within(await main.findByRole('list', { name: 'To hand over' }))
    expect(
      list.getAllByRole('listitem').map((one) => `${within(one).getByRole('img').ariaLabel}: ${one.textContent}`),
    ).toEqual([
      'To do: 1 person reports to them: Yuri TestChoose new manager',
      'To do: 2 open reviews: Yearly, ProbationShow reviews',
      'To do: 1 asset to return: BRC-0001 LaptopShow assets',
      'Waiting: Their login ends after their last dayShow account',
    ])
    expect(list.getByRole('link', { name: 'Show assets' }).getAttribute('href')).toBe(
      `${pathTo('employee', { id: eve })}?tab=assets`,
    )
    const card = within(main.getByRole('region', { name: 'Leaving' }))
    await user.click(card.getByRole('button', { name: 'Keep employed…' }))
    const question = within(await screen.findByRole('dialog', { name: 'Keep Eve Marlowe employed?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.click(list.getByRole('button', { name: 'Choose new manager' }))
    expect(await screen.findByRole('dialog', { name: 'Last day of Eve Marlowe' })).toBeTruthy()
  })

  it('shows a manager the plan, and neither asks for what they may not read nor offers what they may not do', async () => {
    const plan = { ...planned, heir: { id: max, fullName: 'Max Oduya' } }
    const { main, calls } = await of(anEmployee({ leaving: plan }), 'manager')
    const card = within(await main.findByRole('region', { name: 'Leaving' }))
    for (const said of ['Retirement', 'Max Oduya']) expect(card.getByText(said)).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
    expect(calls('accounts.handover')).toEqual([])
  })

  it('what could not be loaded can be loaded again', async () => {
    let isUp = false
    const { main, user } = await of(leaver, 'admin', () => (isUp ? handover : failing(refused('nope'))))
    const card = within(await main.findByRole('region', { name: 'Leaving' }))
    expect(await card.findByText('What they need to hand over could not be loaded.')).toBeTruthy()
    isUp = true
    await user.click(card.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('list', { name: 'To hand over' })).toBeTruthy()
  })
})

describe('somebody who has left', () => {
  const left = (date: string) =>
    anEmployee({
      isActive: false,
      hasLogin: false,
      loginState: null,
      termination: { date, kind: 'resignation', reason: '' },
    })

  it('lately: what is still with them is shown', async () => {
    const { main } = await of(left('2026-12-01'), 'admin', [handover[2]])
    const list = within(await main.findByRole('list', { name: 'To hand over' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByText('1 asset to return: BRC-0001 Laptop')).toBeTruthy()
  })

  it('long ago: nothing is asked for', async () => {
    const { main, calls } = await of(left('2026-01-01'))
    await main.findByRole('region', { name: 'Employment ended' })
    await waitFor(() => expect(calls('accounts.handover')).toEqual([]))
  })
})
