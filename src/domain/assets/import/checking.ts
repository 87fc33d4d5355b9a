/**
 * What a file of assets would make and change (ours): judged by the form's own rules, plus what only a file can get wrong.
 * A line about an asset that is here, by its number, changes what it has columns for, and nothing when it says what is
 * stored; a new one begins with the plans of its category.
 */
import { dayOf } from '../../employees/import/cells.ts'
import { type ImportRow, readCells } from '../../employees/import/rows.ts'
import type { AssetCategoryId, AssetId, AssetLocationId } from '../../kernel/ids.ts'
import type { DateOrder, FailedRow, ImportProblem } from '../../kernel/import/nouns.ts'
import {
  type AssetDraft,
  type AssetSaved,
  assetFields,
  type Condition,
  conditionNames,
  currencyNames,
} from '../asset.fields.ts'
import type { PlanRule } from '../configuration/nouns.ts'
import { type AssetColumn, assetColumnNames } from '../csv.ts'
import { pathOf } from '../locations.ts'
import { type AssetProblemReason, assetImportSentences } from './wording.ts'

interface KnownAsset extends AssetSaved {
  readonly id: AssetId
}

export interface Places {
  readonly categories: ReadonlyArray<{
    readonly id: AssetCategoryId
    readonly name: string
    readonly plans: ReadonlyArray<PlanRule>
  }>
  readonly locations: ReadonlyArray<{
    readonly id: AssetLocationId
    readonly name: string
    readonly parentId: AssetLocationId | null
  }>
}

interface Asked extends Places {
  readonly rows: ReadonlyArray<ImportRow>
  readonly mapping: ReadonlyArray<AssetColumn | null>
  readonly dateOrder: DateOrder
  /** Those here whose numbers stand in the file; more do no harm. */
  readonly known: ReadonlyArray<KnownAsset>
}

export interface CheckedAssets {
  readonly made: ReadonlyArray<AssetSaved>
  readonly changed: ReadonlyArray<{ readonly id: AssetId; readonly to: AssetSaved }>
  readonly unchangedCount: number
  readonly failedRows: ReadonlyArray<FailedRow>
}

const comparable = (text: string): string => text.trim().toLowerCase()

/** `Yard/Workshop` and `Yard / Workshop` are one place. */
const comparablePath = (path: string): string => comparable(path).replace(/\s*\/\s*/g, '/')

export const checkedAssets = (asked: Asked): CheckedAssets => {
  const known = new Map(asked.known.map((asset) => [comparable(asset.number), asset]))
  const reading = readingOf(asked)
  const firstOf = new Map<string, number>()
  const checked = { made: [] as AssetSaved[], changed: [] as Array<CheckedAssets['changed'][number]> }
  const failedRows: FailedRow[] = []
  let unchangedCount = 0
  for (const row of asked.rows) {
    const { cellOf, say, problems } = readCells<AssetColumn, AssetProblemReason>(row, asked.mapping)
    const number = comparable(cellOf('number'))
    const before = known.get(number)
    const draft = reading(cellOf, say, before === undefined ? assetFields.blank : assetFields.draftOf(before))
    const twice = firstOf.get(number)
    if (twice !== undefined && number !== '')
      say('number', 'numberTwiceInFile', assetImportSentences.numberTwiceInFile(twice))
    else firstOf.set(number, row.line)
    const said = new Set(problems.map(({ column }) => column))
    for (const [column, message] of wrongIn(draft)) {
      // What could not be read is not said a second time, as missing.
      if (!said.has(asked.mapping.indexOf(column))) say(column, 'notValid', message)
    }
    if (problems.length > 0) failedRows.push(failed(row, problems))
    else if (before === undefined) checked.made.push(assetFields.toSaved(draft))
    else if (assetFields.changes(assetFields.draftOf(before), draft).length === 0) unchangedCount += 1
    else checked.changed.push({ id: before.id, to: assetFields.toSaved(draft) })
  }
  return { ...checked, unchangedCount, failedRows }
}

