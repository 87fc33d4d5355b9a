import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssetCounts, AssetRow } from '../../../src/domain/assets/nouns.ts'
import type { RowRefusal } from '../../../src/domain/assets/outcomes/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetId, assetRow, doneWith, laptops, vehicles, workshop, yard } from '../../fixtures/assets.ts'
import { eve } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, notices, type Role, visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const laptop = assetRow()
const handedOut = assetRow({
  id: assetId(2),
  number: 'BRC-LAP-0002',
  state: 'assigned',
  holder: { kind: 'employee', id: eve, name: 'Eve Marlowe' },
})
const counts: AssetCounts = {
  total: 2,
  states: [
    { of: 'inStock', count: 1 },
    { of: 'assigned', count: 1 },
  ],
  categories: [{ of: laptops.id, count: 2 }],
  locations: [{ of: yard.id, count: 2 }],
  warranty: [],
  service: [],
  value: [],
  due: [],
}
const none: AssetCounts = { ...counts, total: 0, states: [], categories: [], locations: [] }
const configuration = { locations: [yard, workshop], categories: [laptops, vehicles] }
const rows = [laptop, handedOut]

const open = (assets: Answers['assets'] = {}, as: Role = 'admin', search = '') =>
  visit(`${pathTo('assets')}${search}`, {
    as,
    answers: {
      assets: { window: { rows, before: null, after: null }, count: 2, counts, ...assets },
      assetConfiguration: { read: configuration },
    },
  })

describe('The register', () => {
  it('shows what there is, with who has it, by the names of its places and kinds', async () => {
    const { main } = await open()
    const row = within((await main.findByRole('row', { name: /BRC-LAP-0002/ })) as HTMLElement)
    for (const text of ['Toughbook 55', 'Laptop', 'Assigned']) expect(row.getByText(text)).toBeTruthy()
    expect(row.getByText('Eve Marlowe')).toBeTruthy()
  })

  it('that is empty says what is kept here', async () => {
    const { main } = await open({ window: { rows: [], before: null, after: null }, count: 0, counts: none })
    expect(await main.findByText('No assets in use')).toBeTruthy()
  })

  it('that cannot be read says so, and is asked for again', async () => {
    let isBack = false
    const { main, user } = await open({
      window: () => (isBack ? { rows, before: null, after: null } : failing(unreachable)),
    })
    const again = await main.findByRole('button', { name: 'Try again' })
    isBack = true
    await user.click(again)
    expect(await main.findByRole('row', { name: /BRC-LAP-0001/ })).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is narrowed by its address', async () => {
    const { calls } = await open({}, 'admin', '?q=tough&f.state=assigned')
    await vi.waitFor(() => expect(calls('assets.window').length).toBeGreaterThan(0))
    expect(calls('assets.window')[0]?.query).toMatchObject({ search: 'tough', states: 'assigned' })
  })

  it.each(['manager', 'employee'] as const)('is not a %s’s', async (as) => {
    const { calls } = await open({}, as)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(calls('assets.window')).toEqual([])
  })
})

describe('§ 6 Who may only use it', () => {
  const why = /^Only administrators and asset managers/

  it('is told why they cannot add, import or change', async () => {
    const { main, user } = await open({}, 'assetUser')
    expect(await main.findByRole('button', { name: 'New asset', description: why })).toBeTruthy()
    expect(main.queryByRole('link', { name: 'New asset' })).toBeNull()
    const denied = (items: ReadonlyArray<HTMLElement>) =>
      items.filter((item) => item.getAttribute('aria-disabled') === 'true').map(({ textContent }) => textContent)
    expect(denied(await chosenIn(user, 'More')).map((text) => text?.slice(0, 13))).toEqual(['Import assets'])
    await user.keyboard('{Escape}')
    await user.click(main.getByRole('checkbox', { name: /BRC-LAP-0001/ }))
    for (const name of ['Assign', 'Retire', 'Change'])
      expect(main.getByRole('button', { name, description: why })).toBeTruthy()
    expect(main.getByRole('button', { name: 'Labels', description: '' })).toBeTruthy()
  })

  it.each([
    ['admin', true],
    ['assetUser', false],
  ] as const)('§ 6 what it cost is for those who may change it: %s', async (as, sees) => {
    const { main, user } = await open({}, as, '?columns=number,name,cost')
    await main.findByRole('row', { name: /BRC-LAP-0001/ })
    expect(main.queryByRole('columnheader', { name: 'Cost' }) !== null || (await offered(user)).includes('Cost')).toBe(
      sees,
    )
  })

  const offered = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'View options' }))
    // The panel comes in a file of its own.
    await screen.findByRole('checkbox', { name: 'Location' })
    return screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
  }
})

