import * as Result from 'effect/Result'
import { type AssetListing, usualAssets } from '../../domain/assets/listing.ts'
import type { AssetCategoryId, AssetLocationId } from '../../domain/kernel/ids.ts'
import type { AssetPorts } from '../../machines/assets/assets.ports.ts'
import { fetchWithProgress } from '../http/fetchWithProgress.ts'
import { expecting, nothing, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

/** `save` hands bytes to the browser's own downloads; `addressOf` makes an address at which a picture can be shown. */
export const assetsGateway = (
  run: Run,
  save: (content: Blob, name: string) => void,
  addressOf: (content: Blob) => string,
): AssetPorts => ({
  loadListed: ({ question, place }, signal) =>
    run('assets', 'window', { query: { ...assetQuery(question), ...placeQuery(place) }, signal }),
  countListed: ({ question }, signal) => run('assets', 'count', { query: assetQuery(question), signal }),
  loadCounts: (_, signal) => run('assets', 'counts', { signal }),
  searchAssets: async ({ search }, signal) =>
    Result.map(
      await run('assets', 'window', { query: { ...assetQuery({ ...usualAssets, search }), limit: '10' }, signal }),
      ({ rows }) => rows,
    ),
  loadAsset: (params, signal) => run('assets', 'read', { params, signal }),
  loadHistory: (params, signal) => run('assets', 'history', { params, signal }),
  loadHeld: ({ employeeId: id }, signal) => run('assets', 'heldBy', { params: { id }, signal }),
  askNumber: ({ number, exceptId, categoryId }, signal) =>
    run('assets', 'number', {
      query: { number, exceptId: exceptId ?? undefined, categoryId: categoryId ?? undefined },
      signal,
    }),
  createAsset: ({ asset: payload }, signal) => run('assets', 'create', { payload, signal }),
  saveAsset: ({ change: payload, ...params }, signal) => run('assets', 'update', { params, payload, signal }),
  removeAsset: async ({ version, ...params }, signal) =>
    Result.map(await run('assets', 'remove', { params, headers: expecting(version), signal }), nothing),
  duplicateAsset: ({ copy: payload, ...params }, signal) => run('assets', 'duplicate', { params, payload, signal }),
  act: (asked, signal) => {
    switch (asked.act) {
      case 'assign':
        return run('assets', 'assign', { payload: asked.payload, signal })
      case 'unassign':
        return run('assets', 'unassign', { payload: asked.payload, signal })
      case 'service':
        return run('assets', 'service', { payload: asked.payload, signal })
      default:
        return run('assets', asked.act, { payload: asked.payload, signal })
    }
  },
  undoAct: ({ undo: payload }, signal) => run('assets', 'undo', { payload, signal }),
  answer: ({ answer: payload, ...params }, signal) => run('assets', 'answer', { params, payload, signal }),
  changeMany: ({ update: payload }, signal) => run('assets', 'updateList', { payload, signal }),
  addFiles: ({ subject: { eventId, ...params }, files, progressed }, signal) => {
    const payload = new FormData()
    for (const file of files) payload.append('files', file)
    if (eventId !== null) payload.set('eventId', eventId)
    return run('assets', 'addFiles', { params, payload, signal, fetch: fetchWithProgress(progressed) })
  },
  removeFile: async ({ id, file: { id: fileId } }, signal) =>
    Result.map(await run('assets', 'removeFile', { params: { id, fileId }, signal }), nothing),
  downloadFile: async ({ id, file: { id: fileId, fileName } }, signal) =>
    Result.map(await run.bytes('assets', 'file', { params: { id, fileId }, signal }), (content) =>
      save(content, fileName),
    ),
  loadPicture: async (params, signal) => Result.map(await run.bytes('assets', 'file', { params, signal }), addressOf),
  loadFile: (params, signal) => run.bytes('assets', 'file', { params, signal }),
  choosePhoto: ({ id, ...payload }, signal) => run('assets', 'photo', { params: { id }, payload, signal }),
  downloadHandover: async ({ number, ...params }, signal) =>
    Result.map(await run.bytes('assetPapers', 'handover', { params, signal }), (content) =>
      save(content, `handover ${number}.pdf`),
    ),
  downloadLabels: async ({ sheet: payload }, signal) =>
    Result.map(await run.bytes('assetPapers', 'labels', { payload, signal }), (content) => save(content, 'labels.pdf')),
  downloadList: async ({ question }, signal) =>
    Result.map(await run.bytes('assetPapers', 'csv', { query: assetQuery(question), signal }), (content) =>
      save(content, 'assets.csv'),
    ),
  downloadDueDays: async (_, signal) =>
    Result.map(await run.bytes('assetPapers', 'dueDays', { signal }), (content) => save(content, 'services.ics')),
  loadAudits: (_, signal) => run('assetAudits', 'audits', { signal }),
  loadAudit: (params, signal) => run('assetAudits', 'audit', { params, signal }),
  startAudit: ({ audit: payload }, signal) => run('assetAudits', 'startAudit', { payload, signal }),
  tickAsset: ({ auditId, ...payload }, signal) => run('assetAudits', 'seen', { params: { auditId }, payload, signal }),
  closeAudit: ({ auditId, ...payload }, signal) =>
    run('assetAudits', 'closeAudit', { params: { auditId }, payload, signal }),
  loadConfiguration: (_, signal) => run('assetConfiguration', 'read', { signal }),
  saveLocation: ({ draft: payload }, signal) => run('assetConfiguration', 'saveLocation', { payload, signal }),
  saveCategory: ({ draft: payload }, signal) => run('assetConfiguration', 'saveCategory', { payload, signal }),
  removeConfigured: async ({ kind, id, version }, signal) => {
    const headers = expecting(version)
    return Result.map(
      kind === 'location'
        ? await run('assetConfiguration', 'removeLocation', { params: { id: id as AssetLocationId }, headers, signal })
        : await run('assetConfiguration', 'removeCategory', { params: { id: id as AssetCategoryId }, headers, signal }),
      nothing,
    )
  },
  loadUses: ({ kind, id }, signal) =>
    kind === 'location'
      ? run('assetConfiguration', 'locationUses', { params: { id: id as AssetLocationId }, signal })
      : run('assetConfiguration', 'categoryUses', { params: { id: id as AssetCategoryId }, signal }),
  mergeConfigured: ({ kind, id, version, into }, signal) =>
    kind === 'location'
      ? run('assetConfiguration', 'mergeLocation', {
          params: { id: id as AssetLocationId },
          payload: { version, into: into as AssetLocationId },
          signal,
        })
      : run('assetConfiguration', 'mergeCategory', {
          params: { id: id as AssetCategoryId },
          payload: { version, into: into as AssetCategoryId },
          signal,
        }),
})

const listed = (values: ReadonlyArray<string>): string | undefined =>
  values.length === 0 ? undefined : values.join(',')

/** What is as usual is left out. */
const assetQuery = ({ search, states, categories, locations, isDescending, ...asked }: AssetListing) => ({
  search: search.trim() === '' ? undefined : search.trim(),
  states: listed(states),
  categories: listed(categories),
  locations: listed(locations),
  holder: asked.holder ?? undefined,
  warranty: asked.warranty ?? undefined,
  service: asked.service ?? undefined,
  boughtMonth: asked.boughtMonth ?? undefined,
  dueMonth: asked.dueMonth ?? undefined,
  sort: asked.sort,
  descending: isDescending ? ('true' as const) : undefined,
})
