import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { positionId } from '../../fixtures/ids.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { aPosition } from '../../fixtures/positions.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const draft = aPosition()
const approved = aPosition({ status: 'Approved', approval: { atUtc: '2026-03-02T01:00:00.000Z', by: 'Ava Lindqvist' } })

const atTab = (positions = [draft], as: Role = 'admin', answers: Answers = {}) =>
  visit(`${pathTo('employee', { id: eve })}?tab=positions`, {
    as,
    answers: { ...answers, employees: { read: anEmployee({ positions }) } },
  })
const atPage = (position = draft, as: Role = 'admin', positions: Answers['positions'] = {}) =>
  visit(pathTo('employeePosition', { employeeId: eve, id: position.id }), {
    as,
    answers: { employees: { read: anEmployee({ positions: [position] }) }, positions },
  })

describe('The positions of a person (§ 3)', () => {
  it('say how far each has come, and which one holds', async () => {
    const former = aPosition({ id: positionId('former'), title: 'Trainee', isCurrent: false, status: 'Acknowledged' })
    const { main } = await atTab([draft, former])
    const rows = within(await main.findByRole('region', { name: 'Positions' })).getAllByRole('link')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Site Clerk.*Current.*Draft$/),
      expect.stringMatching(/^Trainee.*Acknowledged$/),
    ])
  })

  it('that are none say what follows from it', async () => {
    const { main } = await atTab([])
    expect(await main.findByText(/as missing a position description/)).toBeTruthy()
  })

  it('are added to only by those who may', async () => {
    const { main } = await atTab([draft], 'employee')
    const add = await main.findByRole('button', { name: 'Add position' })
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })

  it('a new one is not saved without its title', async () => {
    const { main, user, calls } = await atTab([])
    await user.click(await main.findByRole('button', { name: 'Add position' }))
    const title = await main.findByRole('textbox', { name: /^Title/ })
    await user.type(title, 'a')
    await user.clear(title)
    await user.keyboard('{Enter}')
    expect(calls('positions.create')).toEqual([])
  })

  it('a new one is approved with it by one press, once there is something to approve', async () => {
    const { main, user, calls } = await atTab([], 'admin', {
      positions: { create: anEmployee({ positions: [approved] }) },
    })
    await user.click(await main.findByRole('button', { name: 'Add position' }))
    await user.type(await main.findByRole('textbox', { name: /^Title/ }), 'Site Clerk')
    const both = main.getByRole('button', { name: 'Save and approve' })
    expect(both.getAttribute('aria-disabled')).toBe('true')
    await user.type(main.getByRole('textbox', { name: /^Position description/ }), 'Keeps the books.')
    await user.click(both)
    expect(calls('positions.create')).toMatchObject([{ payload: { title: 'Site Clerk', approve: true } }])
  })

  it('Enter in the form saves, and approves nothing', async () => {
    const { main, user, calls } = await atTab([], 'admin', {
      positions: { create: anEmployee({ positions: [draft] }) },
    })
    await user.click(await main.findByRole('button', { name: 'Add position' }))
    await user.type(main.getByRole('textbox', { name: /^Position description/ }), 'Keeps the books.')
    await user.type(await main.findByRole('textbox', { name: /^Title/ }), 'Site Clerk{Enter}')
    expect(calls('positions.create')).toHaveLength(1)
    expect(calls('positions.create')[0]).not.toHaveProperty('payload.approve')
  })
})

