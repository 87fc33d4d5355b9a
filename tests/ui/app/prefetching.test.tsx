import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { groups } from '../../../src/areas/all.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { visit } from '../visit.tsx'

const atTerms = async () => {
  const page = await visit(pathTo('terms'), { as: 'manager' })
  const load = vi.spyOn(groups.employees, 'load')
  const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Employees' })
  return { ...page, load, link }
}

beforeEach(() => () => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('The code of a page', () => {
  it('is fetched when a link to it is pointed at', async () => {
    const { user, load, link, address } = await atTerms()
    await user.hover(link)
    expect(load).toHaveBeenCalled()
    expect(address()).toBe('/terms')
  })

  it('is fetched when the keyboard comes to a link to it', async () => {
    const { load, link } = await atTerms()
    link.focus()
    expect(load).toHaveBeenCalled()
  })

  it('is not fetched before it is wanted by somebody who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { user, load, link } = await atTerms()
    await user.hover(link)
    link.focus()
    expect(load).not.toHaveBeenCalled()
  })
})
