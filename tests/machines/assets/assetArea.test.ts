import { describe, expect, it, vi } from 'vitest'
import { type AnyActorRef, createActor, setup } from 'xstate'
import { actFields, manyFields, returnFields } from '../../../src/domain/assets/asset.fields.ts'
import { usualAssets } from '../../../src/domain/assets/listing.ts'
import type { AssetCounts, AssetEvent, AssetRow } from '../../../src/domain/assets/nouns.ts'
import {
  type AssetDownload,
  assetAreaMachine,
  assetDownload,
  downloading,
} from '../../../src/machines/assets/assetArea.machine.ts'
import { assetDialogsMachine, chosen, noteDraft, returnDraft } from '../../../src/machines/assets/assetDialogs.ts'
import { assetRecordMachine } from '../../../src/machines/assets/assetRecord.machine.ts'
import {
  assetCountsReading,
  assetHistoryReading,
  assetWindows,
  heldReading,
} from '../../../src/machines/assets/readings.ts'
import type { DownloadActor } from '../../../src/machines/kit/download.machine.ts'
import { RESTART_MS } from '../../../src/machines/kit/kept.ts'
import { assetId, assetOf, assetRow } from '../../fixtures/assets.ts'
import { eve } from '../../fixtures/people.ts'
import { aClock, breaking, held, refused, unreachable } from '../ports.ts'

/** The area as the root runs it, beside a navigation that notes where it is led, and a library that notes what it is asked. */
const theArea = () => {
  const run = held<object, unknown>()
  const load = held<{ id: string }, ReturnType<typeof assetOf>>()
  const window = held<object, unknown>()
  const count = held<object, number>()
  const counts = held<void, AssetCounts>()
  const history = held<object, ReadonlyArray<AssetEvent>>()
  const holding = held<object, ReadonlyArray<AssetRow>>()
  const fetch = held<AssetDownload, void>()
  const clock = aClock()
  const area = assetAreaMachine.provide({
    actors: {
      windows: assetWindows.machine.provide({ actors: { load: window.logic, count: count.logic } as never }),
      counts: assetCountsReading.machine.provide({ actors: { read: counts.logic } }),
      history: assetHistoryReading.machine.provide({ actors: { read: history.logic } }),
      held: heldReading.machine.provide({ actors: { read: holding.logic } }),
      record: assetRecordMachine.provide({ actors: { loadAsset: load.logic } }),
      dialogs: assetDialogsMachine.provide({ actors: { run: run.logic } }),
      download: assetDownload.machine.provide({ actors: { run: fetch.logic } } as never),
    },
  })
  const listening = setup({}).createMachine({ id: 'listening' })
  const root = createActor(
    setup({ actors: { area, listening } }).createMachine({
      id: 'root',
      invoke: [
        { src: 'area', systemId: 'assets' },
        { src: 'listening', systemId: 'navigation' },
        { src: 'listening', systemId: 'toasts' },
        { src: 'listening', systemId: 'readiness' },
      ],
    }),
    {
      clock,
      inspect: ({ type, actorRef, ...inspected }) => {
        if (type !== '@xstate.event' || !('event' in inspected)) return
        const { event } = inspected as unknown as { event: { type: string; to?: string; kind?: string; text?: string } }
        if (actorRef === root.system.get('navigation') && event.type === 'navigation.asked') led.push(event.to ?? '')
        if (actorRef === root.system.get('toasts') && event.type === 'toast.announced')
          toasts.push(`${event.kind}: ${event.text}`)
      },
    },
  )
  const led: Array<string> = []
  const toasts: Array<string> = []
  root.start()
  const of = (name: string) => root.system.get(name as never) as unknown as AnyActorRef
  const confirm = (dialog: string, form: unknown, draft?: object) => {
    of('assetDialogs').send({ type: 'record.selected', record: chosen(assetRow()), dialog, draft } as never)
    of('assetDialogs').send({ type: 'dialog.confirmed', form } as never)
  }
  return { of, run, load, window, counts, history, holding, fetch, clock, led, toasts, confirm }
}

const noted = { ...actFields.blank, note: 'Broken.' }
const handedOut = assetRow({ state: 'assigned', version: 2 })

