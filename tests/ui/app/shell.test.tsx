import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { ava, max } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const atHome = (as: Role = 'employee', answers: Answers = {}) =>
  visit('/', { as, answers: { employees: { team: [] }, ...answers } })

beforeEach(() => localStorage.clear())

describe('The menu', () => {
  const marked = async (path: string, as: Role) => {
    await visit(path, { as })
    const menu = screen.getByRole('navigation', { name: 'Main' })
    return [...menu.querySelectorAll('[aria-current]')].map((item) => [
      item.textContent,
      item.getAttribute('aria-current'),
    ])
  }

  it.each([
    ['the page of an item', pathTo('employees'), 'Employees', 'page'],
    ['a page below it', pathTo('categories'), 'Company Settings', 'true'],
    ['a part of the profile of somebody else', pathTo('employee', { id: max }), 'Employees', 'true'],
    ['one’s own profile', pathTo('employee', { id: ava }), 'My Profile', 'page'],
    ['a part of one’s own profile', pathTo('employeeCertifications', { id: ava }), 'My Profile', 'true'],
  ])('says where one is: %s', async (_, path, item, current) => {
    expect(await marked(path, 'admin')).toEqual([[item, current]])
  })

  it('marks nothing on a page of no area of it', async () => {
    expect(await marked(pathTo('feedback'), 'admin')).toEqual([])
  })
})

it('§ 8 the frame does not name a page that one may not open', async () => {
  const { main } = await visit(pathTo('permissions'), { as: 'employee' })
  await main.findByRole('heading', { name: 'Page not found' })
  expect(screen.queryByText('Permission management')).toBeNull()
  expect(screen.getAllByText('Page not found').length).toBeGreaterThan(1)
})

describe('Help', () => {
  const opened = async (as?: Role) => {
    const page = await atHome(as)
    const help = within(screen.getByRole('complementary', { name: 'Help' }))
    const tab = help.getByRole('button', { name: 'Support' })
    await page.user.click(tab)
    return { ...page, tab, panel: within(await help.findByRole('dialog')) }
  }

  it('is about the page one is on, and stays beside it while one works', async () => {
    const { panel, user } = await opened()
    expect(panel.getByRole('heading', { name: 'On this page: Home' })).toBeTruthy()
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'My Profile' }))
    expect(await panel.findByRole('heading', { name: 'On this page: Profile' })).toBeTruthy()
  })

  it('finds articles, says when there is none, and Escape clears the search first', async () => {
    const { panel, user } = await opened()
    const search = () => panel.getByRole('searchbox', { name: 'Search help' })
    await user.type(search(), 'password')
    expect(within(panel.getByRole('list')).getAllByRole('button')[0]?.textContent).toBe(
      'Sign in when you have forgotten your password',
    )
    await user.clear(search())
    await user.type(search(), 'zebra')
    expect(await panel.findByText(/No article matches/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await panel.findByRole('heading', { name: 'On this page: Home' })).toBeTruthy()
  })

  it('leads to our mail and to feedback, which knows the page it is about', async () => {
    const { panel, user, main } = await opened()
    expect(panel.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    await user.click(panel.getByRole('link', { name: 'Send us feedback' }))
    const about = await main.findByRole('checkbox', { name: 'About the page “Home”' })
    expect(about).toHaveProperty('checked', true)
  })
})

