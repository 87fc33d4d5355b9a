import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { AssetAudit, AssetAuditSummary, AssetSeen, NewAssetAudit } from '../domain/assets/audits/nouns.ts'
import {
  AssetCategory,
  AssetCategoryDraft,
  AssetConfiguration,
  AssetLocation,
  AssetLocationDraft,
  ConfigurationUses,
} from '../domain/assets/configuration/nouns.ts'
import { ASSET_FILE_MAX_BYTES, ASSET_FILES_MAX } from '../domain/assets/files.ts'
import { AssetColumn, AssetImport, AssetImportReport } from '../domain/assets/import/nouns.ts'
import { LabelSheet } from '../domain/assets/labels/nouns.ts'
import {
  Asset,
  AssetAct,
  AssetAnswer,
  AssetAssignment,
  AssetCounts,
  AssetDuplicate,
  AssetEvent,
  AssetFile,
  AssetListOutcome,
  AssetListUpdate,
  AssetReturn,
  AssetRow,
  AssetService,
  AssetsAsked,
  AssetUpdate,
  NewAsset,
  NumberAnswer,
} from '../domain/assets/nouns.ts'
import { AssetActOutcome, AssetUndo } from '../domain/assets/outcomes/nouns.ts'
import { AssetAuditId, AssetCategoryId, AssetFileId, AssetId, AssetLocationId, ItemId } from '../domain/kernel/ids.ts'
import { Version } from '../domain/kernel/nouns.ts'
import { SearchTyped, WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { importCalls } from './imports.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofAsset = { id: AssetId }
const ofAudit = { auditId: AssetAuditId }
const ofFile = { ...ofAsset, fileId: AssetFileId }

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const withFile = [...refused, Refusal413, Refusal415] as const
const rows = reply(Schema.Array(AssetRow))
const told = reply(AssetActOutcome)

const pdf = HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf'] })
const csv = HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] })

const limits = {
  maxFileSize: ASSET_FILE_MAX_BYTES + 1_000,
  maxTotalSize: ASSET_FILES_MAX * ASSET_FILE_MAX_BYTES + 20_000,
  maxParts: ASSET_FILES_MAX + 4,
}

/**
 * § 7 Assets. Windows and counts of the list, numbers, history, answers, what somebody holds, photos and two more acts are
 * ours.
 */
export class AssetsGroup extends tenantGroup(
  'assets',
  'Assets',
  get('list', '/assets', {
    query: { ...AssetsAsked, ...WindowAsked },
    success: rows,
    error: [Refusal403, Refusal422],
  }),
  get('window', '/assets/window', {
    query: { ...AssetsAsked, ...WindowAsked },
    success: reply(windowOf(AssetRow)),
    error: [Refusal403, Refusal422],
  }),
  get('count', '/assets/count', { query: AssetsAsked, success: reply(Schema.Int), error: [Refusal403] }),
  get('counts', '/assets/counts', { success: reply(AssetCounts), error: [Refusal403] }),
  get('number', '/assets/number', {
    query: {
      number: SearchTyped,
      exceptId: Schema.optional(AssetId),
      categoryId: Schema.optional(AssetCategoryId),
    },
    success: reply(NumberAnswer),
    error: [Refusal403],
  }),
  // The one whose label was scanned, for those who may see it.
  get('byNumber', '/assets/byNumber', {
    query: { number: SearchTyped },
    success: reply(Asset),
    error: [Refusal403, Refusal404],
  }),
  post('create', '/assets', { payload: NewAsset, success: reply(Asset), error: refused }),
  post('assign', '/assets/assign', { payload: AssetAssignment, success: told, error: refused }),
  post('unassign', '/assets/unassign', { payload: AssetReturn, success: told, error: refused }),
  post('restock', '/assets/restock', { payload: AssetAct, success: told, error: refused }),
  post('startService', '/assets/startService', { payload: AssetAct, success: told, error: refused }),
  post('service', '/assets/service', { payload: AssetService, success: told, error: refused }),
  post('retire', '/assets/retire', { payload: AssetAct, success: told, error: refused }),
  post('activate', '/assets/activate', { payload: AssetAct, success: told, error: refused }),
  post('undo', '/assets/undo', { payload: AssetUndo, success: told, error: refused }),
  put('updateList', '/assets/update-list', {
    payload: AssetListUpdate,
    success: reply(AssetListOutcome),
    error: refused,
  }),
  get('read', '/assets/:id', { params: ofAsset, success: reply(Asset), error: [Refusal403, Refusal404] }),
  put('update', '/assets/:id', { params: ofAsset, payload: AssetUpdate, success: reply(Asset), error: refused }),
  remove('remove', '/assets/:id', { params: ofAsset, headers: ifMatch, success: Done, error: refused }),
  post('duplicate', '/assets/:id/duplicate', {
    params: ofAsset,
    payload: AssetDuplicate,
    success: reply(Asset),
    error: refused,
  }),
  get('history', '/assets/:id/history', {
    params: ofAsset,
    success: reply(Schema.Array(AssetEvent)),
    error: [Refusal403, Refusal404],
  }),
  post('answer', '/assets/:id/acceptance', {
    params: ofAsset,
    payload: AssetAnswer,
    success: reply(Asset),
    error: refused,
  }),
  post('addFiles', '/assets/:id/files', {
    params: ofAsset,
    payload: Schema.Struct({
      files: Multipart.FilesSchema,
      /** Of the history: the photos of a return, the record of a service. */
      eventId: Schema.optional(ItemId),
    }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(Schema.Array(AssetFile)),
    error: withFile,
  }),
  remove('removeFile', '/assets/:id/files/:fileId', { params: ofFile, success: Done, error: refused }),
  get('file', '/assets/:id/Files/:fileId', {
    params: ofFile,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'image/png', 'image/jpeg'] }),
    error: [Refusal403, Refusal404],
  }),
  // One of its pictures, or none.
  put('photo', '/assets/:id/photo', {
    params: ofAsset,
    payload: Schema.Struct({ version: Version, fileId: Schema.NullOr(AssetFileId) }),
    success: reply(Asset),
    error: refused,
  }),
  get('heldBy', '/employees/:id/assets', { params: ofEmployee, success: rows, error: [Refusal403, Refusal404] }),
) {}