describe('The list is narrowed', () => {
  it('to what one person holds, and back', async () => {
    const stage = await open()
    const heldBy = await stage.main.findByRole('combobox', { name: 'Held by' })
    await stage.user.type(heldBy, 'Marlowe')
    await stage.user.click(await screen.findByRole('option', { name: /Eve Marlowe/ }))
    const asked = () => stage.calls('assets.window').at(-1)?.query as { readonly holder?: string } | undefined
    await vi.waitFor(() => expect(asked()?.holder).toBe(eve))
    expect(heldBy).toHaveProperty('value', 'Eve Marlowe')
    await stage.user.click(stage.main.getByRole('button', { name: 'Clear held by' }))
    await vi.waitFor(() => expect(asked()?.holder).toBeUndefined())
  })
})

describe('Many at once', () => {
  const chooseBoth = async (stage: Awaited<ReturnType<typeof open>>) => {
    await stage.user.click(await stage.main.findByRole('checkbox', { name: /BRC-LAP-0001/ }))
    await stage.user.click(stage.main.getByRole('checkbox', { name: /BRC-LAP-0002/ }))
  }

  it('what cannot be done with one of them names it', async () => {
    const stage = await open()
    await chooseBoth(stage)
    const inTheWay = { description: 'Not possible for BRC-LAP-0002 in its current status.' }
    expect(stage.main.getByRole('button', { name: 'Assign', ...inTheWay })).toBeTruthy()
    expect(stage.main.getByRole('button', { name: 'Retire', ...inTheWay })).toBeTruthy()
    expect(
      stage.main.getByRole('button', {
        name: 'Take back',
        description: 'Not possible for BRC-LAP-0001 in its current status.',
      }),
    ).toBeTruthy()
  })

  it('§ 8 are changed in one request, with one way back', async () => {
    const undo = { changes: [{ id: assetId(1), version: 2, set: { supplier: 'Harbour Computers' } }] }
    const changed = (number: number, outcome: 'changed' | 'same') => ({
      id: assetId(number),
      number: `BRC-LAP-000${number}`,
      outcome,
    })
    const stage = await open({
      updateList: ({ payload }) =>
        payload === undefined || JSON.stringify(payload) === JSON.stringify(undo)
          ? { isApplied: true, rows: [changed(1, 'changed')], assets: [laptop], undo: null }
          : {
              isApplied: true,
              rows: [changed(1, 'changed'), changed(2, 'same')],
              assets: [assetRow({ supplier: 'Tide', version: 2 })],
              undo,
            },
    })
    await chooseBoth(stage)
    const items = await chosenIn(stage.user, 'Change')
    await stage.user.click(items.find(({ textContent }) => textContent === 'Supplier') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await stage.user.type(dialog.getByRole('textbox', { name: /Supplier/ }), 'Tide')
    await stage.user.click(dialog.getByRole('button', { name: /^Change/ }))
    expect(await stage.main.findByText(/1 asset changed\./)).toBeTruthy()
    expect(stage.main.getByText(/needed no change/)).toBeTruthy()
    expect(stage.calls('assets.updateList')).toHaveLength(1)
    await stage.user.click(stage.main.getByRole('button', { name: 'Undo' }))
    expect(await stage.main.findByText(/Taken back for 1 asset\./)).toBeTruthy()
    expect(stage.calls('assets.updateList')[1]?.payload).toEqual(undo)
    expect(stage.main.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(notices().join()).toContain('Assets updated successfully')
  })

  const retired = (version: number): AssetRow => assetRow({ state: 'retired', version })
  const second = (over: Partial<AssetRow> = {}) => assetRow({ id: assetId(2), number: 'BRC-LAP-0002', ...over })

  it('§ 8 are retired in one request, said with how many, and taken back as a whole', async () => {
    const after = [retired(2), second({ state: 'retired', version: 2 })]
    const stage = await open({
      window: { rows: [laptop, second()], before: null, after: null },
      retire: doneWith(...after),
      undo: { ...doneWith(laptop, second()), undo: null },
    })
    await chooseBoth(stage)
    await stage.user.click(stage.main.getByRole('button', { name: 'Retire' }))
    await stage.user.click(
      within(await screen.findByRole('dialog', { name: 'Retire: 2 assets' })).getByRole('button', { name: 'Retire' }),
    )
    expect(await stage.main.findByText('2 assets retired.')).toBeTruthy()
    expect(notices().join()).toContain('2 assets retired')
    expect(stage.calls('assets.retire')).toHaveLength(1)
    await stage.user.click(stage.main.getByRole('button', { name: 'Undo' }))
    expect(await stage.main.findByText(/Taken back for 2 assets\./)).toBeTruthy()
    expect(stage.calls('assets.undo')[0]?.payload).toEqual({
      assets: after.map(({ id }) => ({ id, version: 2 })),
    })
    expect(stage.main.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('§ 8 which somebody changed meanwhile are not taken back, and it is said which and why', async () => {
    const row = { id: assetId(1), number: 'BRC-LAP-0001', outcome: 'changedMeanwhile' as const, because: null }
    const stage = await open({
      window: { rows: [laptop, second()], before: null, after: null },
      retire: doneWith(retired(2), second({ state: 'retired', version: 2 })),
      undo: { isApplied: false, rows: [row], assets: [], undo: null },
    })
    await chooseBoth(stage)
    await stage.user.click(stage.main.getByRole('button', { name: 'Retire' }))
    await stage.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retire' }))
    await stage.user.click(await stage.main.findByRole('button', { name: 'Undo' }))
    expect((await stage.main.findByText(/Nothing was taken back:/)).textContent).toContain(
      'BRC-LAP-0001 was changed by someone else in the meantime',
    )
  })

  it('§ 8 of which some cannot be: none is, and each says why', async () => {
    const row = (number: number, because: RowRefusal | null) => ({
      id: assetId(number),
      number: `BRC-LAP-000${number}`,
      outcome: because === null ? ('changed' as const) : ('refused' as const),
      because,
    })
    const stage = await open({
      window: { rows: [laptop, second()], before: null, after: null },
      retire: { isApplied: false, rows: [row(1, null), row(2, 'hasParts')], assets: [], undo: null },
    })
    await chooseBoth(stage)
    await stage.user.click(stage.main.getByRole('button', { name: 'Retire' }))
    await stage.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retire' }))
    expect((await stage.main.findByText(/Nothing was changed:/)).textContent).toContain(
      'BRC-LAP-0002: Other assets are assigned to it. Take those back first.',
    )
    expect(stage.main.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('§ 8 one of which was changed meanwhile: nothing is, and each that is in the way is named', async () => {
    const stage = await open({
      updateList: {
        isApplied: false,
        rows: [{ id: assetId(1), number: 'BRC-LAP-0001', outcome: 'changedMeanwhile' }],
        assets: [],
        undo: null,
      },
    })
    await chooseBoth(stage)
    const items = await chosenIn(stage.user, 'Change')
    await stage.user.click(items.find(({ textContent }) => textContent === 'Supplier') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await stage.user.type(dialog.getByRole('textbox', { name: /Supplier/ }), 'Tide')
    await stage.user.click(dialog.getByRole('button', { name: /^Change/ }))
    expect(await stage.main.findByText(/Nothing was changed:/)).toBeTruthy()
    expect(stage.main.getByText(/was changed by someone else in the meantime/)).toBeTruthy()
    expect(stage.main.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('§ 8 The list as CSV', () => {
  it('that does not come says so', async () => {
    const { user, main } = await visit(pathTo('assets'), {
      answers: {
        assets: { window: { rows, before: null, after: null }, count: 2, counts },
        assetConfiguration: { read: configuration },
        assetPapers: { csv: failing(refused('broken', 422)) as never },
      },
    })
    await main.findByRole('row', { name: /BRC-LAP-0001/ })
    const items = await chosenIn(user, 'More')
    await user.click(items.find(({ textContent }) => textContent?.startsWith('Download this list')) as HTMLElement)
    await vi.waitFor(() => expect(notices().join()).toContain('Failed to download csv list. refused: broken'))
  })
})
