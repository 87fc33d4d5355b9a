import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { wording } from '../../../src/domain/orgChart/plans/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { theChart } from '../../fixtures/chart.ts'
import { aChartPlan, aPlanned, planId } from '../../fixtures/chartPlans.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { ava } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, visit } from '../visit.tsx'

const named = (fullName: string) => ({ id: employeeId(fullName), fullName })
/** Eve goes from Max to Noor. */
const eveToNoor = aPlanned(named('Eve'), named('Max'), named('Noor'))

const at = (plan = aChartPlan({ moves: [eveToNoor] }), plans: Answers['orgChartPlans'] = {}) =>
  visit(pathTo('orgChartPlan', { id: planId }), {
    as: 'admin',
    answers: { orgChart: { read: theChart }, orgChartPlans: { read: plan, ...plans } },
  })

const rowOf = async (main: Awaited<ReturnType<typeof at>>['main'], name: string) =>
  within(await main.findByRole('row', { name: new RegExp(name) }))

describe('A plan of a reorganisation', () => {
  it('shows from whom to whom each goes, on which level, and the spans before and after', async () => {
    const { main } = await at()
    const row = await rowOf(main, 'Eve')
    expect(row.getByText('Max')).toBeTruthy()
    expect(row.getByText('Noor')).toBeTruthy()
    const figures = within(await main.findByRole('region', { name: 'Span and levels' }))
    expect(figures.getByText('Direct reports of Max').nextSibling?.textContent).toBe('2 → 1')
    expect(figures.getByText('Direct reports of Noor').nextSibling?.textContent).toBe('0 → 1')
  })

  it('marks what is stale, says what to do, and does not send it', async () => {
    const { main, user, calls } = await at(aChartPlan({ moves: [{ ...eveToNoor, now: named('Ava') }] }), {
      move: aChartPlan({ moves: [eveToNoor] }),
    })
    const row = await rowOf(main, 'Eve')
    expect(row.getByText('Has been moved since')).toBeTruthy()
    expect(main.getByText(wording.trouble.Draft)).toBeTruthy()
    expect(main.getByRole('button', { name: /^Send for approval/ }).getAttribute('aria-disabled')).toBe('true')
    await user.click(row.getByRole('button', { name: 'Keep the move of Eve' }))
    await waitFor(() =>
      expect(calls('orgChartPlans.move').at(-1)?.payload).toEqual({
        drop: [employeeId('Eve')],
        set: [{ id: employeeId('Eve'), reportsTo: employeeId('Noor') }],
      }),
    )
  })

  it('takes a move out; where that fails it says so and nothing is lost', async () => {
    const { main, user } = await at(undefined, { move: failing(refused('not_in_this_state')) })
    const row = await rowOf(main, 'Eve')
    await user.click(row.getByRole('button', { name: 'Take Eve out of the plan' }))
    await waitFor(() => expect(notices()).toContain(`${wording.actFailed}. refused: not_in_this_state`))
    expect(main.getByRole('row', { name: /Eve/ })).toBeTruthy()
  })

  it('says to wait while a move is taken out: nothing begins from the plan as it was', async () => {
    const { main, user, calls } = await at(
      aChartPlan({ moves: [eveToNoor, aPlanned(named('Yuri'), named('Max'), null)] }),
    )
    const row = await rowOf(main, 'Eve')
    await user.click(row.getByRole('button', { name: 'Take Eve out of the plan' }))
    for (const name of ['Take Yuri out of the plan', 'Add a move', 'Send for approval'])
      await user.click(main.getByRole('button', { name, description: wording.savingMove }))
    expect(calls('orgChartPlans.move')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('puts a move in, chosen in the chart as the plan would leave it', async () => {
    const { main, user, calls } = await at(undefined, { move: aChartPlan({ moves: [eveToNoor] }) })
    await rowOf(main, 'Eve')
    await user.click(main.getByRole('button', { name: 'Add a move' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('combobox', { name: /^Person/ }), 'Noor{Enter}')
    // Eve stands below Noor in the plan.
    expect(dialog.getByRole('checkbox', { name: 'Move without their team (1 direct report)' })).toBeTruthy()
    const manager = dialog.getByRole('combobox', { name: /^New manager/ })
    await user.type(manager, 'Eve')
    expect(await screen.findByText('No one with this name.')).toBeTruthy()
    await user.clear(manager)
    await user.type(manager, 'Max{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls('orgChartPlans.move').at(-1)?.payload).toEqual({
        drop: [],
        set: [{ id: employeeId('Noor'), reportsTo: employeeId('Max') }],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not approved by who sent it; another is asked first', async () => {
    const mine = await at(aChartPlan({ moves: [eveToNoor], state: 'InReview', sentBy: { id: ava, fullName: 'Ava' } }))
    await rowOf(mine.main, 'Eve')
    expect(mine.main.getByRole('button', { name: /^Approve/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('approves at the version that was looked at, after a question', async () => {
    const plan = aChartPlan({ moves: [eveToNoor], state: 'InReview', sentBy: named('Noor'), version: 4 })
    const { main, user, calls } = await at(plan, { act: { ...plan, state: 'Published', version: 5 } })
    await rowOf(main, 'Eve')
    await user.click(main.getByRole('button', { name: /^Approve/ }))
    const question = within(await screen.findByRole('dialog', { name: 'Approve and publish' }))
    await user.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(calls('orgChartPlans.act').at(-1)?.payload).toEqual({ version: 4, act: 'approve' }))
    await waitFor(() => expect(notices()).toContain('The org chart has been changed'))
  })

  it('says before it is reverted who would stay', async () => {
    const plan = aChartPlan({
      state: 'Published',
      moves: [
        { ...eveToNoor, now: named('Noor') },
        { ...aPlanned(named('Yuri'), named('Max'), named('Noor')), now: named('Ava') },
      ],
    })
    const { main, user } = await at(plan)
    await rowOf(main, 'Yuri')
    await user.click(main.getByRole('button', { name: /^Revert/ }))
    const question = within(await screen.findByRole('dialog', { name: 'Revert the plan' }))
    expect(question.getByText(/1 person will report .* Yuri \(Has been moved since\)/)).toBeTruthy()
  })
})

describe('The plans', () => {
  it('a new one is named, and leads to its page', async () => {
    const { main, user, calls, address } = await visit(pathTo('orgChartPlans'), {
      as: 'admin',
      answers: {
        orgChart: { read: theChart },
        orgChartPlans: { list: [], create: aChartPlan(), read: aChartPlan() },
      },
    })
    await user.click((await main.findAllByRole('button', { name: 'New plan' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'New plan' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Two sites')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls('orgChartPlans.create').at(-1)?.payload).toMatchObject({ name: 'Two sites' }))
    await waitFor(() => expect(address()).toBe(pathTo('orgChartPlan', { id: planId })))
  })

  it('are nobody’s but administrators’', async () => {
    const { main } = await visit(pathTo('orgChartPlans'), { as: 'manager', answers: {} })
    expect(await main.findByText('Page not found')).toBeTruthy()
  })
})
