import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goalLifecycle } from '../../../src/domain/goals/lifecycle.ts'
import type { GoalState } from '../../../src/domain/goals/nouns.ts'
import { actionNames, stateNames } from '../../../src/domain/goals/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aComment, aGoal, anUpdate, commentId } from '../../fixtures/goals.ts'
import { anEmployee, ava, eve } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, notices, type Role, visit } from '../visit.tsx'

const goal = aGoal({ employee: { id: eve, fullName: 'Eve Marlowe' } })
const broken = failing({ _tag: 'Broken', status: 500, requestId: null })

const atTheGoal = (goals: Answers['goals'], as: Role = 'admin') =>
  visit(pathTo('employeeGoal', { employeeId: eve, id: goal.id }), { as, answers: { goals } })

const atTheTab = (goals: Answers['goals'], as: Role = 'admin') =>
  visit(`${pathTo('employee', { id: eve })}?tab=goals`, { as, answers: { employees: { read: anEmployee() }, goals } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The goals of a person', () => {
  it('are listed with how far they have come, and lead to their page', async () => {
    const { main, user } = await atTheTab({ listOf: [{ ...goal, comments: [aComment()] }] })
    const link = await main.findByRole('link', { name: /Lead an induction/ })
    expect(link).toHaveProperty('textContent', expect.stringMatching(/40%.*Due 1st Mar 2024 · 1 comment.*At risk/))
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Lead an induction' })).toBeTruthy()
  })

  it('that are none say what a goal is', async () => {
    const { main } = await atTheTab({ listOf: [] })
    expect(await main.findByText('No goals yet')).toBeTruthy()
    expect(main.getByText(/what Eve Marlowe wants to achieve/)).toBeTruthy()
  })

  it.each([
    ['the tab', atTheTab],
    ['the page of one', atTheGoal],
  ] as const)('that could not be loaded are asked for again, on %s', async (_, open) => {
    let tries = 0
    const { main, user } = await open({ listOf: () => (++tries === 1 ? failing(unreachable) : [goal]) })
    const alert = await main.findByRole('alert')
    expect(alert.textContent).toContain('The goals could not be loadedThe server cannot be reached.')
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect((await main.findAllByText('Lead an induction')).length).toBeGreaterThan(0)
  })

  it.each([
    ['somebody else’s', failing(refused('not_found', 404))],
    ['gone', []],
  ] as const)('one that is %s is plainly not found', async (_, listOf) => {
    const { main } = await atTheGoal({ listOf })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('are added in a form that takes the focus, and may not be without a name', async () => {
    const { main, user, calls } = await atTheTab({ listOf: [], create: goal })
    await user.click(await main.findByRole('button', { name: 'Add goal' }))
    const name = main.getByRole('textbox', { name: 'Goal' })
    expect(document.activeElement).toBe(name)
    await user.type(main.getByLabelText('Due'), '2024-03-01')
    await user.click(main.getByRole('button', { name: 'Save goal' }))
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await user.type(name, 'Lead an induction{Enter}')
    expect(await main.findByRole('link', { name: /Lead an induction/ })).toBeTruthy()
    expect(calls('goals.create')[0]).toMatchObject({
      params: { id: eve },
      payload: { title: 'Lead an induction', dueDate: '2024-03-01', state: 'Draft' },
    })
    expect(notices()).toEqual(['Goal added'])
  })
})

describe('A goal', () => {
  it.each(Object.keys(goalLifecycle) as GoalState[])('that is %s offers the ways on from there', async (state) => {
    const { main, user } = await atTheGoal({ listOf: [{ ...goal, state }] })
    expect(await main.findByText(stateNames[state], { selector: '[aria-current=step]' })).toBeTruthy()
    const [next, ...others] = Object.keys(goalLifecycle[state]) as Array<keyof typeof actionNames>
    expect(main.getByRole('button', { name: actionNames[next as keyof typeof actionNames] })).toBeTruthy()
    const offered = await chosenIn(user, 'More actions')
    expect(offered.map(({ textContent }) => textContent)).toEqual([...others.map((one) => actionNames[one]), 'Delete…'])
  })

  it('is moved on by a press, and tells where it stands now', async () => {
    const { main, user, calls } = await atTheGoal({ listOf: [goal], update: { ...goal, state: 'Done', version: 2 } })
    await user.click(await main.findByRole('button', { name: 'Mark done' }))
    expect(await main.findByRole('button', { name: 'Reopen' })).toBeTruthy()
    expect(calls('goals.update')[0]).toMatchObject({ payload: { state: 'Done', version: 1 } })
  })

  it('that was not moved says why above everything else, and once', async () => {
    const { main, user } = await atTheGoal({ listOf: [goal], update: failing(refused('changed_meanwhile', 409)) })
    await user.click(await main.findByRole('button', { name: 'Mark done' }))
    const alert = await main.findByRole('alert')
    expect(alert.textContent).toBe('refused: changed_meanwhile')
    const about = main.getByRole('region', { name: 'About' })
    expect(alert.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    ['Active', '2024-02-14', true],
    ['Active', '2024-02-15', false],
    ['Draft', '2024-02-14', false],
    ['Done', '2024-02-14', false],
    ['Active', null, false],
  ] as const)('that is %s and due on %s: overdue %s', async (state, dueDate, isOverdue) => {
    const { main } = await atTheGoal({ listOf: [{ ...goal, state, dueDate }] })
    await main.findByText(stateNames[state], { selector: '[aria-current=step]' })
    expect(main.queryByText('Overdue') !== null).toBe(isOverdue)
  })

  it('that lies behind its time says so', async () => {
    const behind = { ...goal, progress: { ...goal.progress, current: 10 } }
    const { main } = await atTheGoal({ listOf: [behind] })
    expect(await main.findByText('At risk')).toBeTruthy()
  })

  it.each([
    ['percent', { current: 40 }, '40%'],
    ['yesNo', { current: 1 }, 'Achieved'],
    ['yesNo', { current: 0 }, 'Not achieved yet'],
    ['number', { current: 6, target: 12, unit: 'talks' }, '6 of 12 talks'],
    ['number', { start: 55, current: 68, target: 85, unit: '%' }, '68%, from 55% to 85%'],
    ['money', { current: 1500, target: 20_000, unit: 'AUD' }, '1,500 of 20,000 AUD'],
    ['money', { start: 500, current: 1500, target: 20_000, unit: 'AUD' }, '1,500, from 500 to 20,000 AUD'],
  ] as const)('whose progress is by %s says %j as %s', async (kind, values, words) => {
    const { main } = await atTheGoal({ listOf: [{ ...goal, progress: { ...goal.progress, kind, ...values } }] })
    expect(await main.findByText(words, { selector: 'span' })).toBeTruthy()
  })

  it.each([
    ['employee', 'Draft', ''],
    ['employee', 'Active', 'You can only delete your own drafts. Cancel the goal instead, or ask your manager.'],
    ['manager', 'Active', ''],
    ['admin', 'Done', ''],
  ] as const)('may an %s remove one that is %s? %s', async (role, state, denial) => {
    const { user, calls } = await atTheGoal({ listOf: [{ ...goal, state }] }, role)
    await screen.findByText(stateNames[state], { selector: '[aria-current=step]' })
    const remove = (await chosenIn(user, 'More actions')).at(-1) as HTMLElement
    expect(remove.textContent).toBe(`Delete…${denial}`)
    await user.click(remove)
    expect(screen.queryByRole('dialog') !== null).toBe(denial === '')
    expect(calls('goals.remove')).toEqual([])
  })

  it('is changed in a form that asks for what each kind of progress needs', async () => {
    const talks = { ...goal.progress, kind: 'number', current: 6, target: 12, unit: 'talks' } as const
    const { main, user, calls } = await atTheGoal({ listOf: [goal], update: { ...goal, progress: talks } })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    expect(document.activeElement).toBe(main.getByRole('textbox', { name: 'Goal' }))
    expect(main.getByRole('textbox', { name: 'Done so far, in percent' })).toHaveProperty('value', '40')
    await user.selectOptions(main.getByLabelText('Progress by'), 'Yes or no')
    expect(main.getByRole('checkbox', { name: 'Achieved' })).toBeTruthy()
    await user.selectOptions(main.getByLabelText('Progress by'), 'Number')
    for (const [field, typed] of [
      ['Now', '6'],
      ['Target', '12'],
      ['Unit', 'talks'],
    ] as const) {
      await user.clear(main.getByRole('textbox', { name: field }))
      await user.type(main.getByRole('textbox', { name: field }), typed)
    }
    await user.click(main.getByRole('button', { name: 'Save goal' }))
    expect(await main.findByText('6 of 12 talks')).toBeTruthy()
    expect(calls('goals.update')[0]?.payload).toMatchObject({ progress: talks, version: 1 })
  })

  it('is removed behind a question, and leaves for the list', async () => {
    const { user, calls, address } = await atTheGoal({ listOf: [goal], remove: null })
    await screen.findByRole('button', { name: 'Edit' })
    await user.click((await chosenIn(user, 'More actions')).at(-1) as HTMLElement)
    await user.click(await screen.findByRole('button', { name: /^Delete/ }))
    await vi.waitFor(() => expect(address()).toBe(`${pathTo('employee', { id: eve })}?tab=goals`))
    expect(calls('goals.remove')[0]).toMatchObject({ params: { goalId: goal.id }, headers: { 'if-match': '"1"' } })
    expect(notices()).toEqual(['Goal deleted'])
  })
})

describe('The progress of a goal', () => {
  const updated = {
    ...goal,
    progress: { ...goal.progress, current: 60 },
    updates: [
      anUpdate({ day: '2024-01-20', current: 20 }, 1),
      anUpdate({ day: '2024-02-15', current: 60, note: 'The long one is done.' }, 2),
    ],
  }

  it('is updated with a note, and the newest update stands first', async () => {
    const { main, user, calls } = await atTheGoal({ listOf: [goal], progress: updated })
    const now = await main.findByRole('textbox', { name: 'Now, in percent' })
    await user.clear(now)
    await user.type(now, '60')
    await user.type(main.getByRole('textbox', { name: 'What happened (optional)' }), 'The long one is done.')
    await user.click(main.getByRole('button', { name: 'Update progress' }))
    const [newest] = within(await main.findByRole('list', { name: 'Updates' })).getAllByRole('listitem')
    expect(newest?.textContent).toBe('60%The long one is done.15th Feb 2024 by Eve Marlowe')
    expect(calls('goals.progress')[0]).toMatchObject({
      params: { goalId: goal.id },
      payload: { current: 60, note: 'The long one is done.' },
    })
  })

  it('is drawn as a line, and told in words', async () => {
    const { main } = await atTheGoal({ listOf: [updated] })
    const line = await main.findByRole('img', { name: /^Progress of Lead an induction over time/ })
    expect(line.getAttribute('aria-label')).toMatch(/: 0%; .*20%; .*60%$/)
  })

  it('that cannot be says why, and is not sent', async () => {
    const { main, user, calls } = await atTheGoal({ listOf: [goal] })
    await user.type(await main.findByRole('textbox', { name: 'Now, in percent' }), '0')
    await user.click(main.getByRole('button', { name: 'Update progress' }))
    expect(main.getAllByText('This is outside the range').length).toBeGreaterThan(0)
    expect(calls('goals.progress')).toEqual([])
  })

  it('that did not arrive stays typed, and it is said there and nowhere else', async () => {
    const { main, user } = await atTheGoal({ listOf: [goal], progress: broken })
    const note = await main.findByRole('textbox', { name: 'What happened (optional)' })
    await user.type(note, 'The long one is done.')
    await user.click(main.getByRole('button', { name: 'Update progress' }))
    const alert = await main.findByRole('alert')
    expect(main.getByRole('region', { name: 'Progress' }).contains(alert)).toBe(true)
    expect(note).toHaveProperty('value', 'The long one is done.')
  })

  it('of one that has ended takes no more', async () => {
    const { main } = await atTheGoal({ listOf: [{ ...goal, state: 'Done' }] })
    expect(await main.findByText('This goal has ended. Reopen it to update its progress.')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Update progress' })).toBeNull()
  })
})

describe('What is said about a goal', () => {
  const others = aComment({
    id: commentId('other'),
    text: 'Well done.',
    author: { id: ava, fullName: 'Ava Lindqvist' },
  })
  const talked = { ...goal, comments: [aComment(), others] }

  it.each([
    ['employee', ['Eve Marlowe']],
    ['manager', []],
    ['admin', ['Eve Marlowe', 'Ava Lindqvist']],
  ] as const)('%s: the comments of %j can be removed', async (role, authors) => {
    const { main } = await atTheGoal({ listOf: [talked] }, role)
    await main.findByText('Well done.')
    const removals = main.queryAllByRole('button', { name: /^Delete the comment of/ })
    expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual(
      authors.map((name) => `Delete the comment of ${name}`),
    )
  })

  it('is sent once it says something, and the focus stays for more', async () => {
    const { main, user, calls } = await atTheGoal({ listOf: [goal], comment: talked })
    const field = await main.findByLabelText('Add a comment')
    const send = main.getByRole('button', { name: 'Comment' })
    expect(main.getByText('Write something first.').id).toBe(send.getAttribute('aria-describedby'))
    await user.click(send)
    await user.type(field, ' Well done. ')
    await user.click(send)
    expect(await main.findByText('Well done.')).toBeTruthy()
    expect(calls('goals.comment').map(({ payload }) => payload)).toMatchObject([{ text: 'Well done.' }])
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
  })

  it('and did not arrive stays typed, and is sent again', async () => {
    let tries = 0
    const { main, user } = await atTheGoal({ listOf: [goal], comment: () => (++tries === 1 ? broken : talked) })
    const field = await main.findByLabelText('Add a comment')
    await user.type(field, 'Well done.')
    await user.click(main.getByRole('button', { name: 'Comment' }))
    expect((await main.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
    expect(notices()).toEqual(['Failed to add comment'])
    expect(field).toHaveProperty('value', 'Well done.')
    await user.click(main.getByRole('button', { name: 'Comment' }))
    expect(await main.findByText('Well done.', { selector: 'span' })).toBeTruthy()
    expect(main.queryByRole('alert')).toBeNull()
  })
})

describe('What has come of a goal since the last check-in', () => {
  it.each([
    ['2024-02-01T03:00:00.000Z', 'Since the last check-in on 1st Feb 2024: +30%'],
    ['2024-02-14T03:00:00.000Z', 'Since the last check-in on 14th Feb 2024: no change'],
  ])('is said where one has taken place, on %s', async (lastCheckInUtc, words) => {
    const updates = [anUpdate({ day: '2024-01-20', current: 10 }), anUpdate({ day: '2024-02-10', current: 40 })]
    const { main } = await atTheGoal({ listOf: [{ ...goal, updates, lastCheckInUtc }] })
    const progress = await main.findByRole('region', { name: 'Progress' })
    expect(progress.textContent).toContain(words)
  })

  it('is not said where there was none', async () => {
    const { main } = await atTheGoal({ listOf: [goal] })
    await main.findByRole('heading', { name: 'Progress' })
    expect(main.queryByText(/since the last check-in/i)).toBeNull()
  })
})

describe('How often one is asked how one’s goals stand', () => {
  const atMine = (goals: Answers['goals']) => visit(pathTo('myGoals'), { as: 'employee', answers: { goals } })

  it('is chosen on the page of one’s own goals, and counts at once', async () => {
    const { main, user, calls } = await atMine({
      listOf: [],
      reminders: { rhythm: 'whenDue' },
      setReminders: { rhythm: 'monthly' },
    })
    const field = await main.findByRole('combobox', { name: 'Email me to update my goals' })
    expect(field).toHaveProperty('value', 'whenDue')
    await user.selectOptions(field, 'On the first Monday of the month')
    expect(calls('goals.setReminders')).toMatchObject([{ payload: { rhythm: 'monthly' } }])
    expect(field).toHaveProperty('value', 'monthly')
  })

  it('that is not taken stands again as it was, with the reason', async () => {
    const { main, user } = await atMine({ listOf: [], reminders: { rhythm: 'weekly' }, setReminders: broken })
    const field = await main.findByRole('combobox', { name: 'Email me to update my goals' })
    await user.selectOptions(field, 'On the first Monday of the month')
    await vi.waitFor(() => expect(field).toHaveProperty('value', 'weekly'))
    expect(notices()).toHaveLength(1)
  })
})
