import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import { AssetCategoryId, AssetFileId, AssetId, AssetLocationId, EmployeeId, ItemId } from '../kernel/ids.ts'
import { counted, Day, InstantUtc, schemasOf, Version } from '../kernel/nouns.ts'
import { IdList, SaidYes, SearchTyped } from '../kernel/windows.ts'
import {
  acceptFields,
  actFields,
  assetFields,
  assignFields,
  conditionNames,
  manyFields,
  planFields,
  returnFields,
  serviceFields,
} from './asset.fields.ts'
import { assetStates } from './lifecycle.ts'
import { ASSETS_AT_ONCE_MAX, PLANS_MAX } from './limits.ts'
import { assetSorts } from './listing.ts'
import { serviceStatuses, warrantyStatuses } from './service.ts'

export const AssetState = Schema.Literals(assetStates)

/** Who or what has an asset: a person, a place, or another asset, whose kit it belongs to. */
const holderKinds = { employee: EmployeeId, location: AssetLocationId, asset: AssetId }
const holder = <Kind extends keyof typeof holderKinds>(kind: Kind) =>
  ({ kind: Schema.Literal(kind), id: holderKinds[kind] }) as const

export const HolderRef = Schema.Union([
  Schema.Struct(holder('employee')),
  Schema.Struct(holder('location')),
  Schema.Struct(holder('asset')),
])
export type HolderRef = typeof HolderRef.Type

const named = { name: Schema.String }
export const Holder = Schema.Union([
  Schema.Struct({ ...holder('employee'), ...named }),
  Schema.Struct({ ...holder('location'), ...named }),
  Schema.Struct({ ...holder('asset'), ...named }),
])
export type Holder = typeof Holder.Type

/** § 3 files (id, fileName). `eventId`: what of the history it belongs to, such as the photos of a return. */
export const AssetFile = Schema.Struct({
  id: AssetFileId,
  fileName: Schema.String,
  contentType: Schema.String,
  size: Schema.Int,
  uploadedUtc: InstantUtc,
  eventId: Schema.NullOr(ItemId),
})
export type AssetFile = typeof AssetFile.Type

const content = schemasOf(assetFields, {
  categoryId: AssetCategoryId,
  currentLocationId: Schema.NullOr(AssetLocationId),
})

const planRule = schemasOf(planFields)
export const ServicePlan = Schema.Struct({ id: ItemId, ...planRule, sinceReading: Schema.Finite })
export type ServicePlan = typeof ServicePlan.Type
const plans = Schema.Array(ServicePlan).check(Schema.isMaxLength(PLANS_MAX))

/** A row of the register. `cost`, `currency` and `supplier` are null for those who may not see them. */
export const AssetRow = Schema.Struct({
  id: AssetId,
  number: Schema.String,
  name: Schema.String,
  categoryId: AssetCategoryId,
  currentLocationId: Schema.NullOr(AssetLocationId),
  make: Schema.String,
  model: Schema.String,
  serial: Schema.String,
  condition: content.condition,
  purchaseDay: Schema.NullOr(Day),
  cost: Schema.NullOr(Schema.Finite),
  currency: Schema.NullOr(content.currency),
  supplier: Schema.NullOr(Schema.String),
  warrantyDay: Schema.NullOr(Day),
  state: AssetState,
  holder: Schema.NullOr(Holder),
  expectedReturnDay: Schema.NullOr(Day),
  /** The first day on which a plan falls due, and whether some plan's reading is reached (`serviceStatus`). */
  hasPlans: Schema.Boolean,
  dueDay: Schema.NullOr(Day),
  isReadingReached: Schema.Boolean,
  photoId: Schema.NullOr(AssetFileId),
  version: Version,
})
export type AssetRow = typeof AssetRow.Type

/** § 3 Asset. */
export const Asset = Schema.Struct({
  ...AssetRow.fields,
  reading: content.reading,
  notes: Schema.String,
  plans,
  files: Schema.Array(AssetFile),
  /** The assets of its kit. */
  parts: Schema.Array(Schema.Struct({ id: AssetId, number: Schema.String, name: Schema.String })),
  /** The state it was in when it went to be serviced. */
  stateBefore: Schema.NullOr(AssetState),
  /** Of the last time it was handed out. */
  assignedUtc: Schema.NullOr(InstantUtc),
  handoverNote: Schema.String,
  createdUtc: InstantUtc,
})
export type Asset = typeof Asset.Type

/** The id is made by the caller, so that asking twice makes one asset. */
export const NewAsset = Schema.Struct({ id: AssetId, ...content, plans })
export type NewAsset = typeof NewAsset.Type

export const AssetUpdate = Schema.Struct({ version: Version, ...content, plans })
export type AssetUpdate = typeof AssetUpdate.Type

/** The number is given anew; the serial number stays empty. */
export const AssetDuplicate = Schema.Struct({ id: AssetId, number: content.number })
export type AssetDuplicate = typeof AssetDuplicate.Type

export const chosen = {
  assets: Schema.Array(Schema.Struct({ id: AssetId, version: Version })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(ASSETS_AT_ONCE_MAX),
  ),
}

