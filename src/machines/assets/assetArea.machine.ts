import { enqueueActions, setup } from 'xstate'
import type { AssetRow } from '../../domain/assets/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { OutcomeEvent } from '../kit/outcome.machine.ts'
import type { Port } from '../kit/port.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { assetAuditMachine } from './assetAudit.machine.ts'
import { assetConfigurationMachine } from './assetConfiguration.machine.ts'
import { type AssetDone, assetDialogsMachine } from './assetDialogs.ts'
import { assetOutcome } from './assetOutcome.ts'
import { type AssetRecordEvent, type AssetsChanged, assetRecordMachine } from './assetRecord.machine.ts'
import type { AssetPorts } from './assets.ports.ts'
import {
  assetAuditsReading,
  assetCountsReading,
  assetHistoryReading,
  assetSearchReading,
  assetWindows,
  heldReading,
  numberReading,
  photoReading,
  pictureReading,
} from './readings.ts'

/**
 * All there is of assets in one place: the register with its counts, one asset with its history, what a person holds, what
 * is asked of one or of many, and where and of what kind they are.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every
 * change of assets, by dialog or on their page, is told to each machine that shows them.
 *
 * Events: from its children `dialog.succeeded {record, dialog, answer}`, `assets.changed {assets, isNew?}`, `configuration.merged`.
 * Reads: `children.{windows, counts, record, history, held, number, search, photo, picture, dialogs, outcome, configuration, audits, audit, download}`. System id:
 * `assets`, given by the root when the area opens; theirs are `assetWindows`, `assetCounts`, `assetRecord`, `assetHistory`,
 * `assetsHeld`, `assetNumber`, `assetSearch`, `assetPhoto`, `assetPicture`, `assetDialogs`, `assetOutcome`, `assetConfiguration`, `assetAudits`, `assetAudit`, `assetDownload`.
 */
export type AssetDownload =
  | { readonly kind: 'list'; readonly subject: Parameters<AssetPorts['downloadList']>[0] }
  | { readonly kind: 'file'; readonly subject: Parameters<AssetPorts['downloadFile']>[0] }
  | { readonly kind: 'handover'; readonly subject: Parameters<AssetPorts['downloadHandover']>[0] }
  | { readonly kind: 'dueDays' }

export const assetDownload = downloadOf<AssetDownload>()

/** One port for all downloads. */
export const downloading =
  (
    ports: Pick<AssetPorts, 'downloadList' | 'downloadFile' | 'downloadHandover' | 'downloadDueDays'>,
  ): Port<AssetDownload, void, Failure> =>
  (asked, signal) => {
    switch (asked.kind) {
      case 'list':
        return ports.downloadList(asked.subject, signal)
      case 'file':
        return ports.downloadFile(asked.subject, signal)
      case 'handover':
        return ports.downloadHandover(asked.subject, signal)
      case 'dueDays':
        return ports.downloadDueDays(undefined, signal)
    }
  }

type Event = Succeeded | AssetsChanged | { readonly type: 'configuration.merged' }

type Telling = Parameters<typeof tell>[0]

const tellReadings = (speaking: Telling): void => {
  for (const name of ['assetCounts', 'assetHistory', 'assetsHeld'] as const)
    tell(speaking, name, { type: 'news.heard' })
  refresh(speaking, 'bootstrap', 'toDo')
}

/** One is shown at once; many are read again. */
const tellRegister = (speaking: Telling, [first, ...others]: ReadonlyArray<AssetRow>): void => {
  if (first === undefined) return
  tell(speaking, 'assetWindows', others.length === 0 ? assetWindows.arrived(first) : { type: 'news.heard' })
}

