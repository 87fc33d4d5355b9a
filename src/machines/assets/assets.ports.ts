import type { AssetAudit, AssetAuditSummary, AssetSeen, NewAssetAudit } from '../../domain/assets/audits/nouns.ts'
import type {
  AssetCategory,
  AssetCategoryDraft,
  AssetConfiguration,
  AssetLocation,
  AssetLocationDraft,
  ConfigurationUses,
} from '../../domain/assets/configuration/nouns.ts'
import type { LabelSheet } from '../../domain/assets/labels/nouns.ts'
import type { AssetAction } from '../../domain/assets/lifecycle.ts'
import type { AssetListing } from '../../domain/assets/listing.ts'
import type {
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
  AssetUpdate,
  NewAsset,
  NumberAnswer,
} from '../../domain/assets/nouns.ts'
import type { AssetActOutcome, AssetUndo } from '../../domain/assets/outcomes/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type {
  AssetAuditId,
  AssetCategoryId,
  AssetFileId,
  AssetId,
  EmployeeId,
  ItemId,
} from '../../domain/kernel/ids.ts'
import type { UploadFiles } from '../kit/fileUpload.machine.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

export interface OfAsset {
  readonly id: AssetId
}

interface OneFile extends OfAsset {
  readonly file: AssetFile
}

export interface PictureOf extends OfAsset {
  readonly fileId: AssetFileId
}

/** `eventId`: what of the history they belong to. */
export interface FilesOf extends OfAsset {
  readonly eventId: ItemId | null
}

export interface NumberAsked {
  readonly number: string
  readonly exceptId: AssetId | null
  readonly categoryId: AssetCategoryId | null
}

/** § 7 assign, unassign, retire, activate, service; two more are ours. */
export type ActAsked =
  | { readonly act: 'assign'; readonly payload: AssetAssignment }
  | { readonly act: 'unassign'; readonly payload: AssetReturn }
  | { readonly act: 'service'; readonly payload: AssetService }
  | {
      readonly act: Exclude<AssetAction, 'assign' | 'unassign' | 'service' | 'accept' | 'decline' | 'delete'>
      readonly payload: AssetAct
    }

/** A place where assets are, or a kind of them. */
export type ConfigurationKind = 'location' | 'category'

interface OfConfigured {
  readonly kind: ConfigurationKind
  readonly id: string
}

export type ConfiguredItem = AssetLocation | AssetCategory

interface OfAudit {
  readonly auditId: AssetAuditId
}

export type AssetPorts = {
  loadListed: LoadWindow<AssetListing, AssetRow>
  countListed: CountRows<AssetListing>
  loadCounts: Port<void, AssetCounts, Failure>
  searchAssets: Port<{ readonly search: string }, ReadonlyArray<AssetRow>, Failure>
  loadAsset: Port<OfAsset, Asset, Failure>
  loadHistory: Port<OfAsset, ReadonlyArray<AssetEvent>, Failure>
  /** What a person holds. */
  loadHeld: Port<{ readonly employeeId: EmployeeId }, ReadonlyArray<AssetRow>, Failure>
  askNumber: Port<NumberAsked, NumberAnswer, Failure>
  createAsset: Port<{ readonly asset: NewAsset }, Asset, Failure>
  saveAsset: Port<OfAsset & { readonly change: AssetUpdate }, Asset, Failure>
  removeAsset: Port<OfAsset & { readonly version: number }, void, Failure>
  duplicateAsset: Port<OfAsset & { readonly copy: AssetDuplicate }, Asset, Failure>
  act: Port<ActAsked, AssetActOutcome, Failure>
  /** Takes back what was done with many. */
  undoAct: Port<{ readonly undo: AssetUndo }, AssetActOutcome, Failure>
  answer: Port<OfAsset & { readonly answer: AssetAnswer }, Asset, Failure>
  changeMany: Port<{ readonly update: AssetListUpdate }, AssetListOutcome, Failure>
  addFiles: UploadFiles<FilesOf, ReadonlyArray<AssetFile>>
  removeFile: Port<OneFile, void, Failure>
  /** Fetches the bytes and hands them to the browser's own downloads. */
  downloadFile: Port<OneFile, void, Failure>
  /** The address at which one of its pictures can be shown. */
  loadPicture: Port<PictureOf, string, Failure>
  /** One of its files, to be looked at. */
  loadFile: Port<PictureOf, Blob, Failure>
  choosePhoto: Port<OfAsset & { readonly version: number; readonly fileId: AssetFileId | null }, Asset, Failure>
  downloadHandover: Port<OfAsset & { readonly number: string }, void, Failure>
  downloadLabels: Port<{ readonly sheet: LabelSheet }, void, Failure>
  downloadList: Port<{ readonly question: AssetListing }, void, Failure>
  downloadDueDays: Port<void, void, Failure>
  loadAudits: Port<void, ReadonlyArray<AssetAuditSummary>, Failure>
  loadAudit: Port<OfAudit, AssetAudit, Failure>
  startAudit: Port<{ readonly audit: typeof NewAssetAudit.Type }, AssetAudit, Failure>
  tickAsset: Port<OfAudit & AssetSeen, AssetAudit, Failure>
  closeAudit: Port<OfAudit & { readonly version: number }, AssetAudit, Failure>
  loadConfiguration: Port<void, AssetConfiguration, Failure>
  saveLocation: Port<{ readonly draft: AssetLocationDraft }, AssetLocation, Failure>
  saveCategory: Port<{ readonly draft: AssetCategoryDraft }, AssetCategory, Failure>
  removeConfigured: Port<OfConfigured & { readonly version: number }, void, Failure>
  loadUses: Port<OfConfigured, ConfigurationUses, Failure>
  mergeConfigured: Port<OfConfigured & { readonly version: number; readonly into: string }, AssetConfiguration, Failure>
}
