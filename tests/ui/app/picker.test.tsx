import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTenant, coolibah, tidewater, wattleLane } from '../../fixtures/tenants.ts'
import { visit } from '../visit.tsx'

/** Twelve clients that can be entered, Banksia Ridge among them, and one that cannot. */
const others = [
  ...Array.from({ length: 9 }, (_, at) => aTenant({ name: `Client 0${9 - at}` })),
  coolibah,
  tidewater,
  wattleLane,
]

const named = () =>
  within(screen.getByRole('list', { name: 'Clients' }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('span:not([aria-hidden])')?.textContent)

const atPicker = async () => {
  const page = await visit('/', { others, on: 'picker' })
  const search = await screen.findByRole('searchbox', { name: 'Search clients' })
  const button = (name: string) => screen.getByRole('button', { name })
  return { ...page, search, button }
}

describe('§ 2.4 the tenant selector', () => {
  it('before the app shows 5 clients a page, sorted by name, and cannot be closed', async () => {
    const { user, button } = await atPicker()
    expect(named()).toEqual(['Banksia Ridge Construction', 'Client 01', 'Client 02', 'Client 03', 'Client 04'])
    expect(screen.getByText('12 clients')).toBeTruthy()
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a Client' })).toBeTruthy()

    expect(button('Previous page').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Next page'))
    await user.click(button('Next page'))
    expect(named()).toEqual(['Tidewater Community Care', 'Wattle Lane Early Learning'])
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Previous page'))
    expect(named()).toHaveLength(5)
  })

  it('inside the app shows 8, and can be closed: a client is chosen already', async () => {
    const { user } = await visit('/', { others })
    for (const leave of [
      () => user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement),
      () => user.keyboard('{Escape}'),
    ]) {
      await user.click(screen.getByRole('button', { name: 'Change Client' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Client' }))
      expect(named()).toHaveLength(8)
      expect(dialog.getByText('Page 1 of 2')).toBeTruthy()
      expect(dialog.getByText('Current')).toBeTruthy()
      await leave()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('navigation', { name: 'Main' }).textContent).toContain('Home')
    }
  })

  it.each(['w'.repeat(200), '🏗️'.repeat(50), '.*[(\\', '<img src=x onerror=alert(1)>', "'; --", '%00'])(
    'takes any character: %s',
    async (typed) => {
      const { user, search } = await atPicker()
      await user.click(search)
      await user.paste(typed)
      expect(await screen.findByText('No clients match your search')).toBeTruthy()
      expect(named()).toEqual([])
      await user.clear(search)
      await user.paste('  WATTLE ')
      expect(await screen.findByText('1 client')).toBeTruthy()
      expect(named()).toEqual(['Wattle Lane Early Learning'])
    },
  )
})