describe('A position', () => {
  it.each([
    ['a draft', draft, 'admin', 'Approve', true],
    ['a draft', draft, 'employee', 'Approve', false],
    ['what is approved', approved, 'employee', 'Acknowledge', true],
  ] as const)('%s: %o; the %s may %s: %s', async (_, position, as, action, may) => {
    const { main } = await atPage(position, as)
    const button = await main.findByRole('button', { name: action })
    expect(button.getAttribute('aria-disabled') === 'true').toBe(!may)
  })

  it('that is approved is acknowledged by its own person alone', async () => {
    const { main } = await atPage(approved, 'admin')
    await main.findByRole('heading', { level: 1, name: 'Site Clerk' })
    expect(main.queryByRole('button', { name: 'Acknowledge' })).toBeNull()
  })

  it('is approved once it was asked, and says so', async () => {
    const { main, user, calls } = await atPage(draft, 'admin', { approve: anEmployee({ positions: [approved] }) })
    await user.click(await main.findByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('dialog'))
    expect(calls('positions.approve')).toEqual([])
    await user.click(question.getByRole('button', { name: /^Approve/ }))
    expect(await main.findByText(/by Ava Lindqvist/)).toBeTruthy()
  })

  it('that somebody has changed meanwhile is not approved unseen', async () => {
    const { main, user } = await atPage(draft, 'admin', { approve: failing(refused('changed_meanwhile', 409)) })
    await user.click(await main.findByRole('button', { name: 'Approve' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve/ }))
    expect((await screen.findByRole('alert')).textContent).toBeTruthy()
    expect(main.queryByText(/by Ava Lindqvist/)).toBeNull()
  })

  it('that is not there is plainly not found', async () => {
    const { main } = await visit(pathTo('employeePosition', { employeeId: eve, id: positionId('nowhere') }), {
      answers: { employees: { read: anEmployee({ positions: [draft] }) } },
    })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

describe('Of several positions', () => {
  const first = aPosition({ title: 'Estimator', description: '' })
  const senior = aPosition({ id: positionId('senior'), title: 'Senior estimator', description: '' })
  const both = anEmployee({
    positions: [senior, { ...first, isCurrent: false }],
    positionTitle: 'Senior estimator',
    version: 2,
  })

  it('one is the current one, and the record follows it', async () => {
    const { main, user, calls } = await atTab([first], 'admin', { positions: { create: both } })
    await user.click(await main.findByRole('button', { name: 'Add position' }))
    await user.type(await main.findByRole('textbox', { name: /^Title/ }), 'Senior estimator')
    await user.click(main.getByRole('checkbox', { name: 'Current position' }))
    await user.click(main.getByRole('button', { name: 'Save position' }))
    await main.findByRole('link', { name: /Senior estimator/ })
    const rows = within(main.getByRole('region', { name: 'Positions' })).getAllByRole('listitem')
    expect(
      rows.filter(({ textContent }) => textContent?.includes('Current')).map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Senior estimator')])
    expect(calls('positions.create')[0]).toMatchObject({ params: { id: eve }, payload: { isCurrent: true } })
    await user.click(main.getByRole('tab', { name: 'Details' }))
    expect((await main.findByRole('region', { name: 'Work' })).textContent).toContain('Senior estimator')
  })

  it('the first is the current one, whatever is chosen', async () => {
    const { main, user } = await atTab([])
    await user.click(await main.findByRole('button', { name: 'Add position' }))
    const current = (await main.findByRole('checkbox', { name: 'Current position' })) as HTMLInputElement
    await user.click(current)
    expect(current.checked).toBe(true)
  })

  it('one in which nothing is written is not approved, and says so', async () => {
    const { main } = await atPage(first)
    expect(
      await main.findByRole('button', { name: 'Approve', description: /Write the position description first/ }),
    ).toBeTruthy()
    expect(main.getByText(/Must be written before it can be approved\./)).toBeTruthy()
  })
})

describe('A position that is changed', () => {
  const at = async (position = draft, positions: Answers['positions'] = {}) => {
    const page = await atPage(position, 'admin', positions)
    await page.user.click(await page.main.findByRole('button', { name: 'Edit' }))
    const field = (name: RegExp) => page.main.findByRole('textbox', { name })
    return { ...page, field, save: () => page.user.click(page.main.getByRole('button', { name: 'Save position' })) }
  }

  it.each([
    ['Title', /^Title/, approved, true],
    ['Position description', /^Position description/, approved, true],
    ['Title', /^Title/, draft, false],
  ] as const)('says before that it becomes a draft again: %s', async (_, name, position, isSaid) => {
    const { main, user, field } = await at(position)
    expect(main.queryByText(/Saving makes this a draft again/)).toBeNull()
    await user.type(await field(name), '!')
    expect(main.queryByText(/Saving makes this a draft again/) !== null).toBe(isSaid)
  })

  it('by two: nothing typed is lost', async () => {
    const theirs = { ...draft, startDateUTC: '2024-02-04T14:00:00.000Z', version: 2 }
    let isRead = false
    let isSaid = false
    const { main, user, calls } = await visit(pathTo('employeePosition', { employeeId: eve, id: draft.id }), {
      answers: {
        employees: {
          read: () => {
            const answer = anEmployee({ positions: [isRead ? theirs : draft] })
            isRead = true
            return answer
          },
        },
        positions: {
          update: () => {
            if (isSaid) return anEmployee({ positions: [{ ...theirs, title: 'Site Clerk II', version: 3 }] })
            isSaid = true
            return failing(refused('changed_meanwhile'))
          },
        },
      },
    })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    await user.type(await main.findByRole('textbox', { name: /^Title/ }), ' II')
    await user.click(main.getByRole('button', { name: 'Save position' }))
    const row = await main.findByRole('row', { name: /^Title/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Site Clerk', 'Site Clerk II'])
    await user.click(main.getByRole('button', { name: 'Keep mine' }))
    expect(await main.findByRole('heading', { level: 1, name: 'Site Clerk II' })).toBeTruthy()
    expect(main.getByText('5th Feb 2024')).toBeTruthy()
    expect(calls('positions.update').map(({ payload }) => payload)).toMatchObject([
      { version: 1, title: 'Site Clerk II' },
      { version: 2, title: 'Site Clerk II' },
    ])
  })
})