export const assetAreaMachine = setup({
  types: {} as {
    context: object
    events: Event
    emitted: Toast
    children: {
      windows: 'windows'
      counts: 'counts'
      record: 'record'
      history: 'history'
      held: 'held'
      number: 'number'
      search: 'search'
      photo: 'photo'
      picture: 'picture'
      dialogs: 'dialogs'
      outcome: 'outcome'
      configuration: 'configuration'
      audits: 'audits'
      audit: 'audit'
      download: 'download'
    }
  },
  actors: {
    windows: assetWindows.machine,
    counts: assetCountsReading.machine,
    record: assetRecordMachine,
    history: assetHistoryReading.machine,
    held: heldReading.machine,
    number: numberReading.machine,
    search: assetSearchReading.machine,
    photo: photoReading.machine,
    picture: pictureReading.machine,
    dialogs: assetDialogsMachine,
    outcome: assetOutcome.machine,
    configuration: assetConfigurationMachine,
    audits: assetAuditsReading.machine,
    audit: assetAuditMachine,
    download: assetDownload.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions(({ enqueue, system }, { assets, isNew }: AssetsChanged) => {
      const speaking = { enqueue, system }
      if (isNew) tell(speaking, 'assetWindows', { type: 'news.heard' })
      else tellRegister(speaking, assets)
      tellReadings(speaking)
    }),
    spreadDone: enqueueActions(({ enqueue, system }, { record, dialog, answer }: Succeeded) => {
      const speaking = { enqueue, system }
      const { rows, asset, outcome, unsent } = answer as AssetDone
      if (dialog === 'labels') return
      if (unsent) announce(speaking, { kind: 'error', text: failedBecause(wording.uploadFailed, unsent) })
      if (outcome) tell(speaking, 'assetOutcome', { type: 'outcome.arrived', outcome })
      // Another try is to begin with what there is now.
      if (outcome?.isApplied === false) tell(speaking, 'assetWindows', { type: 'news.heard' })
      tell(speaking, 'assetRecord', { type: 'assets.changed', assets: rows })
      if (dialog === 'delete' || dialog === 'duplicate') {
        tell(speaking, 'assetWindows', { type: 'news.heard' })
        const isShown = system.get('assetRecord')?.getSnapshot().context.id === record?.id
        const to = asset !== undefined ? pathTo('asset', { id: asset.id }) : isShown ? pathTo('assets') : null
        // A list that one went on from stays as it is searched and narrowed.
        if (to !== null) tell(speaking, 'navigation', { type: 'navigation.asked', to })
      } else tellRegister(speaking, rows)
      tellReadings(speaking)
    }),
    /** Each asset that named what is gone names another now. */
    spreadMerger: enqueueActions(({ enqueue, system }) => {
      tell({ enqueue, system }, 'assetWindows', { type: 'news.heard' })
      tellReadings({ enqueue, system })
    }),
  },
}).createMachine({
  id: 'assetArea',
  context: {},
  type: 'parallel',
  on: {
    'dialog.succeeded': { actions: withEvent('spreadDone') },
    'assets.changed': { actions: withEvent('spread') },
    'configuration.merged': { actions: 'spreadMerger' },
  },
  states: {
    listing: kept({ id: 'windows', src: 'windows', systemId: 'assetWindows' }),
    counting: kept({ id: 'counts', src: 'counts', systemId: 'assetCounts' }),
    showing: kept({ id: 'record', src: 'record', systemId: 'assetRecord' }),
    remembering: kept({ id: 'history', src: 'history', systemId: 'assetHistory' }),
    holding: kept({ id: 'held', src: 'held', systemId: 'assetsHeld' }),
    numbering: kept({ id: 'number', src: 'number', systemId: 'assetNumber' }),
    searching: kept({ id: 'search', src: 'search', systemId: 'assetSearch' }),
    picturing: kept({ id: 'photo', src: 'photo', systemId: 'assetPhoto' }),
    looking: kept({ id: 'picture', src: 'picture', systemId: 'assetPicture' }),
    asking: kept({ id: 'dialogs', src: 'dialogs', systemId: 'assetDialogs' }),
    telling: kept({ id: 'outcome', src: 'outcome', systemId: 'assetOutcome' }),
    configuring: kept({ id: 'configuration', src: 'configuration', systemId: 'assetConfiguration' }),
    auditing: kept({ id: 'audits', src: 'audits', systemId: 'assetAudits' }),
    walking: kept({ id: 'audit', src: 'audit', systemId: 'assetAudit' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'assetDownload',
      input: { failure: ({ kind }: AssetDownload) => (kind === 'list' ? wording.csvFailed : wording.downloadFailed) },
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly assets: AssetsChanged
    readonly assetWindows: WindowedListEvent
    readonly assetCounts: ReadingEvent
    readonly assetAudits: ReadingEvent
    readonly assetHistory: ReadingEvent
    readonly assetsHeld: ReadingEvent
    readonly assetRecord: AssetRecordEvent
    readonly assetOutcome: OutcomeEvent
  }
}
