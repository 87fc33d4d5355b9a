/**
 * Which assets the register shows, and in which order. Ours: all that are not retired, by number; retired ones where they
 * are chosen. Searched by the words of number, name, make, model, serial and holder.
 */
import type { AssetCategoryId, AssetLocationId, EmployeeId } from '../kernel/ids.ts'
import { type AssetState, assetStates } from './lifecycle.ts'
import type { ServiceStatus, WarrantyStatus } from './service.ts'

export const assetSorts = [
  'number',
  'name',
  'category',
  'location',
  'holder',
  'state',
  'warranty',
  'due',
  'bought',
  'cost',
] as const
export type AssetSort = (typeof assetSorts)[number]

export interface AssetListing {
  readonly search: string
  /** Of these; of every one but retired when there are none. */
  readonly states: ReadonlyArray<AssetState>
  readonly categories: ReadonlyArray<AssetCategoryId>
  /** In these, or within them. */
  readonly locations: ReadonlyArray<AssetLocationId>
  readonly holder: EmployeeId | null
  readonly warranty: WarrantyStatus | null
  readonly service: ServiceStatus | null
  /** `2026-03`: bought, or next due, in that month. */
  readonly boughtMonth: string | null
  readonly dueMonth: string | null
  readonly sort: AssetSort
  readonly isDescending: boolean
}

export const usualAssets: AssetListing = {
  search: '',
  states: [],
  categories: [],
  locations: [],
  holder: null,
  warranty: null,
  service: null,
  boughtMonth: null,
  dueMonth: null,
  sort: 'number',
  isDescending: false,
}

export const usualStates: ReadonlyArray<AssetState> = assetStates.filter((state) => state !== 'retired')
