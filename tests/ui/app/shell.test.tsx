import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { type Role, visit } from '../visit.tsx'

const atHome = (as: Role = 'employee') => visit('/', { as, answers: { employees: { team: [] } } })

beforeEach(() => localStorage.clear())

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
  const opened = async (as?: Role) => {
    const page = await atHome(as)
    await page.user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Find a page, a person or an action' }))
    await waitFor(() => expect(document.activeElement).toBe(palette.getByRole('combobox')))
    return { ...page, palette, field: palette.getByRole('combobox') }
  }
  const isOpen = () => screen.queryByRole('dialog', { name: 'Find a page, a person or an action' }) !== null

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
      await screen.findByRole('dialog', { name: 'Find a page, a person or an action' })
      await user.keyboard('home{Enter}')
      return within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    }
    await user.click((await leave()).getByRole('button', { name: 'Keep editing' }))
    expect(words).toHaveProperty('value', 'Half a thought')
    await user.click((await leave()).getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Eve' })).toBeTruthy()
  })
})
