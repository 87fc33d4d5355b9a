import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoalTemplate } from '../../../src/domain/goals/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aGoalRow, aGoalTemplate, goalId, goalTemplateId } from '../../fixtures/goals.ts'
import { eve, max, noor, yuri } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const rows = [
  aGoalRow(),
  aGoalRow({
    id: goalId('late'),
    title: 'Sort the store',
    dueDate: '2024-01-31',
    employee: { id: max, fullName: 'Max Oduya' },
  }),
]
const window = { rows, before: null, after: null }
const archivedTemplate = (name: string): GoalTemplate => {
  const template = aGoalTemplate({ id: goalTemplateId(name) }, name)
  return { ...template, content: { ...template.content, isArchived: true } }
}
const made = (goals: number, people: number, left: object[] = []) => ({ id: 'act', goals, people, left }) as never

const atTheList = (answers: Answers = {}, as: Role = 'admin', query = '') =>
  visit(`${pathTo('goals')}${query}`, {
    as,
    answers: {
      ...answers,
      goals: { window, count: 2, ...answers.goals },
      goalTemplates: { list: [aGoalTemplate()], ...answers.goalTemplates },
    },
  })
type Visited = Awaited<ReturnType<typeof atTheList>>

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const give = async ({ main, user }: Visited) => {
  await main.findByRole('row', { name: /Sort the store/ })
  await user.click(main.getByRole('button', { name: 'Assign goals…' }))
  return dialogNamed('Assign goals')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('Goals are given to many', () => {
  it('by template and by team: what they get and when it is due shows before, and one press gives it', async () => {
    const page = await atTheList({ goals: { give: made(4, 2) } }, 'manager')
    const { main, user, calls } = page
    const dialog = await give(page)
    await user.click(await dialog.findByRole('checkbox', { name: 'New starter (2 goals)' }))
    await user.click(dialog.getByRole('button', { name: 'Choose my 2 reports' }))
    const preview = within(dialog.getByRole('region', { name: 'Goals to assign' }))
    expect(preview.getByText('2 goals for 2 people')).toBeTruthy()
    expect(preview.getByText(/Know the site/).textContent).toMatch(/Know the site · Percent · due 16th Mar 2024/)
    await user.dblClick(dialog.getByRole('button', { name: 'Assign 4 goals' }))
    expect(await main.findByText('4 goals assigned to 2 people.')).toBeTruthy()
    expect(calls('goals.give')).toHaveLength(1)
    expect(calls('goals.give')[0]?.payload).toMatchObject({
      templateIds: [aGoalTemplate().id],
      people: [eve, yuri],
      from: '2024-02-15',
      state: 'Active',
    })
    expect(calls('goals.window').length).toBeGreaterThan(1)
  })

  it('whom the list is narrowed to is chosen already', async () => {
    const page = await atTheList({}, 'admin', `?f.person=${eve}&f.person=${noor}`)
    const dialog = await give(page)
    expect(dialog.getByText('Eve Marlowe')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Remove Eve Marlowe' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Remove Max Oduya' })).toBeNull()
  })

  it('everybody whose goals are in the list can be chosen at once, as far as they may be given goals', async () => {
    const groups = vi.fn(() => [eve, max, goalId('nobody of ours')].map((of) => ({ of, count: 3 })))
    const page = await atTheList({ goals: { groups, give: made(4, 2) } }, 'admin', '?f.standing=overdue&f.kind=percent')
    const dialog = await give(page)
    await page.user.click(await dialog.findByRole('checkbox', { name: /New starter/ }))
    await page.user.click(await dialog.findByRole('button', { name: 'Choose everyone in the list (2)' }))
    expect(dialog.getByText('2 goals for 2 people')).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: 'Assign 4 goals' }))
    expect(await page.main.findByText('4 goals assigned to 2 people.')).toBeTruthy()
    expect(page.calls('goals.groups')[0]).toMatchObject({
      query: { standing: 'overdue', kinds: 'percent', group: 'person' },
    })
    expect(page.calls('goals.give')[0]?.payload).toMatchObject({ people: expect.arrayContaining([eve, max]) })
  })

  it('who is in the list is read again where it could not be', async () => {
    let tries = 0
    const groups = () => (++tries === 1 ? failing(unreachable) : [{ of: eve, count: 1 }])
    const page = await atTheList({ goals: { groups } })
    const dialog = await give(page)
    await page.user.click(await dialog.findByRole('button', { name: 'Reload the list' }))
    await page.user.click(await dialog.findByRole('button', { name: 'Choose everyone in the list (1)' }))
    expect(dialog.getByRole('button', { name: 'Remove Eve Marlowe' })).toBeTruthy()
  })

  it('what is missing is said, and nothing is sent', async () => {
    const page = await atTheList()
    const dialog = await give(page)
    await dialog.findByRole('checkbox', { name: /New starter/ })
    await page.user.click(dialog.getByRole('button', { name: 'Assign goals' }))
    expect(dialog.getByText('Choose a template')).toBeTruthy()
    expect(dialog.getByText('Choose someone')).toBeTruthy()
    expect(page.calls('goals.give')).toEqual([])
  })

  it('more templates than an act takes is said before it is sent', async () => {
    const many: ReadonlyArray<GoalTemplate> = Array.from({ length: 11 }, (_, place) =>
      aGoalTemplate({ id: goalTemplateId(`${place}`) }, `Template ${place}`),
    )
    const page = await atTheList({ goalTemplates: { list: many } })
    const dialog = await give(page)
    await dialog.findByRole('checkbox', { name: 'Template 0 (2 goals)' })
    for (const box of dialog.getAllByRole('checkbox')) await page.user.click(box)
    expect(dialog.getByText('At most 10 templates at once')).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: /^Assign/ }))
    expect(page.calls('goals.give')).toEqual([])
  })

  it('one who has left meanwhile is named; the whole is taken back once, and what was worked on stays', async () => {
    const left = [{ id: noor, fullName: 'Noor Haddad' }]
    const page = await atTheList(
      {
        goals: { give: made(4, 2, left), takeBack: { removed: 3, kept: 1 } as never },
      },
      'admin',
      `?f.person=${eve}`,
    )
    const { main, user, calls } = page
    const dialog = await give(page)
    await user.click(await dialog.findByRole('checkbox', { name: /New starter/ }))
    await user.click(dialog.getByRole('button', { name: /^Assign 2/ }))
    expect(await main.findByText(/Skipped, no longer working here: Noor Haddad\./)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Undo' }))
    expect(await main.findByText('3 goals removed. 1 is kept because it has been updated since.')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(calls('goals.takeBack')).toHaveLength(1)
    await user.click(main.getByRole('button', { name: 'Dismiss' }))
    expect(main.queryByText(/goals removed/)).toBeNull()
  })

  it('without the network it stays open with what was chosen, and the same act is sent again', async () => {
    let isDown = true
    const page = await atTheList(
      { goals: { give: () => (isDown ? failing(unreachable) : made(2, 1)) } },
      'admin',
      `?f.person=${eve}`,
    )
    const { main, user, calls } = page
    const dialog = await give(page)
    await user.click(await dialog.findByRole('checkbox', { name: /New starter/ }))
    await user.click(dialog.getByRole('button', { name: 'Assign 2 goals' }))
    expect(await dialog.findByText(/Failed to assign goals. The server cannot be reached/)).toBeTruthy()
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Assign 2 goals' }))
    expect(await main.findByText('2 goals assigned to 1 person.')).toBeTruthy()
    const [first, second] = calls('goals.give').map(({ payload }) => payload)
    expect(first).toEqual(second)
  })

  it('what arrived although its answer was lost is not given in another way by the same act', async () => {
    const page = await atTheList(
      { goals: { give: failing(refused('already_exists', 409)) } },
      'admin',
      `?f.person=${eve}`,
    )
    const dialog = await give(page)
    await page.user.click(await dialog.findByRole('checkbox', { name: /New starter/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Assign 2 goals' }))
    expect(await dialog.findByText(/Your first attempt went through/)).toBeTruthy()
  })

  it('archived templates are not offered, and where all are, that is said', async () => {
    const old = archivedTemplate('Old one')
    const page = await atTheList({ goalTemplates: { list: [aGoalTemplate(), old] } })
    const dialog = await give(page)
    await dialog.findByRole('checkbox', { name: /New starter/ })
    expect(dialog.queryByRole('checkbox', { name: /Old one/ })).toBeNull()
    const other = await give(await atTheList({ goalTemplates: { list: [old] } }, 'manager'))
    expect(await other.findByText('All templates are archived. An administrator can unarchive one.')).toBeTruthy()
  })

  it('is not offered to somebody who writes nobody else’s goals', async () => {
    const { main, user } = await atTheList({}, 'employee')
    await main.findByRole('row', { name: /Sort the store/ })
    expect(main.queryByRole('button', { name: 'Assign goals…' })).toBeNull()
    await user.click(main.getByRole('button', { name: 'More' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).not.toContain('Templates')
  })
})

describe('Goals go on into the next period', () => {
  it('those that are selected, each with its new due day', async () => {
    const page = await atTheList({ goals: { continue: made(1, 1) } })
    const { main, user, calls } = page
    await user.click(await main.findByRole('checkbox', { name: 'Select Sort the store of Max Oduya' }))
    await user.click(main.getByRole('button', { name: 'Copy to the next period…' }))
    const dialog = await dialogNamed('Copy to the next period')
    const copies = within(dialog.getByRole('region', { name: 'The copies' }))
    expect(copies.getByText(/Sort the store/).textContent).toMatch(/due 30th Apr 2024 instead of 31st Jan 2024/)
    await user.selectOptions(dialog.getByLabelText('Move due dates later by'), 'A month')
    expect(copies.getByText(/Sort the store/).textContent).toMatch(/due 29th Feb 2024/)
    await user.click(dialog.getByRole('button', { name: 'Copy 1 goal' }))
    expect(await main.findByText('1 goal copied to the next period, for 1 person.')).toBeTruthy()
    expect(calls('goals.continue')[0]?.payload).toMatchObject({ goals: [goalId('late')], months: 1, state: 'Active' })
  })

  it('all that the list shows', async () => {
    const page = await atTheList({ goals: { continue: made(2, 2) } })
    const { main, user, calls } = page
    await main.findByRole('row', { name: /Sort the store/ })
    await user.click(main.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy all shown to the next period…' }))
    const dialog = await dialogNamed('Copy to the next period')
    await user.click(await dialog.findByRole('button', { name: 'Copy 2 goals' }))
    await waitFor(() => expect(calls('goals.continue')).toHaveLength(1))
    expect(calls('goals.continue')[0]?.payload).toMatchObject({ goals: rows.map(({ id }) => id) })
  })
})

describe('The templates of goals', () => {
  const atTheTemplates = (goalTemplates: Answers['goalTemplates'] = {}, as: Role = 'admin') =>
    visit(pathTo('goalTemplates'), { as, answers: { goalTemplates: { list: [aGoalTemplate()], ...goalTemplates } } })

  it('are listed with what they hold', async () => {
    const { main, user } = await atTheTemplates()
    expect(await main.findByText('2 goals · For the first quarter.')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Show the goals of New starter' }))
    expect(main.getByText(/Know the site/).textContent).toBe('Know the site · Percent · due after 30 days')
    expect(main.getByText(/Meet the crew/).textContent).toBe('Meet the crew · Yes or no · no due date')
  })

  it('one is written with goals in it, put in order by the arrow keys', async () => {
    const page = await atTheTemplates({ list: [], create: aGoalTemplate() })
    const { main, user, calls } = page
    await user.click(await main.findByRole('button', { name: 'Add template' }))
    await user.type(main.getByRole('textbox', { name: /^Name/ }), 'New starter')
    await user.click(main.getByRole('button', { name: 'Add goal' }))
    await user.type(main.getByRole('textbox', { name: /^Goal/ }), 'First')
    await user.click(main.getByRole('button', { name: 'Add goal' }))
    await user.type(main.getAllByRole('textbox', { name: /^Goal/ })[1] as HTMLElement, 'Second')
    await user.selectOptions(main.getAllByLabelText(/^Progress by/)[1] as HTMLElement, 'Number')
    await user.clear(main.getByRole('textbox', { name: /^Target/ }))
    await user.type(main.getByRole('textbox', { name: /^Target/ }), '0')
    await user.click(main.getByRole('button', { name: 'Save template' }))
    expect(main.getAllByText('The target must differ from the start')).toHaveLength(2)
    await user.type(main.getByRole('textbox', { name: /^Target/ }), '5')
    main.getByRole('button', { name: /^Move Second/ }).focus()
    await user.keyboard('{ArrowUp}')
    expect(main.getByText('Second is now 1 of 2')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Save template' }))
    await waitFor(() => expect(calls('goalTemplates.create')).toHaveLength(1))
    const [{ content }] = calls('goalTemplates.create').map(({ payload }) => payload) as [Pick<GoalTemplate, 'content'>]
    expect(content.goals.map(({ id, ...goal }) => goal)).toMatchObject([
      { title: 'Second', kind: 'number', start: 0, target: 5, dueInDays: null },
      { title: 'First', kind: 'percent', start: 0, target: 100, dueInDays: null },
    ])
    expect(notices()).toEqual(['Template added'])
  })

  it('somebody else’s change is laid beside, and nothing is lost', async () => {
    const theirs = { ...aGoalTemplate({ version: 2 }), content: { ...aGoalTemplate().content, description: 'Mine.' } }
    let reads = 0
    const { main, user } = await atTheTemplates({
      list: () => (++reads === 1 ? [aGoalTemplate()] : [theirs]),
      update: failing(refused('changed_meanwhile', 409)),
    })
    await user.click(await main.findByRole('button', { name: 'Edit New starter' }))
    await user.type(main.getByRole('textbox', { name: /^Name/ }), ' again')
    await user.click(main.getByRole('button', { name: 'Save template' }))
    expect(await main.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  })

  it('one is deleted behind a question', async () => {
    const { main, user, calls } = await atTheTemplates({ remove: null as never })
    await user.click(await main.findByRole('button', { name: 'More for New starter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete template' }))
    await waitFor(() => expect(main.queryByText('New starter')).toBeNull())
    expect(calls('goalTemplates.remove')[0]).toMatchObject({ headers: { 'if-match': '"1"' } })
  })

  it('one is archived behind a question, stands apart, and is brought back', async () => {
    const archived = { ...archivedTemplate('New starter'), id: aGoalTemplate().id, version: 2 }
    const { main, user, calls } = await atTheTemplates({ update: archived })
    const choose = async (item: string, confirm: string) => {
      await user.click(await main.findByRole('button', { name: 'More for New starter' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }))
    }
    await choose('Archive…', 'Archive template')
    expect(await main.findByText('All templates are archived')).toBeTruthy()
    expect(calls('goalTemplates.update')[0]).toMatchObject({
      payload: { version: 1, content: { ...aGoalTemplate().content, isArchived: true } },
    })
    await user.click(main.getByRole('checkbox', { name: 'Show archived templates (1)' }))
    expect(main.getByText('Archived')).toBeTruthy()
    await choose('Unarchive…', 'Unarchive template')
    await waitFor(() => expect(calls('goalTemplates.update')).toHaveLength(2))
    expect(calls('goalTemplates.update')[1]).toMatchObject({ payload: { version: 2, content: { isArchived: false } } })
    await waitFor(() => expect(notices()).toContain('Template archived'))
  })

  it.each(['manager', 'employee'] as const)('are a page for admins, and not for the %s', async (as) => {
    const { main } = await atTheTemplates({}, as)
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})
