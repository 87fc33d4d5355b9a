import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../../src/domain/session/places.ts'
import { eve, max, yard } from '../../../fixtures/people.ts'
import { aCycle, aCycleRow, cycleId } from '../../../fixtures/reviewCycles.ts'
import { aReviewRow, aReviewTemplate, reviewTemplateId } from '../../../fixtures/reviews.ts'
import { at } from '../../../fixtures/time.ts'
import { type Answers, failing, notices, type Role, visit } from '../../visit.tsx'

const window = { rows: [aReviewRow()], before: null, after: null }
const { departments: _, reviewers: __, asksOthers: ___, ...summary } = aCycle()

const atTheCycle = (query = '', cycles: Answers['reviewCycles'] = {}, as: Role = 'admin') =>
  visit(`${pathTo('prCycle', { id: cycleId('yearly') })}${query}`, {
    as,
    answers: {
      reviews: { window, count: 12 },
      reviewCycles: { list: [summary], read: aCycle(), ...cycles },
      performanceReviewTemplates: { list: [aReviewTemplate()] },
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The page of a cycle', () => {
  it('shows by department and by reviewer how far the reviews are, with what each pattern means', async () => {
    const { main } = await atTheCycle()
    const bars = within(await main.findByRole('region', { name: 'By department' }))
    expect(bars.getAllByRole('button').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Not started: 3',
      'Being written: 2',
      'Overdue: 2',
      'Being written: 1',
      'One side submitted: 1',
      'Complete: 2',
      'Being written: 1',
    ])
    expect(bars.getByText('No department')).toBeTruthy()
    expect(within(main.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(7)
  })

  it('a press on a part narrows the table to it, and the address says so; again, to all', async () => {
    const { main, user, calls, address } = await atTheCycle()
    const bars = within(await main.findByRole('region', { name: 'By department' }))
    await user.click(bars.getByRole('button', { name: 'Overdue: 2' }))
    await waitFor(() =>
      expect(calls('reviews.window').at(-1)?.query).toMatchObject({
        cycle: cycleId('yearly'),
        step: 'late',
        department: yard.id,
        reviewer: undefined,
      }),
    )
    const said = () => new URL(address() ?? '', 'https://hr.example').searchParams
    await waitFor(() => expect([said().get('f.step'), said().get('f.department')]).toEqual(['late', yard.id]))
    expect(bars.getByRole('button', { name: 'Overdue: 2' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(bars.getByRole('button', { name: 'Overdue: 2' }))
    await waitFor(() => expect(said().has('f.step')).toBe(false))
  })

  it('an address opens it narrowed', async () => {
    const { main, calls } = await atTheCycle(`?f.step=complete&f.reviewer=${max}`)
    await main.findByRole('region', { name: 'By reviewer' })
    expect(calls('reviews.window').at(-1)?.query).toMatchObject({ step: 'complete', reviewer: max })
  })

  it('reminds all who are late once asked, and says who was not and why', async () => {
    const nudge = {
      told: 1,
      notTold: [{ id: aReviewRow().id, person: { id: eve, fullName: 'Eve Marlowe' }, because: 'toldToday' as const }],
    }
    const { main, user, calls } = await atTheCycle('', { nudge })
    await user.click(await main.findByRole('button', { name: 'Remind everyone overdue' }))
    await user.click(await screen.findByRole('button', { name: 'Send reminders' }))
    await waitFor(() => expect(notices()).toEqual(['Sent 1 reminder. 1 person was already reminded today.']))
    expect(calls('reviewCycles.nudge')).toHaveLength(1)
    expect(main.getByText('Already reminded today (1)')).toBeTruthy()
  })

  it('paused it says what that means, and what cannot be done says why', async () => {
    const { main } = await atTheCycle('', { read: aCycle({ state: 'Paused' }) })
    await main.findByText(/While the cycle is paused, no reminders/)
    expect(main.getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(main.getByRole('button', { name: 'Remind everyone overdue' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('1.7 Asking others for feedback in a cycle', () => {
  const noor = { id: eve, fullName: 'Noor Haddad' }
  const rows = [
    { id: aReviewRow().id, employee: noor, people: [{ id: max, fullName: 'Max Oduya' }], because: null },
    { id: aReviewRow().id, employee: noor, people: [], because: 'notBegun' as const },
  ]
  const opened = async (cycles: Answers['reviewCycles'], cycle = aCycle()) => {
    const { main, user, ...more } = await atTheCycle('', { read: cycle, ...cycles })
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ask others for feedback…' }))
    return { main, user, ...more }
  }

  it('shows whom it would ask, and asks them as it was shown', async () => {
    const { main, user, calls } = await opened({
      previewAsking: { rows, often: [{ person: noor, count: 6 }], digest: 'one' },
      askOthers: {
        reviews: 1,
        people: 1,
        asked: 1,
        notAsked: [{ id: aReviewRow().id, employee: noor, because: 'notBegun' }],
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask others for feedback' }))
    expect(await dialog.findByText('1 person would be asked in 1 review.')).toBeTruthy()
    expect(dialog.getByText('Would be asked in more than 5 reviews (1)')).toBeTruthy()
    expect(dialog.getByText('Not started (1)')).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Everyone who reports to the employee' }))
    const rules = { reports: false, peers: 3, proposals: true }
    await waitFor(() => expect(calls('reviewCycles.previewAsking').at(-1)?.payload).toEqual(rules))
    await dialog.findByText('1 person would be asked in 1 review.')
    await user.click(dialog.getByRole('button', { name: 'Ask 1 person' }))
    await waitFor(() => expect(notices()).toEqual(['Asked 1 person in 1 review.']))
    expect(calls('reviewCycles.askOthers').map(({ payload }) => payload)).toEqual([{ rules, digest: 'one' }])
    expect(main.getByText('Not started (1)')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nobody before one has looked, nor where nobody would be', async () => {
    const { user, calls } = await opened({ previewAsking: { rows: [], often: [], digest: 'none' } })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await within(await dialog.findByRole('status')).findByText('No one would be asked.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ask' }))
    expect(calls('reviewCycles.askOthers')).toEqual([])
  })

  it('keeps what was chosen when it is refused, and looks again', async () => {
    const message = 'Somebody has changed this meanwhile.'
    const { user, calls } = await opened({
      previewAsking: { rows, often: [], digest: 'one' },
      askOthers: failing({ _tag: 'Refused', status: 409, code: 'changed_meanwhile', message, errors: [] }),
    })
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('1 person would be asked in 1 review.')
    const before = calls('reviewCycles.previewAsking').length
    await user.click(dialog.getByRole('button', { name: 'Ask 1 person' }))
    await dialog.findByText(/^Failed to ask others/)
    await waitFor(() => expect(calls('reviewCycles.previewAsking').length).toBe(before + 1))
  })

  it('says why not, where the reviews ask nothing of others', async () => {
    const { main, user } = await atTheCycle('', { read: aCycle({ asksOthers: false }) })
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    const item = await screen.findByRole('menuitem', { name: /Ask others for feedback/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('Planning a cycle', () => {
  const rows = [
    aCycleRow(),
    aCycleRow({ employee: { id: max, fullName: 'Max Oduya' }, reviewer: null, occasion: null, because: 'noManager' }),
  ]
  const made = { id: cycleId('yearly'), planned: 1, skipped: rows.slice(1) }

  const planning = (cycles: Answers['reviewCycles'] = {}) =>
    visit(pathTo('prCycleCreate'), {
      as: 'admin',
      answers: {
        reviews: { window, count: 1 },
        reviewCycles: { preview: { rows }, create: made, list: [summary], read: aCycle(), ...cycles },
        performanceReviewTemplates: { list: [aReviewTemplate()] },
      },
    })

  it('shows before who is in it and who not and why; then leads to its page, with the way back', async () => {
    const takeBack = { removed: 1, kept: [], isGone: true }
    const { main, user, calls, address } = await planning({ takeBack })
    await user.type(await main.findByLabelText(/^Name/), 'Yearly review')
    await user.selectOptions(main.getByLabelText(/^Template/), 'The year')
    await user.type(main.getByLabelText(/^Starts/), '1 Mar 2024')
    await user.type(main.getByLabelText(/^Due/), '15 Mar 2024')
    expect(await main.findByText('1 review would be planned now.')).toBeTruthy()
    expect(main.getByText('Has no manager (1)')).toBeTruthy()
    expect(main.getByText('Eve Marlowe, reviewed by Max Oduya')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Plan cycle' }))
    await waitFor(() => expect(address()).toBe(pathTo('prCycle', { id: cycleId('yearly') })))
    expect(calls('reviewCycles.create')[0]?.payload).toMatchObject({
      name: 'Yearly review',
      templateId: reviewTemplateId('year'),
      who: 'everybody',
      kind: 'byDates',
      from: '2024-03-01',
      dueDay: '2024-03-15',
      months: null,
      reviewerId: null,
    })
    const status = await screen.findByText(/Planned 1 review\. 1 person was skipped\./, { selector: '[role=status] *' })
    expect(status).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(address()).toBe(pathTo('prCycles')))
    expect(notices()).toContain('Deleted 1 review.')
  })

  it('asks by departments, and says what is missing', async () => {
    const { main, user, calls } = await planning()
    await user.type(await main.findByLabelText(/^Name/), 'Yearly review')
    await user.selectOptions(main.getByLabelText(/^People/), 'Departments')
    await user.click(main.getByRole('radio', { name: 'By each person’s start date' }))
    await user.click(main.getByRole('button', { name: 'Plan cycle' }))
    expect(main.getByText('Choose a department')).toBeTruthy()
    expect(main.getByText('Enter after how many months')).toBeTruthy()
    expect(calls('reviewCycles.create')).toEqual([])
  })
})

it('The list of cycles leads to each', async () => {
  const { main } = await visit(pathTo('prCycles'), {
    as: 'admin',
    answers: { reviewCycles: { list: [summary] } },
  })
  const row = await main.findByRole('row', { name: /Yearly review/ })
  expect(row.textContent).toMatch(/Running.*2 of 12.*2.*On one date for everyone/)
  expect(within(row).getByRole('link').getAttribute('href')).toBe(pathTo('prCycle', { id: cycleId('yearly') }))
})
