import * as Result from 'effect/Result'
import { type PlanDraft, planFields, planRuleFields } from '../../domain/assets/asset.fields.ts'
import type { AssetCategory, AssetConfiguration, AssetLocation } from '../../domain/assets/configuration/nouns.ts'
import { categoryFields, locationFields } from '../../domain/assets/configuration.fields.ts'
import { mayLieIn } from '../../domain/assets/locations.ts'
import { denials, wording } from '../../domain/assets/wording.ts'
import type { AssetCategoryId, AssetLocationId, ItemId } from '../../domain/kernel/ids.ts'
import type { Draft } from '../../domain/kernel/record.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { AssetPorts, ConfigurationKind, ConfiguredItem } from './assets.ports.ts'

/** A rule by which the assets of a category begin. It has no name of its own but what is done. */
export type RuleTyped = Draft<typeof planRuleFields.fields> & { readonly key: string }

export type ConfiguredTyped = Draft<typeof locationFields.fields> &
  Draft<typeof categoryFields.fields> & { readonly plans: ReadonlyArray<RuleTyped> }

export interface ConfigurationScope {
  readonly kind: ConfigurationKind
  readonly locations: ReadonlyArray<AssetLocation>
  readonly id: string
}

export const blankItem: ConfiguredTyped = { ...locationFields.blank, ...categoryFields.blank, plans: [] }

const isCategory = (item: ConfiguredItem): item is AssetCategory => 'numberStyle' in item

const typedOf = (item: ConfiguredItem): ConfiguredTyped => ({
  ...blankItem,
  ...(isCategory(item)
    ? {
        ...categoryFields.draftOf(item),
        plans: item.plans.map((rule, at) => ({ key: `${at}`, ...planRuleFields.draftOf(rule) })),
      }
    : locationFields.draftOf(item)),
})

export const ruleProblems = (rule: RuleTyped) => planRuleFields.problems(rule)
const isRight = (rule: RuleTyped): boolean => Object.keys(ruleProblems(rule)).length === 0
const savedRules = (rules: ReadonlyArray<RuleTyped>) => rules.map(({ key: _, ...rule }) => planRuleFields.toSaved(rule))
const rulesAsSaved = (rules: ReadonlyArray<RuleTyped>) =>
  JSON.stringify(rules.every(isRight) ? savedRules(rules) : rules)

/** The form of a location, or of a category (`kit/recordForm.machine.ts`). */
export const configurationForm = recordForm<ConfiguredTyped, ConfiguredItem, ConfigurationScope, ConfiguredItem | null>(
  {
    id: 'assetConfigurationForm',
    fields: { ...locationFields.fields, ...categoryFields.fields },
    draftOf: typedOf,
    problems: (draft, { kind, locations, id }) => {
      if (kind === 'category')
        return {
          ...categoryFields.problems(draft),
          ...(!draft.plans.every(isRight) && { plans: 'Complete each plan or remove it.' }),
        }
      const may = mayLieIn(locations, id, draft.parentId)
      return { ...locationFields.problems(draft), ...(!may.allowed && { parentId: denials[may.because] }) }
    },
    changes: (before, after, { kind }) =>
      kind === 'location'
        ? locationFields.changes(before, after)
        : [
            ...categoryFields.changes(before, after),
            ...(rulesAsSaved(before.plans) === rulesAsSaved(after.plans) ? [] : (['plans'] as const)),
          ],
    messages: ({ kind }) =>
      kind === 'location'
        ? { added: wording.locationSaved, saved: wording.locationSaved, failed: wording.locationFailed }
        : { added: wording.categorySaved, saved: wording.categorySaved, failed: wording.categoryFailed },
  },
)

export const savingConfigured =
  ({
    saveLocation,
    saveCategory,
  }: Pick<AssetPorts, 'saveLocation' | 'saveCategory'>): SaveRecord<
    ConfiguredTyped,
    ConfiguredItem,
    ConfigurationScope,
    ConfiguredItem | null
  > =>
  ({ scope: { kind }, id, base, draft }, signal) => {
    const version = base?.version ?? null
    return kind === 'location'
      ? saveLocation({ draft: { id: id as AssetLocationId, version, ...locationFields.toSaved(draft) } }, signal)
      : saveCategory(
          {
            draft: {
              id: id as AssetCategoryId,
              version,
              ...categoryFields.toSaved(draft),
              plans: savedRules(draft.plans),
            },
          },
          signal,
        )
  }

/** There is no call for one: the configuration is read, and the item found in it. */
export const loadingConfigured =
  (
    loadConfiguration: AssetPorts['loadConfiguration'],
  ): LoadTheirs<ConfiguredItem, ConfigurationScope, ConfiguredItem | null> =>
  async ({ scope: { kind }, id }, signal) =>
    theirsAmong<ConfiguredItem>(
      Result.map(await loadConfiguration(undefined, signal), (all) => itemsOf(all, kind)),
      id,
    )

export const itemsOf = (
  { locations, categories }: AssetConfiguration,
  kind: ConfigurationKind,
): ReadonlyArray<ConfiguredItem> => (kind === 'location' ? locations : categories)

/** The plans an asset of a category begins with, counted from a day. */
export const plansOf = (
  { plans }: Pick<AssetCategory, 'plans'>,
  sinceDay: string,
  newId: () => ItemId,
): ReadonlyArray<PlanDraft> =>
  plans.map((rule) => ({ ...planFields.blank, ...planRuleFields.draftOf(rule), sinceDay, id: newId() }))