const failed = ({ line, cells }: ImportRow, problems: ReadonlyArray<ImportProblem>): FailedRow => ({
  line,
  cells,
  problems,
})

const wrongIn = (draft: AssetDraft) => {
  const problems = assetFields.problems(draft)
  return assetColumnNames.flatMap((column) => {
    const message = problems[column]
    return message === undefined ? [] : [[column, message] as const]
  })
}

type Say = (column: AssetColumn, because: AssetProblemReason, message: string) => void

/** What a line says over what stands already; of what it has no column for it says nothing. */
const readingOf = ({ mapping, dateOrder, categories, locations }: Asked) => {
  const categoryIds = new Map(categories.map(({ id, name }) => [comparable(name), id]))
  const byPath = new Map(locations.map(({ id }) => [comparablePath(pathOf(locations, id)), id]))
  const byName = new Map<string, AssetLocationId | 'ambiguous'>()
  for (const { id, name } of locations) byName.set(comparable(name), byName.has(comparable(name)) ? 'ambiguous' : id)
  const conditionOf = byWord(conditions, conditionNames)
  const currencyOf = byWord(currencies, currencyNames)
  const isMapped = (column: AssetColumn) => mapping.includes(column)

  return (cellOf: (column: AssetColumn) => string, say: Say, before: AssetDraft): AssetDraft => {
    const text = (column: AssetColumn, otherwise: string) => (isMapped(column) ? cellOf(column) : otherwise)
    const day = (column: AssetColumn, otherwise: string) =>
      isMapped(column) && cellOf(column) !== '' ? dayOf(cellOf(column), dateOrder) : text(column, otherwise)
    /** An empty cell leaves what cannot be empty as it is. */
    const chosen = <Chosen>(
      column: AssetColumn,
      among: ReadonlyMap<string, Chosen>,
      otherwise: Chosen,
      because: 'unknownCategory' | 'unknownCondition' | 'unknownCurrency',
    ): Chosen => {
      const cell = cellOf(column)
      if (!isMapped(column) || cell === '') return otherwise
      const found = among.get(comparable(cell))
      if (found === undefined) say(column, because, assetImportSentences[because])
      return found ?? otherwise
    }
    const location = (): AssetLocationId | null => {
      const cell = cellOf('currentLocationId')
      if (!isMapped('currentLocationId')) return before.currentLocationId
      if (cell === '') return null
      const found = byPath.get(comparablePath(cell)) ?? byName.get(comparable(cell))
      if (found !== undefined && found !== 'ambiguous') return found
      const because = found === undefined ? 'unknownLocation' : 'ambiguousLocation'
      say('currentLocationId', because, assetImportSentences[because])
      return before.currentLocationId
    }
    return {
      number: text('number', before.number),
      name: text('name', before.name),
      categoryId: chosen('categoryId', categoryIds, before.categoryId, 'unknownCategory'),
      currentLocationId: location(),
      make: text('make', before.make),
      model: text('model', before.model),
      serial: text('serial', before.serial),
      condition: chosen('condition', conditionOf, before.condition, 'unknownCondition'),
      purchaseDay: day('purchaseDay', before.purchaseDay),
      cost: plainNumber(text('cost', before.cost)),
      currency: chosen('currency', currencyOf, before.currency, 'unknownCurrency'),
      supplier: text('supplier', before.supplier),
      warrantyDay: day('warrantyDay', before.warrantyDay),
      reading: plainNumber(text('reading', before.reading)),
      notes: text('notes', before.notes),
    }
  }
}

const conditions = Object.keys(conditionNames) as ReadonlyArray<Condition>
const currencies = Object.keys(currencyNames) as ReadonlyArray<keyof typeof currencyNames>

/** `$1,499.95` */
const plainNumber = (cell: string): string => cell.replace(/^\$\s*/, '').replace(/,(?=\d{3}(?:\D|$))/g, '')

const byWord = <Key extends string>(keys: ReadonlyArray<Key>, names: Readonly<Record<Key, string>>) =>
  new Map(keys.map((key) => [comparable(names[key]), key]))
