import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asset } from '../../../src/domain/assets/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetId, assetOf, doneWith, laptops, photo, planOf, vehicles, workshop, yard } from '../../fixtures/assets.ts'
import { eve } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, notices, type Role, visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const laptop = assetOf({ notes: 'Dent on the lid.', plans: [planOf()], hasPlans: true, dueDay: '2026-09-01' })
const held = assetOf({
  state: 'accepted',
  holder: { kind: 'employee', id: eve, name: 'Eve Marlowe' },
  handoverNote: 'Charger in the bag',
  assignedUtc: '2026-11-01T01:00:00.000Z',
})
const configuration = { locations: [yard, workshop], categories: [laptops, vehicles] }

const open = (asset: Asset = laptop, assets: Answers['assets'] = {}, as: Role = 'admin') =>
  visit(pathTo('asset', { id: asset.id }), {
    as,
    answers: {
      assets: { read: asset, history: [], ...assets },
      assetConfiguration: { read: configuration },
    },
  })

const changedMeanwhile = failing(refused('changed_meanwhile'))

describe('One asset', () => {
  it('says what it is, what it cost, and when it is serviced', async () => {
    const { main } = await open()
    expect(await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })).toBeTruthy()
    for (const text of ['Dent on the lid.', 'Harbour Computers', 'Not assigned.'])
      expect(main.getByText(text)).toBeTruthy()
    expect(main.getByText(/2,499\.50/)).toBeTruthy()
    expect(main.getByText(/Overdue/)).toBeTruthy()
  })

  it('§ 6 what it cost and who sold it is not for those who may only use the register', async () => {
    const { main } = await open(assetOf({ cost: null, currency: null, supplier: null }), {}, 'assetUser')
    await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    for (const term of ['Cost', 'Supplier']) expect(main.queryByText(term)).toBeNull()
    expect(main.getByText('Bought')).toBeTruthy()
  })

  it('§ 6 and nor may they do anything with it, which is said', async () => {
    const { main, user } = await open(laptop, {}, 'assetUser')
    const why = { description: /^Only administrators and asset managers/ }
    expect(await main.findByRole('button', { name: 'Assign', ...why })).toBeTruthy()
    for (const button of main.getAllByRole('button', { name: /^Edit/ }))
      expect(button.getAttribute('aria-disabled')).toBe('true')
    const items = await chosenIn(user, 'More actions')
    const able = items.filter((item) => item.getAttribute('aria-disabled') !== 'true')
    expect(able.map(({ textContent }) => textContent)).toEqual(['Print label'])
  })

  it('that is gone, or not for the caller, is plainly not found', async () => {
    const { main } = await open(laptop, { read: failing(refused('not_found', 404)) })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('that cannot be loaded is asked for again', async () => {
    let isBack = false
    const { main, user } = await open(laptop, { read: () => (isBack ? laptop : failing(unreachable)) })
    expect((await main.findByRole('alert')).textContent).toContain('The asset could not be loaded')
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })).toBeTruthy()
  })

  it('whose history cannot be read says so, and stands all the same', async () => {
    const { main } = await open(laptop, { history: failing(unreachable) })
    expect(await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })).toBeTruthy()
    expect(await main.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it.each<[string, Asset, string, RegExp]>([
    ['held', held, 'Retire', /still assigned|current status/],
    ['retired', assetOf({ state: 'retired' }), 'Assign', /current status/],
    [
      'a kit with parts',
      assetOf({ parts: [{ id: assetId(2), number: 'A-2', name: 'Dock' }] }),
      'Delete',
      /Take those back first/,
    ],
  ])('what its state refuses says why: %s', async (_, asset, action, why) => {
    const { main, user } = await open(asset)
    await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    const items = await chosenIn(user, 'More actions')
    const item = items.find(({ textContent }) => textContent?.startsWith(action)) as HTMLElement
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(
      document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent ?? item.textContent,
    ).toMatch(why)
  })
})