/** § 7 GET assets/csv. Ours: sheets of labels, what was handed over, and the days on which services fall due. */
export class AssetPapersGroup extends tenantGroup(
  'assetPapers',
  'Assets: files to take along',
  get('csv', '/assets/csv', { query: AssetsAsked, success: csv, error: [Refusal403] }),
  get('dueDays', '/assets/services/File', {
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/calendar'] }),
    error: [Refusal403],
  }),
  // Of those that are there, in the order named.
  post('labels', '/assets/export/labels/File', { payload: LabelSheet, success: pdf, error: [Refusal403, Refusal404] }),
  // What was handed over, to be kept or signed on paper.
  get('handover', '/assets/:id/handover/File', {
    params: ofAsset,
    success: pdf,
    error: [Refusal403, Refusal404, Refusal409],
  }),
) {}

/** Ours: assets by CSV. */
export class AssetImportsGroup extends tenantGroup(
  'assetImports',
  'Assets: import by CSV',
  ...importCalls('/assets/import', AssetColumn, AssetImportReport, AssetImport),
) {}

/** Ours: rounds through a place, to see what is still there. */
export class AssetAuditsGroup extends tenantGroup(
  'assetAudits',
  'Assets: audits',
  get('audits', '/assets/audits', { success: reply(Schema.Array(AssetAuditSummary)), error: [Refusal403] }),
  post('startAudit', '/assets/audits', { payload: NewAssetAudit, success: reply(AssetAudit), error: refused }),
  get('audit', '/assets/audits/:auditId', {
    params: ofAudit,
    success: reply(AssetAudit),
    error: [Refusal403, Refusal404],
  }),
  post('seen', '/assets/audits/:auditId/seen', {
    params: ofAudit,
    payload: AssetSeen,
    success: reply(AssetAudit),
    error: refused,
  }),
  post('closeAudit', '/assets/audits/:auditId/close', {
    params: ofAudit,
    payload: Schema.Struct({ version: Version }),
    success: reply(AssetAudit),
    error: refused,
  }),
) {}

const ofLocation = { id: AssetLocationId }
const ofCategory = { id: AssetCategoryId }
const merge = <Id extends typeof AssetLocationId | typeof AssetCategoryId>(id: Id) =>
  Schema.Struct({ version: Version, into: id })

/** § 7 Asset configuration. Uses, and merging what is in use into another, are ours. */
export class AssetConfigurationGroup extends tenantGroup(
  'assetConfiguration',
  'Asset configuration',
  get('read', '/assetConfiguration', { success: reply(AssetConfiguration), error: [Refusal403] }),
  post('saveLocation', '/assetConfiguration/locations', {
    payload: AssetLocationDraft,
    success: reply(AssetLocation),
    error: refused,
  }),
  post('saveCategory', '/assetConfiguration/categories', {
    payload: AssetCategoryDraft,
    success: reply(AssetCategory),
    error: refused,
  }),
  remove('removeLocation', '/assetConfiguration/locations/:id', {
    params: ofLocation,
    headers: ifMatch,
    success: Done,
    error: refused,
  }),
  remove('removeCategory', '/assetConfiguration/categories/:id', {
    params: ofCategory,
    headers: ifMatch,
    success: Done,
    error: refused,
  }),
  get('locationUses', '/assetConfiguration/locations/:id/uses', {
    params: ofLocation,
    success: reply(ConfigurationUses),
    error: [Refusal403, Refusal404],
  }),
  get('categoryUses', '/assetConfiguration/categories/:id/uses', {
    params: ofCategory,
    success: reply(ConfigurationUses),
    error: [Refusal403, Refusal404],
  }),
  post('mergeLocation', '/assetConfiguration/locations/:id/merge', {
    params: ofLocation,
    payload: merge(AssetLocationId),
    success: reply(AssetConfiguration),
    error: refused,
  }),
  post('mergeCategory', '/assetConfiguration/categories/:id/merge', {
    params: ofCategory,
    payload: merge(AssetCategoryId),
    success: reply(AssetConfiguration),
    error: refused,
  }),
) {}
