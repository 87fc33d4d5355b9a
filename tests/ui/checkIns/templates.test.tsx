import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aTemplate, templateId } from '../../fixtures/checkIns.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const old = aTemplate({ id: templateId('old'), name: 'Old one', description: '', isArchived: true })

const atTheTemplates = (checkInTemplates: Answers['checkInTemplates'] = {}, as: Role = 'admin') =>
  visit(pathTo('checkInTemplates'), {
    as,
    answers: { checkInTemplates: { list: [aTemplate(), old], ...checkInTemplates } },
  })

type Visited = Awaited<ReturnType<typeof atTheTemplates>>

const edit = async ({ main, user }: Visited) => user.click(await main.findByRole('button', { name: 'Edit The week' }))
const save = ({ main, user }: Visited) => user.click(main.getByRole('button', { name: 'Save template' }))
const more = async ({ main, user }: Visited, item: string) => {
  await user.click(await main.findByRole('button', { name: 'More for The week' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('The templates of check-ins', () => {
  it('are listed with what they hold, archived ones apart, and show what each side is asked', async () => {
    const { main, user } = await atTheTemplates({}, 'manager')
    expect(await main.findByText('2 sections, 3 questions · For every fortnight.')).toBeTruthy()
    expect(main.queryByText('Old one')).toBeNull()
    await user.click(main.getByRole('checkbox', { name: 'Show archived templates (1)' }))
    expect(main.getByText('Old one')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Show the questions of The week' }))
    expect(main.getByRole('region', { name: 'Asked of the employee' }).textContent).toMatch(
      /What went well\?How was your load\? \(from 1 to 5\)$/,
    )
  })

  it('are read by everybody and written by admins', async () => {
    const { main } = await atTheTemplates({}, 'manager')
    await main.findByText('The week')
    expect(main.queryByRole('button', { name: 'Edit The week' })).toBeNull()
    expect(main.getByRole('button', { name: 'Add template' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('one is made with sections and questions', async () => {
    const page = await atTheTemplates({ list: [], create: aTemplate() })
    const { main, user, calls } = page
    await user.click(await main.findByRole('button', { name: 'Add template' }))
    await user.type(main.getByRole('textbox', { name: /^Name/ }), 'The week')
    await user.click(main.getByRole('button', { name: 'Add section' }))
    await user.type(main.getByRole('textbox', { name: /^Section title/ }), 'Looking back')
    await user.type(main.getByRole('textbox', { name: /^Question/ }), 'What went well?')
    await user.click(main.getByRole('button', { name: 'Add question' }))
    const fields = main.getAllByRole('textbox', { name: /^Question/ })
    await user.type(fields[1] as HTMLElement, 'Your load?')
    await user.selectOptions(main.getAllByLabelText('Asked of')[1] as HTMLElement, 'The employee')
    await user.selectOptions(main.getAllByLabelText('Answer')[1] as HTMLElement, 'From 1 to 5')
    await save(page)
    await waitFor(() => expect(calls('checkInTemplates.create')).toHaveLength(1))
    const { sections } = calls('checkInTemplates.create').map(({ payload }) => payload)[0] as ReturnType<
      typeof aTemplate
    >
    expect(sections.map(({ title, questions }) => [title, questions.map(({ id, ...of }) => of)])).toEqual([
      [
        'Looking back',
        [
          { text: 'What went well?', asked: 'both', kind: 'text' },
          { text: 'Your load?', asked: 'employee', kind: 'scale' },
        ],
      ],
    ])
    expect(await main.findByText('The week')).toBeTruthy()
    expect(notices()).toEqual(['Template added'])
  })

  it('sections and questions are put in order by the arrow keys, which is read aloud', async () => {
    const page = await atTheTemplates({ update: aTemplate() })
    const { main, user, calls } = page
    await edit(page)
    main.getByRole('button', { name: /^Move How was your load\?/ }).focus()
    await user.keyboard('{ArrowUp}')
    expect(main.getByText('How was your load? is now 1 of 2')).toBeTruthy()
    main.getByRole('button', { name: /^Move Looking ahead/ }).focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await save(page)
    await waitFor(() => expect(calls('checkInTemplates.update')).toHaveLength(1))
    const { sections } = calls('checkInTemplates.update').map(({ payload }) => payload)[0] as ReturnType<
      typeof aTemplate
    >
    expect(sections.map(({ title, questions }) => [title, ...questions.map(({ text }) => text)])).toEqual([
      ['Looking ahead', 'What should Eve learn?'],
      ['Looking back', 'How was your load?', 'What went well?'],
    ])
  })

  it('a name that is taken is said at the field', async () => {
    const message = 'A template with this name already exists.'
    const taken = {
      _tag: 'Refused',
      status: 409,
      code: 'name_taken',
      message,
      errors: [{ code: 'name_taken', message, field: 'name' }],
    } as const
    const page = await atTheTemplates({ update: failing(taken) })
    await edit(page)
    await page.user.type(page.main.getByRole('textbox', { name: /^Name/ }), ' again')
    await save(page)
    const field = page.main.getByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(page.main.getByText(message)).toBeTruthy()
  })

  it('somebody else’s change is laid beside, and nothing is lost', async () => {
    const theirs = aTemplate({ description: 'For every week.', version: 2 })
    let reads = 0
    const page = await atTheTemplates({
      list: () => (++reads === 1 ? [aTemplate()] : [theirs]),
      update: failing(refused('changed_meanwhile', 409)),
    })
    await edit(page)
    await page.user.type(page.main.getByRole('textbox', { name: /^Name/ }), ' again')
    await save(page)
    expect(await page.main.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
    expect(page.main.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  })

  it('is archived behind a question, and brought back', async () => {
    const page = await atTheTemplates({ update: aTemplate({ isArchived: true, version: 2 }) })
    const { main, user, calls } = page
    await more(page, 'Archive…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive template' }))
    await waitFor(() =>
      expect(calls('checkInTemplates.update')[0]).toMatchObject({
        params: { id: aTemplate().id },
        payload: { isArchived: true, version: 1, name: 'The week' },
      }),
    )
    expect(await main.findByText('All templates are archived')).toBeTruthy()
    expect(notices()).toEqual(['Template archived'])
  })

  it('is deleted behind a question; cancelled, it stays', async () => {
    const page = await atTheTemplates({ remove: null as never })
    const { main, user, calls } = page
    await more(page, 'Delete…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(calls('checkInTemplates.remove')).toEqual([])
    await more(page, 'Delete…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete template' }))
    await waitFor(() => expect(main.queryByText('The week')).toBeNull())
    expect(calls('checkInTemplates.remove')[0]).toMatchObject({ headers: { 'if-match': '"1"' } })
  })
})