/** All of the assets or none (`outcomes/nouns.ts`). */
export const AssetAssignment = Schema.Struct({ ...chosen, holder: HolderRef, ...schemasOf(assignFields) })
export type AssetAssignment = typeof AssetAssignment.Type
export const AssetReturn = Schema.Struct({ ...chosen, ...schemasOf(returnFields) })
export type AssetReturn = typeof AssetReturn.Type
export const AssetAct = Schema.Struct({ ...chosen, ...schemasOf(actFields) })
export type AssetAct = typeof AssetAct.Type
/** `planName`: the plan that was followed, of each asset that has one of this name; null for a repair. */
export const AssetService = Schema.Struct({
  ...chosen,
  planName: Schema.NullOr(planRule.name),
  ...schemasOf(serviceFields),
})
export type AssetService = typeof AssetService.Type

/** What the holder says to what they were given. */
export const AssetAnswer = Schema.Struct({
  version: Version,
  outcome: Schema.Literals(['accepted', 'declined']),
  ...schemasOf(acceptFields),
  /** Why it is declined. */
  because: schemasOf(actFields).note,
})
export type AssetAnswer = typeof AssetAnswer.Type

/** What many may be given at once; a field that is left out stays as it is. */
const many = schemasOf(manyFields, {
  categoryId: AssetCategoryId,
  currentLocationId: Schema.NullOr(AssetLocationId),
  condition: content.condition,
})
export const AssetChange = Schema.Struct({
  categoryId: Schema.optional(many.categoryId),
  currentLocationId: Schema.optional(many.currentLocationId),
  condition: Schema.optional(many.condition),
  supplier: Schema.optional(many.supplier),
  warrantyDay: Schema.optional(many.warrantyDay),
})
export type AssetChange = typeof AssetChange.Type

/** § 7 PUT assets/update-list: each asset with what becomes of it, all or none. */
export const AssetListUpdate = Schema.Struct({
  changes: Schema.Array(Schema.Struct({ id: AssetId, version: Version, set: AssetChange })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(ASSETS_AT_ONCE_MAX),
  ),
})
export type AssetListUpdate = typeof AssetListUpdate.Type

/** What would come, or came, of each; `undo` is the request that takes it back. */
export const AssetListOutcome = Schema.Struct({
  isApplied: Schema.Boolean,
  rows: Schema.Array(
    Schema.Struct({
      id: AssetId,
      number: Schema.String,
      outcome: Schema.Literals(['changed', 'same', 'changedMeanwhile', 'gone', 'refused']),
    }),
  ),
  assets: Schema.Array(AssetRow),
  undo: Schema.NullOr(AssetListUpdate),
})
export type AssetListOutcome = typeof AssetListOutcome.Type

export const assetEvents = [
  'created',
  'updated',
  'assigned',
  'accepted',
  'declined',
  'returned',
  'restocked',
  'sentToService',
  'serviced',
  'retired',
  'activated',
  'seen',
  'undone',
] as const

/** One thing that happened to an asset. Nobody changes it afterwards. */
export const AssetEvent = Schema.Struct({
  id: ItemId,
  kind: Schema.Literals(assetEvents),
  atUtc: InstantUtc,
  by: PersonRef,
  /** Who got it, gave it back or answered; null where it is about nobody. */
  holder: Schema.NullOr(Holder),
  condition: Schema.NullOr(Schema.Literals(Object.keys(conditionNames) as ReadonlyArray<keyof typeof conditionNames>)),
  note: Schema.String,
  /** Of a service: the plan it followed, the day, the reading, and what it cost (null for those who may not see it). */
  planName: Schema.NullOr(Schema.String),
  day: Schema.NullOr(Day),
  reading: Schema.NullOr(Schema.Finite),
  cost: Schema.NullOr(Schema.Finite),
  currency: Schema.NullOr(Schema.String),
  /** Of an acceptance: the name that was typed. */
  signature: Schema.NullOr(Schema.String),
})
export type AssetEvent = typeof AssetEvent.Type

const month = Schema.String.check(Schema.isPattern(/^\d{4}-(?:0[1-9]|1[0-2])$/))

/** Which assets the register shows (`listing.ts`), as a query says it; lists have commas between them. */
export const AssetsAsked = {
  search: Schema.optional(SearchTyped),
  states: Schema.optional(Schema.String.check(Schema.isPattern(/^[a-zA-Z]{1,30}(?:,[a-zA-Z]{1,30}){0,9}$/))),
  categories: Schema.optional(IdList),
  locations: Schema.optional(IdList),
  holder: Schema.optional(EmployeeId),
  warranty: Schema.optional(Schema.Literals(warrantyStatuses)),
  service: Schema.optional(Schema.Literals(serviceStatuses)),
  boughtMonth: Schema.optional(month),
  dueMonth: Schema.optional(month),
  sort: Schema.optional(Schema.Literals(assetSorts)),
  descending: Schema.optional(SaidYes),
}

/** The small plots above the register count all that is not retired; filters of the list do not narrow them. */
export const AssetCounts = Schema.Struct({
  total: Schema.Int,
  states: counted(Schema.String),
  categories: counted(Schema.String),
  locations: counted(Schema.String),
  warranty: counted(Schema.String),
  service: counted(Schema.String),
  /** By month of purchase, what it cost in each currency; empty for those who may not see costs. */
  value: Schema.Array(Schema.Struct({ month: Schema.String, currency: Schema.String, cost: Schema.Finite })),
  /** Due by month, from this one on; what is overdue counts in this one. */
  due: counted(Schema.String),
})
export type AssetCounts = typeof AssetCounts.Type

/** Whether a number is free, and the next one of the category's style; null where it has none. */
export const NumberAnswer = Schema.Struct({ isInUse: Schema.Boolean, next: Schema.NullOr(Schema.String) })
export type NumberAnswer = typeof NumberAnswer.Type
