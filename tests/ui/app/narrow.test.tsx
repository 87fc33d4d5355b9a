import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { visit } from '../visit.tsx'

/** As a phone answers; what it looks like is for a browser. */
beforeEach(() => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(wide(query)), { matches: /max-width/.test(query) }),
  )
  return () => vi.restoreAllMocks()
})

describe('On a narrow screen', () => {
  it('people are cards with what matters most, still chosen and opened', async () => {
    const { main, user } = await visit(pathTo('employees'))
    const grid = await main.findByRole('grid')
    expect(within(grid).queryAllByRole('columnheader')).toEqual([])
    const [first] = within(grid).getAllByRole('checkbox')
    if (first) await user.click(first)
    expect(main.getByRole('region', { name: 'Selection' })).toBeTruthy()
    expect(within(grid).getAllByRole('link').length).toBeGreaterThan(0)
  })

  it('the menu comes when it is asked for, and goes with Escape', async () => {
    const { user } = await visit('/')
    const opener = screen.getByRole('button', { name: 'Open the menu' })
    await user.click(opener)
    const menu = within(await screen.findByRole('dialog'))
    expect(menu.getByRole('link', { name: 'Home' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})