describe('The palette', () => {
  const opened = async (as?: Role, answers?: Answers) => {
    const page = await atHome(as, answers)
    await page.user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Search people, records, pages and actions' }))
    await waitFor(() => expect(document.activeElement).toBe(palette.getByRole('combobox')))
    return { ...page, palette, field: palette.getByRole('combobox') }
  }
  const isOpen = () => screen.queryByRole('dialog', { name: 'Search people, records, pages and actions' }) !== null

  it('offers an employee nothing they may not do', async () => {
    const { palette, user } = await opened('employee')
    await user.keyboard('employee')
    expect(palette.queryAllByRole('option')).toEqual([])
  })

  it('tells a manager why not, and stays', async () => {
    const { palette, user } = await opened('manager')
    await user.keyboard('new employee')
    const [option, ...others] = palette.getAllByRole('option')
    expect(others).toEqual([])
    expect(option?.getAttribute('aria-disabled')).toBe('true')
    expect(option?.textContent).toContain('Only an administrator can do this.')
    await user.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
  })

  it('leads an admin there', async () => {
    const { user } = await opened('admin')
    await user.keyboard('new employee{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'New employee' })).toBeTruthy()
    expect(isOpen()).toBe(false)
  })

  const hit = {
    kind: 'policy',
    id: employeeId('heights'),
    label: 'Working at heights',
    detail: 'Safety',
    employeeId: null,
  } as const

  it('finds records by kind, says while it looks, and Enter opens the first one’s own page', async () => {
    const { palette, user, address } = await opened('employee', {
      search: { all: ({ query }) => (query?.text === 'at heights' ? [hit] : []) },
    })
    await user.keyboard('at heights')
    expect(palette.getByRole('status').textContent).toBe('Searching records…')
    const option = within(await palette.findByRole('group', { name: 'Policies' })).getByRole('option')
    expect(option.textContent).toBe('Working at heightsSafety')
    expect(palette.getByRole('status').textContent).toBe('1 found')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(address()).toBe(`/hrDocuments/${hit.id}`)
  })

  it('says when nothing was found', async () => {
    const { palette, user } = await opened('employee', { search: { all: [] } })
    await user.keyboard('at heights')
    expect(palette.queryByText(/^Nothing found for/)).toBeNull()
    expect(await palette.findByText(/^Nothing found for “at heights”/)).toBeTruthy()
  })

  it('says what failed, with pages and actions still in use, and looks again', async () => {
    let answer: ReturnType<typeof failing> | ReadonlyArray<typeof hit> = failing(unreachable)
    const { palette, user } = await opened('employee', { search: { all: () => answer as never } })
    await user.keyboard('org chart')
    const alert = within(await palette.findByRole('alert'))
    expect(alert.getByText(/^Records could not be searched/)).toBeTruthy()
    expect(palette.getByRole('option', { name: /Org chart/i })).toBeTruthy()
    answer = [{ ...hit, label: 'Org chart rules' } as never]
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await palette.findByRole('option', { name: /Org chart rules/ })).toBeTruthy()
    expect(palette.queryByRole('alert')).toBeNull()
  })

  it.each(['admin', 'manager', 'employee'] as const)('opens by a button of the top bar for the role %s', async (as) => {
    const { user } = await atHome(as)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('dialog', { name: 'Search people, records, pages and actions' })).toBeTruthy()
  })

  it.each(['{Escape}', '{Control>}k{/Control}'])('walks with the arrows, and closes with %s', async (close) => {
    const { palette, user, field } = await opened()
    const chosen = () => palette.getAllByRole('option').findIndex(({ ariaSelected }) => ariaSelected === 'true')
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe(palette.getAllByRole('option').length - 1)
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe(0)
    expect(field.getAttribute('aria-activedescendant')).toBe(palette.getAllByRole('option')[0]?.id)
    await user.keyboard(close)
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it('asks about unsaved text before it leads away', async () => {
    const { main, user } = await visit(pathTo('feedback'), { as: 'employee' })
    const words = await main.findByLabelText(/In your own words/)
    await user.type(words, 'Half a thought')
    const leave = async () => {
      await user.keyboard('{Control>}k{/Control}')
      await screen.findByRole('dialog', { name: 'Search people, records, pages and actions' })
      await user.keyboard('home{Enter}')
      return within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    }
    await user.click((await leave()).getByRole('button', { name: 'Keep editing' }))
    expect(words).toHaveProperty('value', 'Half a thought')
    await user.click((await leave()).getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Eve' })).toBeTruthy()
  })
})
