import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  actFields,
  assignFields,
  manyFields,
  returnFields,
  serviceFields,
} from '../../../src/domain/assets/asset.fields.ts'
import {
  type AssetDialog,
  assetDialogsMachine,
  assignDraft,
  changeDraft,
  chosen,
  duplicateDraft,
  labelDraft,
  noteDraft,
  returnDraft,
  runningAssetDialog,
  serviceDraft,
} from '../../../src/machines/assets/assetDialogs.ts'
import type { ActAsked, AssetPorts } from '../../../src/machines/assets/assets.ports.ts'
import { assetId, assetOf, assetRow, doneWith, laptops, photo } from '../../fixtures/assets.ts'
import { eve } from '../../fixtures/people.ts'
import { held, refused, unreachable } from '../ports.ts'

const one = chosen(assetRow({ version: 7 }))
const two = chosen(assetRow({ version: 7 }), assetRow({ id: assetId(2), number: 'BRC-LAP-0002', version: 3 }))
const holder = { kind: 'employee' as const, id: eve }

const assigned = { ...assignFields.blank, kind: 'employee' as const, holder: null }
const served = { ...serviceFields.blank, day: '2026-11-21', planName: null }
const changed = { ...manyFields.blank, of: 'supplier' as const }
const copied = { id: assetId(3), number: '' }
const printed = { size: 'A4-24' as const, skip: '0' }
const noted = (note = '') => ({ ...actFields.blank, note })

const drafts: Readonly<Record<AssetDialog, ReturnType<typeof noteDraft.inputOf> | undefined>> = {
  assign: assignDraft.inputOf(assigned),
  unassign: returnDraft.inputOf(returnFields.blank),
  restock: noteDraft.inputOf(noted()),
  startService: noteDraft.inputOf(noted()),
  service: serviceDraft.inputOf(served),
  retire: noteDraft.inputOf(noted()),
  activate: noteDraft.inputOf(noted()),
  change: changeDraft.inputOf(changed),
  duplicate: duplicateDraft.inputOf(copied),
  delete: undefined,
  accept: noteDraft.inputOf(noted()),
  decline: noteDraft.inputOf(noted()),
  labels: labelDraft.inputOf(printed),
}

/** What each dialog takes. */
const right: Readonly<Record<AssetDialog, unknown>> = {
  assign: { ...assigned, holder },
  unassign: returnFields.blank,
  restock: noted('Wiped.'),
  startService: noted('Screen.'),
  service: served,
  retire: noted('Broken.'),
  activate: noted('Repaired.'),
  change: { ...changed, supplier: 'Tide' },
  duplicate: { ...copied, number: 'BRC-LAP-0003' },
  delete: null,
  accept: noted('Eve Marlowe'),
  decline: noted('Not mine.'),
  labels: printed,
}

const someDialogs = () => {
  const run = held<{ form: unknown }, unknown>()
  const actor = createActor(assetDialogsMachine.provide({ actors: { run: run.logic } })).start()
  const toasts: Array<string> = []
  const succeeded: Array<string | null> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.on('dialog.succeeded', ({ dialog }) => succeeded.push(dialog))
  const select = (dialog: AssetDialog, record = one) =>
    actor.send({ type: 'record.selected', record, dialog, draft: drafts[dialog] })
  const confirm = (form: unknown) => actor.send({ type: 'dialog.confirmed', form })
  return { actor, run, toasts, succeeded, select, confirm, at: () => actor.getSnapshot() }
}

