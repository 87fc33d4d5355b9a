/**
 * The columns of a file of assets, in their order. Ours: the template, an export and an import have the same, so that what
 * was exported can be imported as it is; what stands behind them in an export only tells.
 */
import type { ColumnRule } from '../kernel/import/mapping.ts'
import { assetFields, conditionNames } from './asset.fields.ts'
import type { AssetState } from './lifecycle.ts'
import { stateNames } from './wording.ts'

export const assetColumnNames = [
  'number',
  'name',
  'categoryId',
  'currentLocationId',
  'make',
  'model',
  'serial',
  'condition',
  'purchaseDay',
  'cost',
  'currency',
  'supplier',
  'warrantyDay',
  'reading',
  'notes',
] as const
export type AssetColumn = (typeof assetColumnNames)[number]

const costly: ReadonlyArray<AssetColumn> = ['cost', 'currency', 'supplier']

/** What an asset cost and who sold it is for those who may change it. */
export const columnsFor = ({ seesCosts }: { readonly seesCosts: boolean }): ReadonlyArray<AssetColumn> =>
  seesCosts ? assetColumnNames : assetColumnNames.filter((column) => !costly.includes(column))

export const columnHeader = (column: AssetColumn): string => assetFields.fields[column].label

/** What an import makes of a file's headers (`employees/import/mapping.ts`), and what a cell may say. */
const columnRules: Readonly<Record<AssetColumn, Omit<ColumnRule, 'header'>>> = {
  number: {
    hint: 'Required. Existing assets are updated, new ones are added',
    aliases: ['number', 'assetnumber', 'assettag', 'tag', 'assetid'],
  },
  name: { hint: 'Required for a new asset', aliases: ['assetname', 'description', 'item', 'title'] },
  categoryId: {
    hint: 'An existing category. Required for a new asset',
    aliases: ['type', 'kind', 'assettype', 'class'],
  },
  currentLocationId: {
    hint: 'An existing location. For one inside another: Yard / Workshop',
    aliases: ['place', 'site', 'currentlocation', 'where'],
  },
  make: { hint: 'Any text', aliases: ['manufacturer', 'brand'] },
  model: { hint: 'Any text', aliases: ['modelname', 'modelnumber', 'modelno'] },
  serial: { hint: 'Any text', aliases: ['serial', 'serialno', 'sn'] },
  condition: { hint: Object.values(conditionNames).join(', '), aliases: ['grade'] },
  purchaseDay: { hint: 'For example 2024-03-01 or 1/3/2024', aliases: ['purchasedate', 'purchased', 'dateofpurchase'] },
  cost: { hint: 'For example 1499.95', aliases: ['purchasecost', 'price', 'purchaseprice', 'value', 'amount'] },
  currency: { hint: 'For example AUD', aliases: [] },
  supplier: { hint: 'Any text', aliases: ['vendor', 'seller'] },
  warrantyDay: {
    hint: 'For example 2024-03-01 or 1/3/2024',
    aliases: ['warranty', 'warrantyend', 'warrantyexpires', 'warrantyexpiry'],
  },
  reading: { hint: 'A number, for example of kilometres or hours', aliases: ['odometer', 'kilometres', 'km', 'hours'] },
  notes: { hint: 'Any text', aliases: ['note', 'comment', 'comments', 'remarks'] },
}

export const assetColumns = Object.fromEntries(
  assetColumnNames.map((column) => [column, { header: columnHeader(column), ...columnRules[column] }]),
) as Readonly<Record<AssetColumn, ColumnRule>>

/** What an export tells besides. */
const toldHeaders: ReadonlyArray<string> = ['Status', 'Held by', 'Service due']

/** An asset as a file says it. */
export interface WrittenAsset {
  readonly number: string
  readonly name: string
  readonly category: string
  /** `Yard / Workshop`; empty for none. */
  readonly location: string
  readonly make: string
  readonly model: string
  readonly serial: string
  readonly condition: keyof typeof conditionNames
  readonly purchaseDay: string | null
  readonly cost: number | null
  readonly currency: string
  readonly supplier: string
  readonly warrantyDay: string | null
  readonly reading: number | null
  readonly notes: string
  readonly state: AssetState
  readonly holder: string | null
  readonly dueDay: string | null
}

const written: Readonly<Record<AssetColumn, (asset: WrittenAsset) => string>> = {
  number: ({ number }) => number,
  name: ({ name }) => name,
  categoryId: ({ category }) => category,
  currentLocationId: ({ location }) => location,
  make: ({ make }) => make,
  model: ({ model }) => model,
  serial: ({ serial }) => serial,
  condition: ({ condition }) => conditionNames[condition],
  purchaseDay: ({ purchaseDay }) => purchaseDay ?? '',
  cost: ({ cost }) => (cost === null ? '' : String(cost)),
  currency: ({ currency }) => currency,
  supplier: ({ supplier }) => supplier,
  warrantyDay: ({ warrantyDay }) => warrantyDay ?? '',
  reading: ({ reading }) => (reading === null ? '' : String(reading)),
  notes: ({ notes }) => notes,
}

export const exportHeaders = (columns: ReadonlyArray<AssetColumn>): ReadonlyArray<string> => [
  ...columns.map(columnHeader),
  ...toldHeaders,
]

export const exportRow = (columns: ReadonlyArray<AssetColumn>, asset: WrittenAsset): ReadonlyArray<string> => [
  ...columns.map((column) => written[column](asset)),
  stateNames[asset.state],
  asset.holder ?? '',
  asset.dueDay ?? '',
]
