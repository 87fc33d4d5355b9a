import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AssetRow } from '../../../src/domain/assets/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetOf, assetRow } from '../../fixtures/assets.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const waiting = assetRow({
  state: 'awaitingAcceptance',
  holder: { kind: 'employee', id: eve, name: 'Eve Marlowe' },
  expectedReturnDay: '2027-03-01',
  cost: null,
  currency: null,
  supplier: null,
})

const open = (
  heldBy: ReadonlyArray<AssetRow> | ReturnType<typeof failing>,
  as: Role = 'employee',
  assets: Answers['assets'] = {},
) =>
  visit(`${pathTo('employee', { id: eve })}?tab=assets`, {
    as,
    answers: { employees: { read: anEmployee() }, assets: { heldBy: heldBy as never, ...assets } },
  })

describe('What somebody has been given, on their own page', () => {
  it('stands there, with when it is expected back', async () => {
    const { main } = await open([waiting])
    const item = within(await main.findByRole('list', { name: 'Assets' }))
    expect(item.getByText(/Toughbook 55/)).toBeTruthy()
    expect(item.getByText(/BRC-LAP-0001 · expected back/)).toBeTruthy()
    // The register is not theirs to open.
    expect(item.queryByRole('link', { name: /Toughbook/ })).toBeNull()
  })

  it('is nothing', async () => {
    const { main } = await open([])
    expect(await main.findByText('No assets')).toBeTruthy()
  })

  it('cannot be loaded, and is asked for again', async () => {
    let isBack = false
    const { main, user } = await open((() => (isBack ? [waiting] : failing(unreachable))) as never)
    expect((await main.findByRole('alert')).textContent).toContain('The assets could not be loaded')
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('list', { name: 'Assets' })).toBeTruthy()
  })

  it.each(['manager', 'admin'] as const)('is accepted by nobody else, which is said: %s', async (as) => {
    const { main } = await open([waiting], as)
    const why = { description: 'Only the person the asset is assigned to can accept or decline it.' }
    expect(await main.findByRole('button', { name: 'Accept', ...why })).toBeTruthy()
    expect(main.getByRole('button', { name: 'Decline', ...why })).toBeTruthy()
  })
})

describe('The holder answers', () => {
  const answering = async (press: 'Accept' | 'Decline', answer: Answers['assets']) => {
    const stage = await open([waiting], 'employee', answer)
    await stage.user.click(await stage.main.findByRole('button', { name: press }))
    const dialog = within(await screen.findByRole('dialog'))
    return { ...stage, dialog, send: () => stage.user.click(dialog.getByRole('button', { name: press })) }
  }
  const accepted = assetOf({ ...waiting, state: 'accepted', version: 2 })

  it('by typing their name', async () => {
    const { dialog, user, calls, send } = await answering('Accept', { answer: accepted })
    expect(screen.getByRole('dialog', { name: /^Accept .+ \(.+\)$/ })).toBeTruthy()
    await send()
    expect(await dialog.findByText('Type your name to accept.')).toBeTruthy()
    expect(calls('assets.answer')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Eve Marlowe')
    await send()
    await vi.waitFor(() => expect(notices().join()).toContain('Accepted'))
    expect(calls('assets.answer')[0]?.payload).toEqual({
      version: 1,
      outcome: 'accepted',
      signature: 'Eve Marlowe',
      because: '',
    })
  })

  it('or declines with a reason', async () => {
    const { dialog, user, calls, send } = await answering('Decline', {
      answer: assetOf({ ...waiting, state: 'returned', holder: null, version: 2 }),
    })
    await send()
    expect(await dialog.findByText('Enter a reason.')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /^Reason for declining/ }), 'Not mine')
    await send()
    await vi.waitFor(() => expect(notices().join()).toContain('Declined. Your asset managers have been notified.'))
    expect(calls('assets.answer')[0]?.payload).toMatchObject({ outcome: 'declined', because: 'Not mine' })
  })

  it('what was taken back meanwhile is said, and what was typed stays', async () => {
    const { dialog, user, send } = await answering('Accept', { answer: failing(refused('not_from_this_state')) })
    await user.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Eve Marlowe')
    await send()
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Failed to send your answer. refused: not_from_this_state',
    )
    expect(dialog.getByRole('textbox', { name: /^Your name/ })).toHaveProperty('value', 'Eve Marlowe')
  })
})

it('§ 8 a handover form that does not come is said', async () => {
  const { main, user } = await visit(`${pathTo('employee', { id: eve })}?tab=assets`, {
    as: 'employee',
    answers: {
      employees: { read: anEmployee() },
      assets: { heldBy: [waiting] },
      assetPapers: { handover: failing(unreachable) as never },
    },
  })
  await user.click(await main.findByRole('button', { name: /^Handover form ?of BRC-LAP-0001$/ }))
  await vi.waitFor(() => expect(notices().join()).toContain('Failed to download file(s). The server cannot be reached'))
})

describe('assigning from the page of a person', () => {
  const stock = assetRow({ state: 'inStock', holder: null })
  const at = (as: Role, found: AssetRow = stock) =>
    visit(`${pathTo('employee', { id: eve })}?tab=assets&dialog=assign`, {
      as,
      answers: {
        employees: { read: anEmployee() },
        assets: { heldBy: [], window: { total: 1, rows: [found] } as never, assign: { assets: [stock] } as never },
      },
    })

  it('who gets it is known, an asset is chosen, and the dialog asks for the rest', async () => {
    const { main, user, address } = await at('admin')
    await user.type(await main.findByRole('combobox', { name: 'Asset to assign' }), stock.number)
    await user.click(await screen.findByRole('option', { name: new RegExp(stock.number) }))
    const dialog = within(await screen.findByRole('dialog', { name: `Assign ${stock.number}` }))
    expect((dialog.getByRole('combobox', { name: 'Person' }) as HTMLInputElement).value).toBe('Eve Marlowe')
    expect(address()).toBe(`${pathTo('employee', { id: eve })}?tab=assets`)
  })

  it('one that somebody has is not, and why is said', async () => {
    const { main, user } = await at('admin', waiting)
    await user.type(await main.findByRole('combobox', { name: 'Asset to assign' }), waiting.number)
    await user.click(await screen.findByRole('option', { name: new RegExp(waiting.number) }))
    await vi.waitFor(() => expect(notices()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not offered to who may not assign any', async () => {
    const { main } = await at('manager')
    expect(await main.findByText('No assets')).toBeTruthy()
    expect(main.queryByRole('combobox', { name: 'Asset to assign' })).toBeNull()
    expect(main.queryByRole('button', { name: 'Assign asset' })).toBeNull()
  })
})