describe('§ 8 Each dialog closes on success and says what was done', () => {
  it.each<[AssetDialog, string]>([
    ['assign', 'Asset assigned'],
    ['unassign', 'Asset unassigned successfully'],
    ['restock', 'Back in stock'],
    ['startService', 'Sent to service'],
    ['service', 'Asset serviced'],
    ['retire', 'Asset retired'],
    ['activate', 'Asset activated'],
    ['change', 'Assets updated successfully'],
    ['duplicate', 'Asset duplicated successfully'],
    ['delete', 'Asset deleted successfully'],
    ['accept', 'Accepted'],
    ['decline', 'Declined. Your asset managers have been notified.'],
  ])('%s: %s', async (dialog, text) => {
    const { run, toasts, succeeded, select, confirm, at } = someDialogs()
    select(dialog)
    confirm(right[dialog])
    confirm(right[dialog])
    expect(run.asked.length).toBe(1)
    await run.give({ rows: [assetRow({ version: 8 })] })
    expect([toasts, succeeded, at().value, at().context.record]).toEqual([
      [`success: ${text}`],
      [dialog],
      'browsing',
      null,
    ])
  })

  it('a sheet of labels is there to be seen, and nothing is said', async () => {
    const { run, toasts, select, confirm, at } = someDialogs()
    select('labels', two)
    confirm(printed)
    await run.give({ rows: [] })
    expect([toasts, at().value]).toEqual([[], 'browsing'])
  })

  it.each<[ActAsked['act'], string]>([
    ['assign', '2 assets assigned'],
    ['unassign', '2 assets unassigned successfully'],
    ['restock', '2 assets back in stock'],
    ['startService', '2 assets sent to service'],
    ['service', '2 assets serviced'],
    ['retire', '2 assets retired'],
    ['activate', '2 assets activated'],
  ])('of two at once with how many: %s: %s', async (dialog, text) => {
    const { run, toasts, select, confirm } = someDialogs()
    select(dialog, two)
    confirm(right[dialog])
    const rows = [assetRow({ version: 8 }), assetRow({ id: assetId(2), version: 4 })]
    await run.give({ rows, outcome: { did: dialog, ...doneWith(...rows) } })
    expect(toasts).toEqual([`success: ${text}`])
  })

  it.each<AssetDialog>(['change', 'retire'])('many of which one could not be are not said to be: %s', async (did) => {
    const { run, toasts, select, confirm } = someDialogs()
    select(did, two)
    confirm(right[did])
    await run.give({ rows: [], outcome: { did, isApplied: false, rows: [], assets: [], undo: null } })
    expect(toasts).toEqual([])
  })
})

describe('§ 8 Each dialog stays open on failure and says what failed, and why', () => {
  it.each<[AssetDialog, string]>([
    ['assign', 'Failed to assign asset'],
    ['unassign', 'Failed to unassign asset'],
    ['restock', 'Failed to put the asset back in stock'],
    ['startService', 'Failed to send the asset to service'],
    ['service', 'Failed to mark asset as serviced'],
    ['retire', 'Failed to retire asset'],
    ['activate', 'Failed to activate asset'],
    ['change', 'Failed to update assets'],
    ['duplicate', 'Failed to duplicate asset'],
    ['delete', 'Failed to delete asset'],
    ['accept', 'Failed to send your answer'],
    ['decline', 'Failed to send your answer'],
  ])('%s: %s', async (dialog, text) => {
    const { run, toasts, select, confirm, at } = someDialogs()
    select(dialog)
    confirm(right[dialog])
    await run.refuse(refused('changed_meanwhile'))
    expect([at().context.refusal, at().context.record, toasts]).toEqual([
      `${text}. refused: changed_meanwhile`,
      one,
      [],
    ])
    // What was typed goes out again.
    confirm(right[dialog])
    expect([run.asked.length, at().context.refusal]).toEqual([2, null])
  })

  it('a number in use is said in the words of § 8, once', async () => {
    const { run, select, confirm, at } = someDialogs()
    select('duplicate')
    confirm(right.duplicate)
    await run.refuse({ ...refused('number_in_use'), message: 'Asset No is already in use' } as never)
    expect(at().context.refusal).toBe('Failed to duplicate asset. Asset No is already in use')
  })

  it('a lost connection is told apart from a refusal', async () => {
    const { run, select, confirm, at } = someDialogs()
    select('retire')
    confirm(right.retire)
    await run.refuse(unreachable)
    expect(at().context.refusal).toMatch(/^Failed to retire asset. The server cannot be reached/)
  })
})

