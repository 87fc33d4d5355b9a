import { type AssetState, assetStates } from '../../domain/assets/lifecycle.ts'
import { type AssetListing, type AssetSort, assetSorts, usualAssets } from '../../domain/assets/listing.ts'
import {
  type ServiceStatus,
  serviceStatuses,
  type WarrantyStatus,
  warrantyStatuses,
} from '../../domain/assets/service.ts'
import type { AssetCategoryId, AssetLocationId, EmployeeId } from '../../domain/kernel/ids.ts'
import { isId, type TableState } from '../kit/table/state.ts'

/** The filters that stand in the address; `due` and `bought` name a month. */
export const filterNames = ['state', 'category', 'location', 'holder', 'warranty', 'due', 'service', 'bought'] as const

type Asked = Pick<TableState, 'search' | 'filters' | 'sort'>

/** What the table is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = ({ search, filters, sort }: Asked): AssetListing => {
  const among = <Name extends string>(names: ReadonlyArray<Name>, column: string): ReadonlyArray<Name> =>
    names.filter((name) => filters[column]?.includes(name))
  const ids = (column: string) => (filters[column] ?? []).filter(isId)
  const month = (column: string) => filters[column]?.find((value) => isMonth.test(value)) ?? null
  const column = assetSorts.find((name) => name === sort?.column)
  return {
    search,
    states: among<AssetState>(assetStates, 'state'),
    categories: ids('category') as ReadonlyArray<string> as ReadonlyArray<AssetCategoryId>,
    locations: ids('location') as ReadonlyArray<string> as ReadonlyArray<AssetLocationId>,
    holder: (ids('holder')[0] as EmployeeId | undefined) ?? null,
    warranty: among<WarrantyStatus>(warrantyStatuses, 'warranty')[0] ?? null,
    service: among<ServiceStatus>(serviceStatuses, 'service')[0] ?? null,
    boughtMonth: month('bought'),
    dueMonth: month('due'),
    sort: column ?? (usualAssets.sort satisfies AssetSort),
    isDescending: column !== undefined && sort?.direction === 'descending',
  }
}

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/
