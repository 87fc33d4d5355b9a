import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetOf, laptops, vehicles, yard } from '../../fixtures/assets.ts'
import { chosenIn, notices, visit } from '../visit.tsx'

const assetConfiguration = { read: { locations: [yard], categories: [laptops, vehicles] } }
const number = ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => ({
  isInUse: String(query?.number).toLowerCase() === 'rc-001',
  next: 'RC-002',
})

describe('§ 5 Asset number must be unique', () => {
  it('one that is in use is said while it is typed, and the next is offered', async () => {
    const { main, user, calls } = await visit(pathTo('assetCreate'), {
      answers: { assets: { number }, assetConfiguration },
    })
    await user.selectOptions(await main.findByRole('combobox', { name: /^Category/ }), 'Laptop')
    await user.type(main.getByRole('textbox', { name: /^Asset No/ }), 'rc-001')
    await user.click(main.getByRole('textbox', { name: /^Name/ }))
    expect(await main.findByText('Asset No is already in use')).toBeTruthy()
    await user.click(await main.findByRole('button', { name: 'Use RC-002' }))
    expect(main.getByRole('textbox', { name: /^Asset No/ })).toHaveProperty('value', 'RC-002')
    await waitFor(() => expect(main.queryByText('Asset No is already in use')).toBeNull())
    expect(calls('assets.create')).toEqual([])
  })

  it('what was typed is not left unasked', async () => {
    const { main, user } = await visit(pathTo('assetCreate'), { answers: { assets: { number }, assetConfiguration } })
    await user.type(await main.findByRole('textbox', { name: /^Name/ }), 'Drill')
    await user.click(main.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy()
  })

  it('a copy takes the next one, and leads to its page', async () => {
    const laptop = assetOf()
    const copy = assetOf({ id: '00000000-0000-4000-8000-00000000a999' as never, number: 'RC-002' })
    const { main, user, calls } = await visit(pathTo('asset', { id: laptop.id }), {
      answers: { assets: { read: laptop, history: [], number, duplicate: copy }, assetConfiguration },
    })
    await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    const items = await chosenIn(user, 'More actions')
    await user.click(items.find(({ textContent }) => textContent === 'Duplicate') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Use RC-002' }))
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(notices().join()).toContain('Asset duplicated successfully'))
    expect(calls('assets.duplicate')[0]?.payload).toMatchObject({ number: 'RC-002' })
  })
})