describe('Nothing is sent that its rule does not allow', () => {
  it.each<[AssetDialog, string, unknown]>([
    ['assign', 'to nobody', assigned],
    ['assign', 'back on no day', { ...assigned, holder, expectedReturnDay: '31.12.' }],
    ['unassign', 'with a note too long', { ...returnFields.blank, note: 'x'.repeat(1_001) }],
    ['service', 'on no day', { ...served, day: '' }],
    ['service', 'at a cost below nothing', { ...served, cost: '-5' }],
    ['service', 'at a tenth of a cent', { ...served, cost: '0.001' }],
    ['retire', 'with a note too long', noted('x'.repeat(1_001))],
    ['change', 'no category', { ...changed, of: 'categoryId' }],
    ['change', 'no condition', { ...changed, of: 'condition' }],
    ['duplicate', 'without a number', { ...copied, number: '  ' }],
    ['accept', 'unsigned', noted('  ')],
    ['decline', 'without a reason', noted('')],
    ['labels', 'from a place that is none', { ...printed, skip: '65' }],
    ['labels', 'from half a place', { ...printed, skip: '1.5' }],
  ])('%s %s', (dialog, _, form) => {
    const { run, select, confirm, at } = someDialogs()
    select(dialog)
    confirm(form)
    expect([run.asked, at().value]).toEqual([[], { [dialog]: 'asking' }])
  })
})

describe('What was begun is not lost unasked', () => {
  it('closing a dialog leaves what was typed, and sends nothing', () => {
    const { run, select, at } = someDialogs()
    select('assign')
    at().children.draft?.send({ type: 'field.changed', change: { note: 'Charger in the bag' } })
    at().children.draft?.send({ type: 'draft.left' })
    expect([run.asked, at().value, at().children.draft]).toEqual([[], 'browsing', undefined])
  })

  it('one that is given up while its answer is awaited still says why it failed', async () => {
    const { run, toasts, select, confirm, at } = someDialogs()
    select('unassign')
    confirm(returnFields.blank)
    at().children.draft?.send({ type: 'draft.left' })
    await run.refuse(refused('not_from_this_state'))
    expect([toasts, at().value]).toEqual([
      ['error: Failed to unassign asset. refused: not_from_this_state'],
      'browsing',
    ])
  })

  it('while one is being sent no other is opened over it', () => {
    const { select, confirm, at } = someDialogs()
    select('retire')
    confirm(right.retire)
    select('delete')
    expect(at().value).toEqual({ retire: { sending: 'awaited' } })
  })
})

