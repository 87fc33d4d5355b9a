import * as Result from 'effect/Result'
import { type AssetDraft, assetFields, type PlanDraft, planFields } from '../../domain/assets/asset.fields.ts'
import type { Asset, ServicePlan } from '../../domain/assets/nouns.ts'
import { sameNumber } from '../../domain/assets/numbers.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { AssetCategoryId, AssetId } from '../../domain/kernel/ids.ts'
import { recordForm, theirsOf } from '../kit/recordForm.ts'
import type { IsTaken, LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { AssetPorts } from './assets.ports.ts'

/** The parts of the record that are edited one by one; `whole` is a new one. */
export type AssetSection = 'whole' | 'about' | 'purchase' | 'service'

export interface AssetScope {
  readonly section: AssetSection
}

/** An asset as it is typed, with its service plans. */
export type AssetTyped = AssetDraft & { readonly plans: ReadonlyArray<PlanDraft> }

export const blankAsset: AssetTyped = { ...assetFields.blank, plans: [] }

const typedOf = (asset: Asset): AssetTyped => ({
  ...assetFields.draftOf({ ...asset, currency: asset.currency ?? 'AUD', supplier: asset.supplier ?? '' }),
  plans: asset.plans.map((plan) => ({ id: plan.id, ...planFields.draftOf(plan) })),
})

/** What is wrong with each plan. */
export const planProblems = (plan: PlanDraft) => planFields.problems(plan)

const isRight = (plan: PlanDraft): boolean => Object.keys(planProblems(plan)).length === 0

const savedPlan = ({ id, ...typed }: PlanDraft): ServicePlan => {
  const saved = planFields.toSaved(typed)
  return { id, ...saved, sinceReading: saved.sinceReading ?? 0 }
}

const plansAsSaved = (plans: ReadonlyArray<PlanDraft>): string =>
  JSON.stringify(plans.map((plan) => (isRight(plan) ? savedPlan(plan) : plan)))

/** Only of a draft without problems. */
const toSaved = ({ plans, ...typed }: AssetTyped) => ({
  ...assetFields.toSaved(typed),
  categoryId: typed.categoryId as AssetCategoryId,
  plans: plans.map(savedPlan),
})

/** The form of an asset (`kit/recordForm.machine.ts`). Saving answers the asset; null is one that is gone. */
export const assetForm = recordForm<AssetTyped, Asset, AssetScope, Asset | null>({
  id: 'assetForm',
  fields: assetFields.fields,
  draftOf: typedOf,
  problems: ({ plans, ...typed }) => ({
    ...assetFields.problems(typed),
    ...(!plans.every(isRight) && { plans: 'Complete each plan or remove it.' }),
  }),
  changes: ({ plans: before, ...from }, { plans: after, ...to }) => [
    ...assetFields.changes(from, to),
    ...(plansAsSaved(before) === plansAsSaved(after) ? [] : (['plans'] as const)),
  ],
  messages: {
    added: wording.created,
    saved: wording.updated,
    failed: wording.updateFailed,
    addFailed: wording.createFailed,
  },
  unique: { field: 'number', isSame: sameNumber, code: 'number_in_use', sentence: wording.numberInUse },
  partOf: ({ section }) => section,
})

/** Provides the form's ports. */
export const savingAsset =
  ({
    createAsset,
    saveAsset,
  }: Pick<AssetPorts, 'createAsset' | 'saveAsset'>): SaveRecord<AssetTyped, Asset, AssetScope, Asset | null> =>
  ({ id, base, draft }, signal) =>
    base === null
      ? createAsset({ asset: { id: id as AssetId, ...toSaved(draft) } }, signal)
      : saveAsset({ id: base.id, change: { version: base.version, ...toSaved(draft) } }, signal)

export const loadingAsset =
  (loadAsset: AssetPorts['loadAsset']): LoadTheirs<Asset, AssetScope, Asset | null> =>
  async ({ id }, signal) =>
    theirsOf(await loadAsset({ id: id as AssetId }, signal))

export const askingForNumber =
  (askNumber: AssetPorts['askNumber']): IsTaken<AssetScope> =>
  async ({ id, text }, signal) =>
    Result.map(
      await askNumber({ number: text.trim(), exceptId: id as AssetId | null, categoryId: null }, signal),
      ({ isInUse }) => isInUse,
    )