describe('A section is edited in its place', () => {
  const editing = async (assets: Answers['assets']) => {
    const stage = await open(laptop, assets)
    await stage.user.click(await stage.main.findByRole('button', { name: 'Edit', description: 'About' }))
    const name = await stage.main.findByRole('textbox', { name: /^Name/ })
    await stage.user.clear(name)
    await stage.user.type(name, 'Toughbook 40')
    return { ...stage, save: () => stage.user.click(stage.main.getByRole('button', { name: 'Save' })) }
  }

  it('§ 8 and saved at its version', async () => {
    const saved = { ...laptop, name: 'Toughbook 40', version: 2 }
    const { main, calls, save } = await editing({ update: saved })
    await save()
    expect(await main.findByRole('heading', { level: 1, name: 'Toughbook 40' })).toBeTruthy()
    expect(calls('assets.update')[0]?.payload).toMatchObject({ version: 1, name: 'Toughbook 40' })
    expect(notices().join()).toContain('Asset updated successfully')
  })

  it('while it is, no other section is', async () => {
    const { main } = await editing({})
    const waits = { description: /Save or cancel your changes first\.$/ }
    expect(main.getAllByRole('button', { name: 'Edit', ...waits }).length).toBe(2)
  })

  it('§ 8 a failure is said, and what was typed stays', async () => {
    const { main, save } = await editing({ update: failing({ _tag: 'Broken', status: 500, requestId: null }) })
    await save()
    await vi.waitFor(() => expect(notices().join()).toContain('Failed to update asset'))
    expect(main.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Toughbook 40')
  })

  it('§ 8 a number in use stands under the number', async () => {
    const { main, save } = await editing({ update: failing(refused('number_in_use', 409, 'number')) })
    await save()
    expect(
      await main.findByRole('textbox', { name: /^Asset No/, description: /Asset No is already in use/ }),
    ).toBeTruthy()
  })

  it('somebody else’s change is laid beside mine', async () => {
    let reads = 0
    const theirs = { ...laptop, name: 'Toughbook 33', version: 5 }
    const { main, save } = await editing({
      update: changedMeanwhile,
      read: () => (++reads === 1 ? laptop : theirs),
    })
    await save()
    expect(await main.findByText('Toughbook 33')).toBeTruthy()
    expect(main.getByText('Toughbook 40')).toBeTruthy()
  })

  it('one that is gone meanwhile leaves what was typed to be read', async () => {
    let reads = 0
    const { main, save } = await editing({
      update: failing(refused('not_found', 404)),
      read: () => (++reads === 1 ? laptop : failing(refused('not_found', 404))),
    })
    await save()
    expect(await main.findByText(/This asset .*no longer exists/i)).toBeTruthy()
    expect(main.getByDisplayValue('Toughbook 40')).toBeTruthy()
  })

  it('without a connection it can be tried again', async () => {
    let isBack = false
    const { main, user, save } = await editing({
      update: () => (isBack ? { ...laptop, name: 'Toughbook 40', version: 2 } : failing(unreachable)),
    })
    await save()
    const again = await main.findByRole('button', { name: /Try again/ })
    isBack = true
    await user.click(again)
    expect(await main.findByRole('heading', { level: 1, name: 'Toughbook 40' })).toBeTruthy()
  })
})

describe('What is asked before something is done', () => {
  const asking = async (action: string, asset: Asset, assets: Answers['assets'] = {}) => {
    const stage = await open(asset, assets)
    await stage.user.click(await stage.main.findByRole('button', { name: action }))
    const dialog = await screen.findByRole('dialog')
    return {
      ...stage,
      dialog: within(dialog),
      press: (name: string) => stage.user.click(within(dialog).getByRole('button', { name })),
    }
  }

  it('§ 8 taking back says how it came, and what fails says why and keeps what was typed', async () => {
    let tries = 0
    const back: Asset = { ...held, state: 'returned', holder: null, version: 2 }
    const { dialog, user, calls, press, main } = await asking('Take back', held, {
      unassign: () => (++tries === 1 ? changedMeanwhile : doneWith(back)),
      read: () => (tries < 2 ? held : back),
    })
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Screen scratched')
    await press('Take back')
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to unassign asset. refused: changed_meanwhile')
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Screen scratched')
    await press('Take back')
    await vi.waitFor(() => expect(notices().join()).toContain('Asset unassigned successfully'))
    expect(calls('assets.unassign')[1]?.payload).toMatchObject({ note: 'Screen scratched', assets: [{ version: 1 }] })
    expect(await main.findByText('Not assigned.')).toBeTruthy()
  })

  it('assigning to nobody is not sent, and says so', async () => {
    const { dialog, calls, press } = await asking('Assign', laptop)
    await press('Assign')
    expect(await dialog.findByText('Choose who or what to assign it to')).toBeTruthy()
    expect(calls('assets.assign')).toEqual([])
  })

  it('Escape asks before what was typed is lost', async () => {
    const { dialog, user } = await asking('Assign', laptop)
    await user.type(dialog.getByRole('textbox', { name: /Handover note/ }), 'Charger')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Discard changes' })).toBeTruthy()
  })

  it('a service that cost less than nothing is not sent', async () => {
    const { dialog, user, calls, press } = await asking('Mark as serviced', assetOf({ state: 'inService' }))
    await user.type(dialog.getByRole('textbox', { name: /Cost/ }), '-5')
    await press('Mark as serviced')
    expect(await dialog.findByText('Enter an amount of 0 or more, or leave it empty')).toBeTruthy()
    expect(calls('assets.service')).toEqual([])
  })

  it('§ 8 deleting leads back to the register', async () => {
    const stage = await open(laptop, {
      remove: null as never,
      window: { rows: [], before: null, after: null },
      count: 0,
    })
    await stage.main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    const items = await chosenIn(stage.user, 'More actions')
    await stage.user.click(items.find(({ textContent }) => textContent === 'Delete') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await stage.user.click(dialog.getByRole('button', { name: /^Delete/ }))
    await vi.waitFor(() => expect(notices().join()).toContain('Asset deleted successfully'))
    expect(stage.address()).toMatch(/^\/assets\/?$/)
  })

  it('§ 8 a copy asks for its own number, and one in use is said there', async () => {
    const stage = await open(laptop, {
      number: { isInUse: false, next: 'BRC-LAP-0003' },
      duplicate: failing({
        ...refused('number_in_use', 409, 'number'),
        message: 'Asset No is already in use',
      } as never),
    })
    await stage.main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    const items = await chosenIn(stage.user, 'More actions')
    await stage.user.click(items.find(({ textContent }) => textContent === 'Duplicate') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await stage.user.type(dialog.getByRole('textbox', { name: /^Asset No/ }), 'BRC-LAP-0002')
    await stage.user.click(dialog.getByRole('button', { name: 'Duplicate' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Asset No is already in use')
  })
})

describe('Its files', () => {
  it('§ 8 one is deleted behind a question', async () => {
    const { main, user } = await open(assetOf({ files: [photo] }), {
      removeFile: failing(unreachable),
      file: failing(unreachable) as never,
    })
    await main.findByRole('heading', { level: 1, name: 'Toughbook 55' })
    await user.click(main.getByRole('button', { name: /^Actions ?for lid\.png$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete file' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete file' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Failed to delete file\(s\)/)
  })

  it.each([
    ['a photo', photo],
    ['a PDF', { ...photo, fileName: 'invoice.pdf', contentType: 'application/pdf' }],
  ])('one that cannot be loaded says so where it would be seen: %s', async (_, file) => {
    const { main, user } = await open(assetOf({ files: [file] }), { file: failing(unreachable) as never })
    await user.click(await main.findByRole('button', { name: file.fileName }))
    const dialog = within(await screen.findByRole('dialog', { name: file.fileName }))
    expect(await dialog.findByText('The file could not be loaded.')).toBeTruthy()
    const [close] = dialog.getAllByRole('button', { name: 'Close' })
    await user.click(close as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('what is neither a picture nor a PDF is not looked at here', async () => {
    const sheet = { ...photo, fileName: 'parts.xlsx', contentType: 'application/vnd.ms-excel' }
    const { main, user } = await open(assetOf({ files: [sheet] }))
    expect(await main.findByText('parts.xlsx')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'parts.xlsx' })).toBeNull()
    const items = await chosenIn(user, 'Actions for parts.xlsx')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Download', 'Delete file'])
  })
})

describe('A new one', () => {
  it('is not begun by those who may only use the register', async () => {
    const { main } = await visit(pathTo('assetCreate'), {
      as: 'assetUser',
      answers: { assetConfiguration: { read: configuration } },
    })
    expect(await main.findByText(/^Only administrators and asset managers/)).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
  })

  it('§ 8 is created and leads to its page', async () => {
    const { main, user, address, calls } = await visit(pathTo('assetCreate'), {
      answers: {
        assets: {
          create: assetOf({ number: 'A-3', name: 'Drill' }),
          read: laptop,
          history: [],
          number: { isInUse: false, next: null },
        },
        assetConfiguration: { read: configuration },
      },
    })
    await user.selectOptions(await main.findByRole('combobox', { name: /^Category/ }), 'Vehicle')
    await user.type(main.getByRole('textbox', { name: /^Asset No/ }), 'A-3')
    await user.type(main.getByRole('textbox', { name: /^Name/ }), 'Drill')
    await user.click(main.getByRole('button', { name: 'Create asset' }))
    await vi.waitFor(() => expect(notices().join()).toContain('Asset created successfully'))
    const made = calls('assets.create')[0]?.payload as { readonly id: string; readonly plans: ReadonlyArray<object> }
    expect(made.plans).toMatchObject([{ name: 'Service', everyMonths: 6, everyUnits: 10_000, unit: 'km' }])
    expect(address()).toContain(`/assets/${made.id}`)
  })
})