describe('What a dialog asks of the server', () => {
  type Answered = { readonly [Name in keyof AssetPorts]?: unknown }
  const asking = (answered: Answered = {}) => {
    const asked: Array<readonly [string, unknown]> = []
    const port = (name: keyof AssetPorts) => async (input: unknown) => {
      asked.push([name, input])
      return (answered[name] ?? Result.succeed(doneWith())) as never
    }
    const run = runningAssetDialog({
      act: port('act'),
      answer: port('answer'),
      changeMany: port('changeMany'),
      duplicateAsset: port('duplicateAsset'),
      removeAsset: port('removeAsset'),
      downloadLabels: port('downloadLabels'),
      loadHistory: port('loadHistory'),
      addFiles: port('addFiles'),
    })
    const dialog = (name: AssetDialog, form: unknown, record = one) =>
      run({ record, dialog: name, form, progressed: () => undefined }, new AbortController().signal)
    return { asked, dialog }
  }

  const both = [
    { id: assetId(1), version: 7 },
    { id: assetId(2), version: 3 },
  ]
  const first = { id: assetId(1), version: 7 }

  it.each<[AssetDialog, unknown, string, object]>([
    ['assign', { ...assigned, holder, note: ' Charger ' }, 'act', { act: 'assign', payload: { assets: both, holder } }],
    [
      'unassign',
      { ...returnFields.blank, condition: 'poor' },
      'act',
      { act: 'unassign', payload: { condition: 'poor' } },
    ],
    [
      'service',
      { ...served, cost: '120', planName: 'Service' },
      'act',
      { act: 'service', payload: { cost: 120, planName: 'Service' } },
    ],
    ['retire', noted('Broken.'), 'act', { act: 'retire', payload: { assets: both, note: 'Broken.' } }],
    [
      'change',
      { ...changed, supplier: 'Tide' },
      'changeMany',
      { update: { changes: both.map((of) => ({ ...of, set: { supplier: 'Tide' } })) } },
    ],
    [
      'labels',
      { ...printed, skip: '3' },
      'downloadLabels',
      { sheet: { assetIds: [assetId(1), assetId(2)], size: 'A4-24', skip: 3 } },
    ],
  ])('%s of two goes out in one request', async (dialog, form, call, expected) => {
    const { asked, dialog: run } = asking({
      changeMany: Result.succeed({ isApplied: true, rows: [], assets: [], undo: null }),
    })
    await run(dialog, form, two)
    expect(asked).toMatchObject([[call, expected]])
  })

  it.each<[AssetDialog, unknown, string, object]>([
    [
      'change',
      { ...changed, of: 'categoryId', categoryId: laptops.id },
      'changeMany',
      { update: { changes: [{ ...first, set: { categoryId: laptops.id } }] } },
    ],
    [
      'duplicate',
      { ...copied, number: ' A-9 ' },
      'duplicateAsset',
      { id: assetId(1), copy: { id: assetId(3), number: 'A-9' } },
    ],
    ['delete', null, 'removeAsset', first],
    [
      'accept',
      noted(' Eve Marlowe '),
      'answer',
      { id: assetId(1), answer: { version: 7, outcome: 'accepted', signature: 'Eve Marlowe', because: '' } },
    ],
    [
      'decline',
      noted('Not mine.'),
      'answer',
      { id: assetId(1), answer: { version: 7, outcome: 'declined', signature: '', because: 'Not mine.' } },
    ],
  ])('%s of one', async (dialog, form, call, expected) => {
    const { asked, dialog: run } = asking({
      changeMany: Result.succeed({ isApplied: true, rows: [], assets: [], undo: null }),
      duplicateAsset: Result.succeed(assetOf()),
      answer: Result.succeed(assetOf()),
    })
    await run(dialog, form)
    expect(asked).toEqual([[call, expected]])
  })

  it('of many what came of each goes on; of one there is no more to say', async () => {
    const outcome = doneWith(assetRow({ version: 8 }), assetRow({ id: assetId(2), version: 4 }))
    const { dialog } = asking({ act: Result.succeed(outcome) })
    expect(Result.getOrThrow(await dialog('retire', noted(), two))).toEqual({
      rows: outcome.assets,
      outcome: { did: 'retire', ...outcome },
    })
    expect(Result.getOrThrow(await dialog('retire', noted()))).toEqual({ rows: outcome.assets })
  })

  describe('the photos of a return', () => {
    const files = [new File(['x'], 'scratch.png')]
    const back = { ...returnFields.blank, files }
    const returned = assetRow({ state: 'returned', version: 8 })

    it('belong to what was just written into the history', async () => {
      const { asked, dialog } = asking({
        act: Result.succeed(doneWith(returned)),
        loadHistory: Result.succeed([{ id: 'newest' }, { id: 'older' }]),
        addFiles: Result.succeed([photo]),
      })
      const answer = await dialog('unassign', back)
      expect(asked.map(([name]) => name)).toEqual(['act', 'loadHistory', 'addFiles'])
      expect(asked[2]?.[1]).toMatchObject({ subject: { id: assetId(1), eventId: 'newest' }, files })
      expect(Result.getOrThrow(answer)).toEqual({ rows: [returned] })
    })

    it('are not sent when it was refused', async () => {
      const { asked, dialog } = asking({ act: Result.fail(refused('not_held')) })
      expect(Result.isFailure(await dialog('unassign', back))).toBe(true)
      expect(asked.map(([name]) => name)).toEqual(['act'])
    })

    it('that do not arrive do not undo it: it is back, and only of the photos is said that they failed', async () => {
      const { dialog } = asking({
        act: Result.succeed(doneWith(returned)),
        loadHistory: Result.succeed([]),
        addFiles: Result.fail(unreachable),
      })
      expect(Result.getOrThrow(await dialog('unassign', back))).toEqual({ rows: [returned], unsent: unreachable })
    })
  })
})