describe('Every change of an asset is told to each machine that shows it', () => {
  it('its record, its history, the plots and what a person holds', async () => {
    const { of, run, load, counts, history, holding, confirm } = theArea()
    of('assetRecord').send({ type: 'asset.opened', id: assetId(1) })
    of('assetCounts').send({ type: 'reading.opened', subject: undefined })
    of('assetHistory').send({ type: 'reading.opened', subject: { id: assetId(1) } })
    of('assetsHeld').send({ type: 'reading.opened', subject: { employeeId: eve } })
    await load.give(assetOf())
    await counts.give({} as AssetCounts)
    await history.give([])
    await holding.give([])
    confirm('retire', noted, noteDraft.inputOf(actFields.blank))
    await run.give({ rows: [handedOut] })
    expect(of('assetRecord').getSnapshot().context.asset.state).toBe('assigned')
    expect([load, counts, history, holding].map(({ asked }) => asked.length)).toEqual([2, 2, 2, 2])
  })

  it.each([
    ['delete', null, { rows: [] }, '/assets'],
    [
      'duplicate',
      { id: assetId(3), number: 'A-3' },
      { rows: [], asset: assetOf({ id: assetId(3) }) },
      `/assets/${assetId(3)}`,
    ],
  ])('%s leads on from its page', async (dialog, form, answer, to) => {
    const { of, run, led, confirm } = theArea()
    of('assetRecord').send({ type: 'asset.opened', id: assetId(1) })
    confirm(dialog, form, dialog === 'delete' ? undefined : noteDraft.inputOf(actFields.blank))
    await run.give(answer)
    expect(led.map((path) => path.replace(/\/$/, ''))).toEqual([to])
  })

  it('one that is deleted from the list leaves the list as it is', async () => {
    const { run, led, confirm } = theArea()
    confirm('delete', null)
    await run.give({ rows: [] })
    expect(led).toEqual([])
  })

  it('what became of many goes to where it is shown', async () => {
    const { of, run, confirm } = theArea()
    const outcome = { did: 'change', isApplied: true, rows: [], assets: [handedOut], undo: null }
    confirm('change', { ...manyFields.blank, of: 'supplier', supplier: 'Tide' }, noteDraft.inputOf(actFields.blank))
    await run.give({ rows: [handedOut], outcome })
    expect(of('assetOutcome').getSnapshot().context.outcome).toEqual(outcome)
  })

  it('of many that could not be done the list is read anew, so that another try begins with what there is', async () => {
    const { of, window, run, confirm } = theArea()
    of('assetWindows').send(assetWindows.asked(usualAssets))
    await window.give({ rows: [assetRow()], before: null, after: null })
    const asked = window.asked.length
    const outcome = { did: 'retire', isApplied: false, rows: [], assets: [], undo: null }
    confirm('retire', actFields.blank, noteDraft.inputOf(actFields.blank))
    await run.give({ rows: [], outcome })
    expect(window.asked.length).toBe(asked + 1)
  })

  it('§ 8 photos of a return that did not arrive are said, and it is back all the same', async () => {
    const { run, toasts, confirm } = theArea()
    confirm('unassign', returnFields.blank, returnDraft.inputOf(returnFields.blank))
    await run.give({ rows: [assetRow({ state: 'returned', version: 2 })], unsent: unreachable })
    expect(toasts).toEqual([
      'error: Failed to upload file(s). The server cannot be reached. Check your connection and try again.',
      'success: Asset unassigned successfully',
    ])
  })
})

describe('A file that does not come', () => {
  it.each<[AssetDownload, string]>([
    [{ kind: 'list', subject: {} as never }, 'Failed to download csv list'],
    [{ kind: 'handover', subject: {} as never }, 'Failed to download file(s)'],
    [{ kind: 'file', subject: {} as never }, 'Failed to download file(s)'],
    [{ kind: 'dueDays' }, 'Failed to download file(s)'],
  ])('§ 8 is told by what it is: $kind', async (subject, text) => {
    const { of, fetch, toasts } = theArea()
    const download = of('assetDownload') as unknown as DownloadActor
    download.send({ type: 'download.asked', subject })
    download.send({ type: 'download.asked', subject })
    expect(fetch.asked.length).toBe(1)
    await fetch.refuse(refused('not_found', 404))
    expect(toasts).toEqual([`error: ${text}. refused: not_found`])
    download.send({ type: 'download.asked', subject })
    expect(fetch.asked.length).toBe(2)
  })

  it('each kind is asked for by its own call', async () => {
    const asked: Array<string> = []
    const port = (name: string) => async () => {
      asked.push(name)
      return {} as never
    }
    const fetch = downloading({
      downloadList: port('list'),
      downloadFile: port('file'),
      downloadHandover: port('handover'),
      downloadDueDays: port('dueDays'),
    })
    for (const kind of ['list', 'file', 'handover', 'dueDays'] as const)
      await fetch({ kind, subject: {} } as never, new AbortController().signal)
    expect(asked).toEqual(['list', 'file', 'handover', 'dueDays'])
  })
})

it('one that breaks leaves the others, and is started again after a pause', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const clock = aClock()
  const broken = assetRecordMachine.provide({
    actions: {
      open: () => {
        throw new Error('a bug')
      },
    },
    actors: { loadAsset: breaking() },
  })
  const actor = createActor(assetAreaMachine.provide({ actors: { record: broken } }), { clock })
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const record = () => actor.getSnapshot().children.record
  record()?.send({ type: 'asset.opened', id: assetId(1) })
  expect([toasts.length, actor.getSnapshot().matches({ showing: 'pausing', asking: 'running' })]).toEqual([1, true])
  clock.increment(RESTART_MS)
  expect(record()?.getSnapshot().status).toBe('active')
})
