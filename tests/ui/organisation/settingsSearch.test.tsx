import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { companyRead, liveMail } from '../../fixtures/company.ts'
import { visit } from '../visit.tsx'

const atSettings = (page: 'settings' | 'companySettings' = 'companySettings') =>
  visit(pathTo(page), {
    as: 'admin',
    answers: { company: { show: companyRead(), mail: liveMail } },
  })

const own = 'What others see about you'

it.each([
  ['companySettings', ['Company details', own]],
  ['settings', [own, 'Company details']],
] as const)('%s begin with what they are called by', async (page, order) => {
  const { main } = await atSettings(page)
  const found = await Promise.all(order.map((name) => main.findByRole('heading', { name })))
  expect(main.getAllByRole('heading').filter((one) => found.includes(one))).toEqual(found)
})

describe('The settings are searched', () => {
  it('by what they are called and what they are for', async () => {
    const { main, user } = await atSettings()
    await user.type(await main.findByRole('searchbox', { name: 'Search settings' }), 'permission')
    const found = main.getAllByRole('listitem')
    expect(found.map((row) => within(row).getByRole('link').textContent?.trim())).toEqual([
      'Open Permission management',
    ])
  })

  it('what is set right on the page is found by its words, and what was typed there stays', async () => {
    const { main, user } = await atSettings()
    const name = await main.findByRole('textbox', { name: 'Name' })
    await user.type(name, '!')
    const search = main.getByRole('searchbox', { name: 'Search settings' })
    await user.type(search, 'permission')
    expect(main.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await user.clear(search)
    await user.type(search, 'go live')
    expect(main.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Banksia Ridge!')
    expect(main.queryByRole('listitem')).toBeNull()
  })

  it('in vain, which is said', async () => {
    const { main, user } = await atSettings()
    await user.type(await main.findByRole('searchbox', { name: 'Search settings' }), 'payroll')
    expect(await main.findByText('No matching settings')).toBeTruthy()
  })
})
