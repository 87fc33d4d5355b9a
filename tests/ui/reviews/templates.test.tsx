import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageName, pathTo } from '../../../src/domain/session/places.ts'
import { aReviewTemplate, reviewsOfMax, reviewTemplateId } from '../../fixtures/reviews.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const { id } = aReviewTemplate()
const old = aReviewTemplate({ name: 'Old one', description: '', isArchived: true }, { id: reviewTemplateId('old') })
const list = pathTo('prTemplates')
const edit = pathTo('prTemplateEdit', { id })
const create = pathTo('prTemplateCreate')

const at = (path: string, answers: Answers['performanceReviewTemplates'] = {}, as: Role = 'admin') =>
  visit(path, {
    as,
    answers: {
      performanceReviewTemplates: { list: [aReviewTemplate(), old], ...answers },
      reviews: { choices: { ...reviewsOfMax, scale: ['Rarely', 'Often'] } },
    },
  })

type Visited = Awaited<ReturnType<typeof at>>

const save = ({ main, user }: Visited) => user.click(main.getByRole('button', { name: 'Save template' }))
const more = async ({ main, user }: Visited, item: string) => {
  await user.click(await main.findByRole('button', { name: 'More for The year' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const sent = ({ calls }: Visited, call: 'create' | 'update') =>
  calls(`performanceReviewTemplates.${call}`).map(
    ({ payload }) => (payload as ReturnType<typeof aReviewTemplate>).content,
  )[0]

describe('The templates of performance reviews', () => {
  it('are listed with what they hold, archived ones apart, and lead to their pages', async () => {
    const { main, user } = await at(list)
    expect(await main.findByText('2 sections, 3 questions · For everybody.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'The year' }).getAttribute('href')).toBe(pathTo('prTemplate', { id }))
    expect(main.getByRole('link', { name: 'Edit The year' }).getAttribute('href')).toBe(edit)
    expect(main.getByRole('link', { name: 'Add template' }).getAttribute('href')).toBe(create)
    expect(main.queryByText('Old one')).toBeNull()
    await user.click(main.getByRole('checkbox', { name: 'Show archived templates (1)' }))
    expect(main.getByText('Old one')).toBeTruthy()
  })

  it('are read by everybody and written by admins', async () => {
    const { main } = await at(list, {}, 'manager')
    await main.findByText('The year')
    expect(main.queryByRole('link', { name: 'Edit The year' })).toBeNull()
    expect(main.getByRole('button', { name: 'Add template' }).getAttribute('aria-disabled')).toBe('true')
    const one = await at(pathTo('prTemplate', { id }), {}, 'manager')
    await one.main.findByRole('heading', { level: 1, name: 'The year' })
    expect(one.main.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it.each<[string, Role, object, boolean]>([
    [edit, 'manager', {}, false],
    [create, 'employee', {}, false],
    [create, 'admin', { productPlan: 'compliance' }, false],
    [edit, 'admin', {}, true],
  ])('%s is there for %s, %o: %s', async (path, as, tenant, isThere) => {
    const { main } = await visit(path, {
      as,
      tenant,
      answers: { performanceReviewTemplates: { list: [aReviewTemplate()] } },
    })
    if (isThere) expect(await main.findByRole('button', { name: 'Save template' })).toBeTruthy()
    else expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('one has a page, on which each side sees what it is asked', async () => {
    const { main } = await at(pathTo('prTemplate', { id }))
    const employee = await main.findByRole('region', { name: 'Asked of the employee' })
    expect(employee.textContent).toMatch(/proud of\?In words.*How did each goal go\?A sentence or two\.About each goal/)
    expect(employee.textContent).not.toMatch(/dependable/)
    expect(main.getByRole('link', { name: 'Duplicate' }).getAttribute('href')).toBe(`${create}?from=${id}`)
  })

  it.each<PageName>(['prTemplate', 'prTemplateEdit'])('%s of one that is not there says so', async (page) => {
    const { main } = await at(pathTo(page as 'prTemplate', { id: reviewTemplateId('none') }))
    expect(await main.findByText('This template no longer exists')).toBeTruthy()
  })

  it('one is made, of questions with the client’s steps and a weight, and leads back to the list', async () => {
    const page = await at(create, { create: aReviewTemplate() })
    const { main, user, address } = page
    await user.type(await main.findByRole('textbox', { name: /^Name/ }), 'The year')
    await user.click(main.getByRole('button', { name: 'Add section' }))
    await user.type(main.getByRole('textbox', { name: /^Section title/ }), 'The work')
    await user.type(main.getByRole('textbox', { name: /^Question/ }), 'How dependable?')
    await user.selectOptions(main.getByLabelText('Asked of'), 'The reviewer')
    await user.selectOptions(main.getByLabelText('Answer'), 'On a scale')
    expect(main.getByRole('textbox', { name: 'Step 1' })).toHaveProperty('value', 'Rarely')
    await user.clear(main.getByRole('textbox', { name: 'Step 2' }))
    await save(page)
    expect(main.getByText('Required')).toBeTruthy()
    await user.type(main.getByRole('textbox', { name: 'Step 2' }), 'Always')
    await user.click(main.getByRole('button', { name: 'Add step' }))
    await user.type(main.getByRole('textbox', { name: 'Step 3' }), 'Mostly')
    main.getByRole('button', { name: /^Move Mostly/ }).focus()
    await user.keyboard('{ArrowUp}')
    expect(main.getByText('Mostly is now 2 of 3')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Mostly/)
    await user.clear(main.getByLabelText(/^Weight/))
    await user.type(main.getByLabelText(/^Weight/), '3')
    await user.type(main.getByLabelText(/^Help/), 'Think of the site.')
    await save(page)
    await waitFor(() => expect(address()).toBe(list))
    const content = sent(page, 'create')
    expect(content?.sections.map(({ title, questions }) => [title, questions.map(({ id, ...of }) => of)])).toEqual([
      [
        'The work',
        [
          {
            text: 'How dependable?',
            help: 'Think of the site.',
            asked: 'reviewer',
            others: 'none',
            kind: 'scale',
            choices: ['Rarely', 'Mostly', 'Always'],
            weight: 3,
          },
        ],
      ],
    ])
    expect(notices()).toEqual(['Template added'])
  })

  it('1.7, 10 a question is asked of others, alone or beside, and the preview says of whom', async () => {
    const page = await at(edit, { update: aReviewTemplate() })
    const { main, user } = page
    const [asked] = await main.findAllByLabelText('Asked of')
    const [others] = main.getAllByLabelText('Feedback from others')
    await user.selectOptions(asked as HTMLElement, 'Neither')
    await save(page)
    expect(main.getByText('Ask someone')).toBeTruthy()
    await user.selectOptions(others as HTMLElement, 'Peers')
    const preview = within(main.getByRole('region', { name: 'Asked of peers' }))
    expect(preview.getByText(/proud of/)).toBeTruthy()
    expect(main.queryByRole('region', { name: 'Asked of direct reports' })).toBeNull()
    await save(page)
    await waitFor(() =>
      expect(sent(page, 'update')?.sections[0]?.questions[0]).toMatchObject({ asked: 'neither', others: 'peers' }),
    )
  })

  it('what is answered in words has no steps, and those of another kind go', async () => {
    const page = await at(edit, { update: aReviewTemplate() })
    const { main, user } = page
    const [, kind] = await main.findAllByLabelText('Answer')
    expect(main.getAllByRole('textbox', { name: /^Step/ })).toHaveLength(3)
    await user.selectOptions(kind as HTMLElement, 'In words')
    expect(main.queryAllByRole('textbox', { name: /^Step/ })).toHaveLength(0)
    await save(page)
    await waitFor(() =>
      expect(sent(page, 'update')?.sections[0]?.questions[1]).toMatchObject({ kind: 'text', choices: [] }),
    )
  })

  it('a duplicate begins with the questions, without the name', async () => {
    const page = await at(`${create}?from=${id}`, { create: aReviewTemplate({ name: 'Half a year' }) })
    const { main, user } = page
    const name = await main.findByRole('textbox', { name: /^Name/ })
    expect((name as HTMLInputElement).value).toBe('')
    await user.type(name, 'Half a year')
    await save(page)
    await waitFor(() =>
      expect(sent(page, 'create')).toMatchObject({ ...aReviewTemplate().content, name: 'Half a year' }),
    )
  })

  it('somebody else’s change is laid beside, and nothing is lost', async () => {
    const theirs = aReviewTemplate({ description: 'For every half year.' }, { version: 2 })
    let reads = 0
    const page = await at(edit, {
      list: () => (++reads === 1 ? [aReviewTemplate()] : [theirs]),
      update: failing(refused('changed_meanwhile', 409)),
    })
    await page.user.type(await page.main.findByRole('textbox', { name: /^Name/ }), ' again')
    await save(page)
    expect(await page.main.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
    expect(page.main.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  })

  it('what was begun is asked about before the page is left', async () => {
    const page = await at(edit)
    await page.user.type(await page.main.findByRole('textbox', { name: /^Name/ }), ' again')
    await page.user.click(page.main.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(page.address()).toBe(edit)
  })

  it('is archived behind a question, and deleted behind one', async () => {
    const page = await at(list, {
      list: [aReviewTemplate()],
      update: aReviewTemplate({ isArchived: true }, { version: 2 }),
      remove: null as never,
    })
    const { main, user, calls } = page
    await more(page, 'Archive…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive template' }))
    await waitFor(() => expect(sent(page, 'update')).toMatchObject({ isArchived: true, name: 'The year' }))
    expect(await main.findByText('All templates are archived')).toBeTruthy()
    await user.click(main.getByRole('checkbox', { name: 'Show archived templates (1)' }))
    await more(page, 'Delete…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete template' }))
    await waitFor(() => expect(main.queryByText('The year')).toBeNull())
    expect(calls('performanceReviewTemplates.remove')[0]).toMatchObject({ headers: { 'if-match': '"2"' } })
    expect(notices()).toEqual(['Template archived', 'Template deleted'])
  })
})
