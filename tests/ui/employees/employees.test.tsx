import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, aSummary, ava, eve, max, theDirectory } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

describe('The directory', () => {
  const people = [
    ...theDirectory,
    aSummary({ id: 'a' as never, fullName: 'Goran Petrović', reportsTo: max, positionTitle: 'Carpenter' }),
    aSummary({ id: 'b' as never, fullName: 'Vikram Shetty', isActive: false }),
    aSummary({ id: 'c' as never, fullName: 'Priya Raman', hideFromEmployeeDirectory: true }),
  ]
  const at = (search = '', as: Role = 'admin') =>
    visit(`/employees${search}`, { as, answers: { employees: { list: people, read: anEmployee({ id: max }) } } })
  const names = () =>
    within(screen.getByRole('grid', { name: 'people' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('link')[0]
          ?.textContent?.replace(/(Admin|Inactive|Hidden)$/, ''),
      )

  it.each<readonly [as: Role, who: readonly string[], why: RegExp | null]>([
    ['admin', ['Ava Lindqvist', 'Eve Marlowe', 'Goran Petrović', 'Max Oduya', 'Noor Haddad', 'Yuri Volkov'], null],
    ['manager', ['Eve Marlowe', 'Max Oduya', 'Yuri Volkov'], /^You and your direct reports\.$/],
    ['employee', ['Eve Marlowe'], /the list shows only you/],
  ])('shows an %s %j', async (as, who, why) => {
    const { main } = await at('', as)
    await main.findByRole('grid')
    expect(names()).toEqual(who)
    if (why !== null) expect(main.getByText(why)).toBeTruthy()
    if (as === 'admin') expect(main.getByRole('link', { name: 'New employee' })).toBeTruthy()
    else expect(main.getByRole('button', { name: 'New employee', description: /administrator/ })).toBeTruthy()
  })

  it('names the manager of who may see nobody else', async () => {
    const { main } = await visit('/employees', { as: 'employee', answers: { employees: { list: [aSummary()] } } })
    expect(await main.findByRole('link', { name: 'Max Oduya' })).toBeTruthy()
  })

  it.each([
    ['petrovic', 'Goran Petrović'],
    ['PETROVIĆ', 'Goran Petrović'],
    ['oduya', 'Max Oduya'],
  ])('finds by %s %s, and says so in the address', async (words, name) => {
    const { main, user, address } = await at()
    await user.type(await main.findByRole('searchbox', { name: 'Search people' }), words)
    await waitFor(() => expect(names()).toEqual([name]))
    expect(main.getByText('1 of 6 people')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(`/employees/?q=${encodeURIComponent(words)}`))
  })

  it('that finds nobody says so, and is cleared by a press', async () => {
    const { main, user } = await at('?q=nobody')
    expect(await main.findByText('No people match')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Clear search and filters' }))
    expect(await main.findByRole('link', { name: /^Ava Lindqvist ?Admin/ })).toBeTruthy()
  })

  it.each([
    ['', 'Name', 'Ava Lindqvist', 'ascending'],
    ['?sort=-fullName', 'Name', 'Yuri Volkov', 'descending'],
    ['?sort=positionTitle', 'Position', 'Goran Petrović', 'ascending'],
  ])('stands in the order of its address: %s', async (search, column, first, direction) => {
    const { main } = await at(search)
    await main.findByRole('grid')
    expect(names()[0]).toBe(first)
    expect(main.getByRole('columnheader', { name: new RegExp(`^${column}`) }).getAttribute('aria-sort')).toBe(direction)
  })

  it('is sorted by a header, and says so in the address', async () => {
    const { main, user, address } = await at()
    const header = async () =>
      within(await main.findByRole('columnheader', { name: /^Position/ })).getAllByRole('button')
    await user.click((await header())[0] as HTMLElement)
    await waitFor(() => expect([names()[0], address()]).toEqual(['Goran Petrović', '/employees/?sort=positionTitle']))
    await user.click((await header())[0] as HTMLElement)
    await waitFor(() =>
      expect([names().at(-1), address()]).toEqual(['Goran Petrović', '/employees/?sort=-positionTitle']),
    )
  })

  it.each([
    ['Include inactive', 'Vikram Shetty', 'Inactive', 'inactive=1'],
    ['Show hidden from directory', 'Priya Raman', 'Hidden', 'hidden=1'],
  ])('leaves out whom nobody asked for: %s', async (box, name, mark, query) => {
    const [first] = name.split(' ')
    const { main, user, address } = await at(`?q=${first}`)
    expect(await main.findByText('No people match')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('checkbox', { name: box }))
    await waitFor(() => expect(names()).toEqual([name]))
    expect(main.getAllByText(mark).length).toBeGreaterThan(0)
    await waitFor(() => expect(address()).toBe(`/employees/?q=${first}&${query}`))
  })

  it('offers an administrator alone whom the directory hides', async () => {
    const { main, user } = await at('', 'manager')
    await user.click(await main.findByRole('button', { name: 'Filters' }))
    expect(await screen.findByRole('checkbox', { name: 'Include inactive' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Show hidden from directory' })).toBeNull()
  })

  it('opens a person by the keyboard, and comes back to the same list', async () => {
    const { main, user, address } = await at('?q=oduya')
    await user.click(await main.findByRole('searchbox'))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(pathTo('employee', { id: max })))
    const back = await screen.findByRole('link', { name: 'Back to employees' })
    expect(back.getAttribute('href')).toMatch(/q=oduya/)
  })
})

describe('A new employee', () => {
  const created = anEmployee({ fullName: 'Robin Fell' })
  const at = (employees: Answers['employees'], as: Role = 'admin') =>
    visit(pathTo('employeeCreate'), { as, answers: { employees: { isEmailAddressInUse: false, ...employees } } })
  const filled = async (employees: Answers['employees']) => {
    const page = await at(employees)
    await page.user.type(await page.main.findByRole('textbox', { name: /^First name/ }), 'Robin')
    await page.user.type(page.main.getByRole('textbox', { name: /^Email/ }), 'robin@tenure.example')
    return { ...page, create: () => page.user.click(page.main.getByRole('button', { name: 'Create employee' })) }
  }

  it('is an administrator’s to make', async () => {
    const { main } = await at({}, 'manager')
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('needs what is needed: the first wrong field is told and takes the focus', async () => {
    const { main, user, calls } = await at({})
    await user.type(await main.findByRole('textbox', { name: /^Email/ }), 'not an address')
    await user.click(main.getByRole('button', { name: 'Create employee' }))
    const first = main.getByRole('textbox', { name: /^First name/, description: 'Enter a first name' })
    expect(document.activeElement).toBe(first)
    expect(
      main.getByRole('textbox', {
        name: /^Email/,
        description: 'Enter an email address, for example name@company.com',
      }),
    ).toBeTruthy()
    expect(calls('employees.create')).toEqual([])
  })

  it('is told while typing that an address is somebody else’s', async () => {
    const { main, user } = await at({
      isEmailAddressInUse: ({ payload }) => JSON.stringify(payload).includes('max@'),
    })
    const email = await main.findByRole('textbox', { name: /^Email/ })
    await user.type(email, 'max@tenure.example')
    expect(await main.findByText('This email address is already in use')).toBeTruthy()
    await user.type(email, '2')
    await waitFor(() => expect(main.queryByText('This email address is already in use')).toBeNull())
  })

  it('with an address that was taken meanwhile is refused under it, and what was typed stays', async () => {
    const { main, create } = await filled({ create: failing(refused('email_in_use')) })
    await create()
    const email = await main.findByRole('textbox', {
      name: /^Email/,
      description: 'This email address is already in use',
    })
    expect(email).toHaveProperty('value', 'robin@tenure.example')
    expect(main.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Robin')
  })

  it('is made once, however often the button is pressed', async () => {
    const { create, calls } = await filled({})
    await create()
    await create()
    expect(calls('employees.create')).toHaveLength(1)
  })

  it('is not lost with the network: it stays, is sent again, told, and its page opens', async () => {
    let isBack = false
    const { main, user, create, calls, address } = await filled({
      create: () => (isBack ? created : failing(unreachable)),
      read: created,
    })
    await create()
    expect(await main.findByText(/What you typed is still here\./)).toBeTruthy()
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Fell' })).toBeTruthy()
    expect(address()).toBe(pathTo('employee', { id: created.id }))
    expect(notices()).toEqual(['Robin Fell added'])
    const [first, second] = calls('employees.create').map(({ payload }) => payload)
    expect(first).toEqual(second)
  })
})

describe('The details of a person', () => {
  const dana = anEmployee({ phone: '0491 570 156' })
  const at = async (employees: Answers['employees'] = {}, as: Role = 'admin', of: Employee = dana) => {
    const page = await visit(`${pathTo('employee', { id: of.id })}?tab=details`, {
      as,
      answers: { employees: { read: of, isEmailAddressInUse: false, ...employees } },
    })
    const section = (name: string) => within(page.main.getByRole('region', { name }))
    await page.main.findByRole('region', { name: 'Basic' })
    return { ...page, section }
  }
  const edited = async (...of: Parameters<typeof at>) => {
    const page = await at(...of)
    await page.user.click(page.section('Basic').getByRole('button', { name: 'Edit' }))
    const phone = page.section('Basic').getByRole('textbox', { name: 'Phone' })
    return { ...page, phone, save: () => page.user.click(page.section('Basic').getByRole('button', { name: 'Save' })) }
  }

  it('are edited in their place: the focus goes in, and back to Edit once it is saved', async () => {
    const { user, phone, save, section, calls } = await edited({
      updateBasicInfo: { ...dana, phone: '0491 570 157', version: 2 },
    })
    expect(document.activeElement).toBe(section('Basic').getByRole('textbox', { name: /^First name/ }))
    await user.clear(phone)
    await user.type(phone, '0491 570 157')
    await save()
    expect(await screen.findByText('0491 570 157')).toBeTruthy()
    expect(document.activeElement).toBe(section('Basic').getByRole('button', { name: 'Edit' }))
    expect(calls('employees.updateBasicInfo')[0]?.payload).toMatchObject({ phone: '0491 570 157', version: 1 })
  })

  it('a change taken back is none, and Cancel forgets one', async () => {
    const { user, phone, section } = await edited()
    await user.type(phone, '7')
    await user.keyboard('{Backspace}')
    expect(section('Basic').getByRole('button', { name: 'Save', description: 'No changes to save.' })).toBeTruthy()
    await user.type(phone, '7')
    await user.click(section('Basic').getByRole('button', { name: 'Cancel' }))
    expect(section('Basic').getByText('0491 570 156')).toBeTruthy()
  })

  it('somebody else’s change is laid beside one’s own', async () => {
    const theirs = { ...dana, phone: '0491 570 110', version: 2 }
    let isRead = false
    const read = () => {
      const answer = isRead ? theirs : dana
      isRead = true
      return answer
    }
    const { user, phone, save, section } = await edited({
      read,
      updateBasicInfo: failing(refused('changed_meanwhile')),
    })
    await user.type(phone, '7')
    await save()
    expect(await section('Basic').findByRole('row', { name: 'Phone 0491 570 110 0491 570 1567' })).toBeTruthy()
  })

  it.each<readonly [Role, Employee, denied: string | null]>([
    ['admin', dana, null],
    ['manager', dana, null],
    ['manager', anEmployee({ id: max }), 'You cannot edit your own record'],
    ['employee', dana, 'You cannot edit your own record'],
  ])('may be edited by the %s, or it is said why not (%#)', async (as, of, denied) => {
    const { main, user, section } = await at({}, as, of)
    const edit = section('Basic').getByRole('button', { name: 'Edit' })
    expect(edit.getAttribute('aria-disabled')).toBe(denied && 'true')
    await user.click(edit)
    expect(main.queryByRole('textbox', { name: 'Phone' }) === null).toBe(denied !== null)
    if (denied !== null) expect(main.getAllByText(new RegExp(denied)).length).toBeGreaterThan(0)
  })

  it.each([
    [
      'admin',
      [
        'Overview',
        'Details',
        'Documents',
        'Positions',
        'Certifications',
        'Goals',
        'Check-ins',
        'Reviews',
        'Assets',
        'Praise',
        'Account',
        'Timeline',
      ],
    ],
    [
      'manager',
      [
        'Overview',
        'Details',
        'Documents',
        'Positions',
        'Certifications',
        'Goals',
        'Check-ins',
        'Reviews',
        'Assets',
        'Praise',
        'Timeline',
      ],
    ],
    [
      'employee',
      [
        'Overview',
        'Details',
        'Documents',
        'Positions',
        'Certifications',
        'Goals',
        'Check-ins',
        'Reviews',
        'Assets',
        'Praise',
        'Timeline',
      ],
    ],
  ] as const)('an %s finds the tabs %j', async (as, tabs) => {
    const { main } = await at({}, as)
    expect(main.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
  })
})

it('the last administrator stays, and the menu says why', async () => {
  const { main, user } = await visit(pathTo('employee', { id: ava }), {
    answers: { employees: { read: anEmployee({ id: ava, fullName: 'Ava Lindqvist', isAdmin: true }) } },
  })
  await user.click(await main.findByRole('button', { name: 'More actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => [item.textContent?.slice(0, 10), item.getAttribute('aria-disabled')])).toEqual([
    ['Deactivate', 'true'],
    ['Terminate…', 'true'],
    ['Delete…You', 'true'],
  ])
  expect(items[0]?.textContent).toMatch(/administrator/)
})

describe('somebody whose last day is planned', () => {
  const leaving = {
    lastDay: '2026-12-31',
    kind: 'retirement',
    reason: '',
    heir: { id: max, fullName: 'Max Oduya' },
    notes: 'A farewell in the yard',
    plannedBy: 'Ava Lindqvist',
  } as const
  const visited = () =>
    visit(pathTo('employee', { id: eve }), { answers: { employees: { read: anEmployee({ leaving }) } } })

  it('is marked with the day, and the overview says how', async () => {
    const { main } = await visited()
    const region = within(await main.findByRole('region', { name: 'Leaving' }))
    for (const said of ['31st Dec 2026', 'Retirement', 'A farewell in the yard', 'Ava Lindqvist'])
      expect(region.getByText(said)).toBeTruthy()
    expect(main.getByText('Last day', { selector: 'span' }).textContent).toBe('Last day 31st Dec 2026')
  })

  it('is marked in the list too', async () => {
    const people = theDirectory.map((person) => (person.id === eve ? { ...person, lastDay: leaving.lastDay } : person))
    const { main } = await visit(pathTo('employees'), { answers: { employees: { list: people } } })
    const row = (await main.findAllByRole('row')).find(({ textContent }) => textContent?.includes('Eve Marlowe'))
    expect(row?.textContent).toContain('Last day 31st Dec 2026')
    expect(main.getAllByText(/^Last day/)).toHaveLength(1)
  })

  it('can be kept, or leave on another day', async () => {
    const { main, user } = await visited()
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Deactivate…',
      'Change last day…',
      'Keep employed…',
      'Delete…',
    ])
    await user.click(items[2] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep Eve Marlowe employed?' }))
    expect(dialog.getByText('The planned last day is cancelled.')).toBeTruthy()
  })

  it('the dialog opens on what is planned, and offers who cannot take over with the reason', async () => {
    const { main, user } = await visit(pathTo('employee', { id: max }), {
      answers: { employees: { read: anEmployee({ id: max, fullName: 'Max Oduya', reportsTo: ava }) } },
    })
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Terminate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminate Max Oduya' }))
    const field = dialog.getByRole('combobox', { name: /^New manager/ })
    expect((field as HTMLInputElement).value).toBe('Ava Lindqvist')
    await user.clear(field)
    await user.type(field, 'marl')
    const option = await screen.findByRole('option', { name: /Eve Marlowe/ })
    expect(option.textContent).toContain('would create a reporting loop')
    await user.click(option)
    expect(dialog.getByText('This manager would create a reporting loop.')).toBeTruthy()
  })
})
