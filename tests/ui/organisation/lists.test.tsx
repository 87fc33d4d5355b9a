import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { departmentId, itemId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const department = (name: string) => ({ id: departmentId(name), name, version: 1 })
const three = ['Yard', 'Office', 'Finance'].map(department)

const at = (departments: Answers['departments'], as: Role = 'admin') =>
  visit(pathTo('departments'), { as, answers: { departments: { list: three, ...departments } } })
const atCategories = (categories: Answers['categories']) =>
  visit(pathTo('categories'), { answers: { categories: { list: [], ...categories } } })

const rowsIn = (main: { getAllByRole: (role: string) => ReadonlyArray<HTMLElement> }) =>
  main.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('A list that an admin looks after (§ 7)', () => {
  it('that is empty says what it is for', async () => {
    const { main } = await at({ list: [] })
    expect(await main.findByText('No departments yet')).toBeTruthy()
  })

  it.each(['manager', 'employee'] as const)('is read by a %s, who is offered nothing', async (as) => {
    const { main } = await at({}, as)
    await main.findByText('Yard')
    expect(main.queryAllByRole('button', { name: /^(Edit|Delete|Move) / })).toEqual([])
    expect(
      main.getByRole('button', {
        name: 'Add department',
        description: 'Only an administrator can change this list.',
      }),
    ).toBeTruthy()
  })

  it('is not there where it is for administrators alone', async () => {
    const { main } = await visit(pathTo('tags'), { as: 'employee' })
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it.each([
    ['N/A', "'n/a' cannot be a category."],
    ['n/a', "'n/a' cannot be a category."],
  ])('§ 5 takes no %s for a category', async (name, why) => {
    const { main, user, calls } = await atCategories({})
    await user.click(await main.findByRole('button', { name: 'Add category' }))
    expect(document.activeElement).toBe(main.getByRole('textbox', { name: /^Name/ }))
    await user.keyboard(`${name}{Enter}`)
    expect(main.getByRole('textbox', { name: /^Name/, description: why })).toBeTruthy()
    expect(calls('categories.create')).toEqual([])
  })

  it('§ 5 takes no name a second time, and keeps what was typed', async () => {
    const { main, user } = await atCategories({ create: failing(refused('already_exists', 409, 'text')) })
    await user.click(await main.findByRole('button', { name: 'Add category' }))
    await user.keyboard('SCAFFOLDS{Enter}')
    expect((await main.findAllByText(/already/)).length).toBeGreaterThan(0)
    expect(main.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'SCAFFOLDS')
  })

  it('is written in one place at a time', async () => {
    const { main, user } = await at({})
    await user.click(await main.findByRole('button', { name: 'Edit Office' }))
    expect(main.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Office')
    expect(
      main.getByRole('button', { name: 'Add department', description: 'Save or cancel your changes first.' }),
    ).toBeTruthy()
    const description = 'Save or cancel your changes first.'
    expect(main.getAllByRole('button', { name: /^Move /, description })).toHaveLength(2)
  })

  it.each([
    ['{ArrowDown}', ['Office', 'Yard', 'Finance'], 'Yard is now 2 of 3.'],
    ['{ArrowUp}', ['Yard', 'Office', 'Finance'], null],
  ] as const)('is put in order by the key %s', async (key, order, said) => {
    const { main, user, calls } = await at({})
    ;(await main.findByRole('button', { name: /^Move Yard:/ })).focus()
    await user.keyboard(key)
    await waitFor(() => expect(rowsIn(main)).toEqual(order))
    expect(calls('departments.reorder')).toHaveLength(said === null ? 0 : 1)
    if (said !== null) expect(main.getByRole('status').textContent).toContain('Yard is now 2 of')
  })

  it('gives up what nobody uses behind a question', async () => {
    const { main, user, calls } = await at({ uses: [], remove: null })
    await user.click(await main.findByRole('button', { name: 'Delete Office' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Office' }))
    await waitFor(() => expect(rowsIn(main)).toEqual(['Yard', 'Finance']))
    expect(calls('departments.remove')).toHaveLength(1)
  })

  it('does not give up what is used: it says by whom, and offers to merge it', async () => {
    const uses = [
      { kind: 'employee' as const, total: 12, named: [{ id: eve as string as never, name: 'Eve Marlowe' }] },
    ]
    const { main, user, calls } = await at({ uses, merge: three.slice(1) as never })
    await user.click(await main.findByRole('button', { name: 'Delete Yard' }))
    const dialog = within(await screen.findByRole('dialog', { name: '“Yard” is in use' }))
    expect(dialog.getByText(/It cannot be deleted: 12 employees use it/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Eve Marlowe' }).getAttribute('href')).toBe(
      pathTo('employee', { id: eve as EmployeeId }),
    )
    expect(dialog.getByRole('button', { name: 'Merge', description: 'First choose what to merge into.' })).toBeTruthy()
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'Office',
      'Finance',
    ])
    await user.selectOptions(dialog.getByLabelText('Merge into'), 'Office')
    await user.click(dialog.getByRole('button', { name: 'Merge into Office' }))
    expect(calls('departments.merge')).toHaveLength(1)
    expect(calls('departments.remove')).toEqual([])
  })
})

it('core values are listed with what they mean', async () => {
  const list = [{ id: itemId('care'), content: { name: 'Care', description: 'We look twice.' }, version: 1 }]
  const { main } = await visit(pathTo('coreValues'), { answers: { coreValues: { list } } })
  expect(await main.findByText('We look twice.')).toBeTruthy()
})

it.each([
  ['admin', ['Departments', 'Tags', 'Core values', 'Certification management', 'Audit'], []],
  ['employee', ['Departments', 'Core values'], ['Tags', 'Certification management', 'Audit']],
] as const)('the settings of an %s lead to %j, and not to %j', async (as, there, hidden) => {
  const { main } = await visit(pathTo('settings'), { as })
  for (const name of there) expect(await main.findByRole('link', { name: new RegExp(`^Open ?${name}$`) })).toBeTruthy()
  for (const name of hidden) expect(main.queryByRole('link', { name: new RegExp(`^Open ?${name}$`) })).toBeNull()
})
