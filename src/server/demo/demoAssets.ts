import type { Condition } from '../../domain/assets/asset.fields.ts'
import type { PlanRule } from '../../domain/assets/configuration/nouns.ts'

/** How a demo tenant tells its register: places and kinds by name, people by key, days from now. */
export interface DemoAssets {
  /** Who looks after it. */
  readonly by: string
  readonly locations: readonly { readonly name: string; readonly in?: string; readonly address?: string }[]
  readonly categories: readonly DemoAssetCategory[]
  readonly assets: readonly DemoAsset[]
}

interface DemoAssetCategory {
  readonly name: string
  /** `BRC-LAP-####`: the assets of it are numbered in the order they stand here. */
  readonly style: string
  readonly needsAcceptance?: true
  readonly plans?: readonly PlanRule[]
}

export type DemoAsset = readonly [
  category: string,
  name: string,
  make: string,
  model: string,
  cost: number | null,
  boughtDaysAgo: number,
  at: string | null,
  more?: AssetDetails,
]

interface AssetDetails {
  /** Who has it, by key; or which place; or, by its number, the asset whose kit it belongs to. */
  readonly with?: string
  readonly place?: string
  readonly kit?: string
  readonly sinceDaysAgo?: number
  readonly backInDays?: number
  readonly note?: string
  readonly is?: 'awaitingAcceptance' | 'inService' | 'returned' | 'retired'
  /** Who had it before, from when until when, in days ago. */
  readonly before?: readonly (readonly [who: string, from: number, until: number])[]
  /** Somebody did not accept it. */
  readonly declinedBy?: readonly [who: string, daysAgo: number, because: string]
  readonly condition?: Condition
  /** From now; negative where the warranty has ended. */
  readonly warrantyInDays?: number
  readonly supplier?: string
  readonly noSerial?: true
  readonly reading?: number
  /** What the reading was when its plans last began. */
  readonly readingBefore?: number
  /** When its first plan falls due, in days from now; negative where it is overdue. In the middle of its time without. */
  readonly dueInDays?: number
  readonly notes?: string
}

export const every = (name: string, everyMonths: number | null, everyUnits: number | null = null): PlanRule => ({
  name,
  everyMonths,
  everyUnits,
  unit: everyUnits === null ? '' : 'km',
})
