import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetId, laptops, vehicles, workshop, yard } from '../../fixtures/assets.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const all = { locations: [yard, workshop], categories: [laptops, vehicles] }

const open = (assetConfiguration: Answers['assetConfiguration'] = {}, as: Role = 'admin') =>
  visit(pathTo('assetSettings'), { as, answers: { assetConfiguration: { read: all, ...assetConfiguration } } })

describe('Where assets are, and of what kind', () => {
  it('places lie below the one they are in; what is in use says so', async () => {
    const { main } = await open({ read: { ...all, categories: [{ ...laptops, retired: 2 }] } })
    const places = await main.findByRole('list', { name: 'Locations' })
    const rows = within(places).getAllByRole('listitem')
    expect(rows.map((row) => [row.textContent?.match(/^(Yard|Workshop)/)?.[0], row.style.paddingInlineStart])).toEqual([
      ['Yard', '0px'],
      ['Workshop', '24px'],
    ])
    expect(main.getByText(/88 Boundary Road · 1 asset$/)).toBeTruthy()
    expect(main.getByText(/ · 1 asset · 2 retired$/)).toBeTruthy()
  })

  it('there are none yet', async () => {
    const { main } = await open({ read: { locations: [], categories: [] } })
    expect(await main.findByText(/^No locations yet/)).toBeTruthy()
    expect(main.getByText(/^No categories yet/)).toBeTruthy()
  })

  it('cannot be loaded, and is asked for again', async () => {
    let isBack = false
    const { main, user } = await open({ read: () => (isBack ? all : failing(unreachable)) })
    expect((await main.findByRole('alert')).textContent).toContain('The configuration could not be loaded')
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('list', { name: 'Categories' })).toBeTruthy()
  })

  it('is read by those who use the register, and changed by those who manage it', async () => {
    const { main } = await open({}, 'assetUser')
    const why = { description: /^Only administrators and asset managers/ }
    for (const name of ['Add location', /^Edit ?Yard$/, /^Delete ?Laptop$/])
      expect(await main.findByRole('button', { name, ...why })).toBeTruthy()
  })
})

describe('§ 8 Saving', () => {
  it.each([
    [/^Edit ?Yard$/, 'saveLocation', 'Asset location successfully saved', { ...yard, name: 'Depot', version: 2 }],
    [/^Edit ?Laptop$/, 'saveCategory', 'Asset category successfully saved', { ...laptops, name: 'Depot', version: 2 }],
  ] as const)('%s: %s says %s', async (edit, call, done, saved) => {
    const { main, user, calls } = await open({ [call]: saved })
    await user.click(await main.findByRole('button', { name: edit }))
    const name = await main.findByRole('textbox', { name: /^Name/ })
    expect(
      main.getByRole('button', { name: 'Add location', description: 'Save or cancel your changes first.' }),
    ).toBeTruthy()
    await user.clear(name)
    await user.type(name, 'Depot')
    await user.click(main.getByRole('button', { name: /^Save/ }))
    await vi.waitFor(() => expect(notices().join()).toContain(done))
    expect(calls(`assetConfiguration.${call}`)[0]?.payload).toMatchObject({ name: 'Depot', version: 1 })
    expect(main.getAllByText('Depot').length).toBeGreaterThan(0)
  })

  it.each([
    [/^Edit ?Yard$/, 'saveLocation', 'Failed to save asset location'],
    [/^Edit ?Laptop$/, 'saveCategory', 'Failed to save asset category'],
  ] as const)('%s: %s says %s, and what was typed stays', async (edit, call, failed) => {
    const { main, user } = await open({ [call]: failing(refused('name_in_use', 409, 'name')) })
    await user.click(await main.findByRole('button', { name: edit }))
    await user.type(await main.findByRole('textbox', { name: /^Name/ }), ' 2')
    await user.click(main.getByRole('button', { name: /^Save/ }))
    await vi.waitFor(() => expect(notices().join()).toContain(failed))
    expect(main.getByRole('textbox', { name: /^Name/, description: /refused: name_in_use/ })).toHaveProperty(
      'value',
      expect.stringMatching(/ 2$/),
    )
  })

  it('what somebody else has removed meanwhile leaves the text', async () => {
    let reads = 0
    const { main, user } = await open({
      read: () => (++reads === 1 ? all : { ...all, locations: [workshop] }),
      saveLocation: failing(refused('changed_meanwhile')),
    })
    await user.click(await main.findByRole('button', { name: /^Edit ?Yard$/ }))
    await user.type(await main.findByRole('textbox', { name: /^Name/ }), ' 2')
    await user.click(main.getByRole('button', { name: /^Save/ }))
    expect((await main.findAllByText(/(gone|removed|deleted)/i)).length).toBeGreaterThan(0)
    expect(main.getByDisplayValue('Yard 2')).toBeTruthy()
  })
})

describe('§ 8 Deleting', () => {
  it.each([
    [
      /^Delete ?Workshop$/,
      'locationUses',
      'removeLocation',
      'Asset location deleted',
      'Failed to delete asset location',
    ],
    [
      /^Delete ?Vehicle$/,
      'categoryUses',
      'removeCategory',
      'Asset category deleted',
      'Failed to delete asset category',
    ],
  ] as const)('%s', async (press, uses, remove, done, failed) => {
    let tries = 0
    const { main, user } = await open({
      [uses]: { total: 0, named: [] },
      [remove]: () => (++tries === 1 ? failing(unreachable) : null),
    })
    await user.click(await main.findByRole('button', { name: press }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Delete/ }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(new RegExp(`^${failed}`))
    await user.click(dialog.getByRole('button', { name: /^Delete/ }))
    await vi.waitFor(() => expect(notices().join()).toContain(done))
  })

  it('what is in use is offered to be merged instead, with what names it', async () => {
    const merged = { ...all, categories: [{ ...vehicles, uses: 1 }] }
    const { main, user, calls } = await open({
      categoryUses: { total: 1, named: [{ id: assetId(1) as never, name: 'BRC-LAP-0001' }] },
      mergeCategory: merged,
    })
    await user.click(await main.findByRole('button', { name: /^Delete ?Laptop$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '“Laptop” is in use' }))
    expect(dialog.getByText(/BRC-LAP-0001/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Merge', description: 'First choose what to merge into.' })).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox'), 'Vehicle')
    await user.click(dialog.getByRole('button', { name: 'Merge into Vehicle' }))
    await vi.waitFor(() => expect(notices().join()).toContain('Merged'))
    expect(calls('assetConfiguration.mergeCategory')[0]?.payload).toEqual({ version: 1, into: vehicles.id })
    expect(main.queryByText('Laptop')).toBeNull()
  })

  it('the only one of its kind has nothing to be merged into', async () => {
    const { main, user } = await open({
      read: { ...all, categories: [laptops] },
      categoryUses: { total: 1, named: [] },
    })
    await user.click(await main.findByRole('button', { name: /^Delete ?Laptop$/ }))
    expect(
      await screen.findByRole('button', { name: 'Merge', description: 'There is nothing else to merge it into.' }),
    ).toBeTruthy()
  })
})
