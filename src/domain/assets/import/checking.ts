/**
 * What a file of assets would make and change (ours): judged by the form's own rules, plus what only a file can get wrong.
 * A line about an asset that is here, by its number, changes what it has columns for, and nothing when it says what is
 * stored; a new one begins with the plans of its category.
 */
import type { AssetCategoryId, AssetId, AssetLocationId } from '../../kernel/ids.ts'
import { plainNumber } from '../../kernel/import/cells.ts'
import { type CheckedRows, checkedRows } from '../../kernel/import/changing.ts'
import type { DateOrder } from '../../kernel/import/nouns.ts'
import { byWord, comparable, type ImportRow, readCells, saidOver, sayWrong } from '../../kernel/import/rows.ts'
import { type AssetDraft, type AssetSaved, assetFields, conditionNames, currencyNames } from '../asset.fields.ts'
import type { PlanRule } from '../configuration/nouns.ts'
import { type AssetColumn, assetColumnNames } from '../csv.ts'
import { pathOf } from '../locations.ts'
import { type AssetProblemReason, assetImportSentences } from './wording.ts'

interface KnownAsset extends AssetSaved {
  readonly id: AssetId
}

interface Places {
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

export type CheckedAssets = CheckedRows<AssetSaved, { readonly id: AssetId; readonly to: AssetSaved }>

/** `Yard/Workshop` and `Yard / Workshop` are one place. */
const comparablePath = (path: string): string => comparable(path).replace(/\s*\/\s*/g, '/')

export const checkedAssets = (asked: Asked): CheckedAssets => {
  const { mapping } = asked
  const known = new Map(asked.known.map((asset) => [comparable(asset.number), asset]))
  const reading = readingOf(asked)
  const firstOf = new Map<string, number>()
  return checkedRows(
    asked.rows.map((row) => {
      const read = readCells<AssetColumn, AssetProblemReason>(row, mapping)
      const number = comparable(read.cellOf('number'))
      const before = known.get(number)
      const draft = reading(read, before === undefined ? assetFields.blank : assetFields.draftOf(before))
      const twice = firstOf.get(number)
      if (twice !== undefined && number !== '')
        read.say('number', 'numberTwiceInFile', assetImportSentences.numberTwiceInFile(twice))
      else firstOf.set(number, row.line)
      sayWrong(read, assetColumnNames, mapping, assetFields.problems(draft))
      const isSame = before !== undefined && assetFields.changes(assetFields.draftOf(before), draft).length === 0
      return { row, problems: read.problems, asks: isSame ? null : asksOf(before?.id, draft, read.problems) }
    }),
  )
}

/** What cannot be read cannot be saved. */
const asksOf = (id: AssetId | undefined, draft: AssetDraft, problems: ReadonlyArray<unknown>) => {
  if (problems.length > 0) return null
  const to = assetFields.toSaved(draft)
  return id === undefined ? { make: to } : { change: { id, to } }
}

type Read = ReturnType<typeof readCells<AssetColumn, AssetProblemReason>>

const readingOf = ({ mapping, dateOrder, categories, locations }: Asked) => {
  const categoryIds = new Map(categories.map(({ id, name }) => [comparable(name), id]))
  const byPath = new Map(locations.map(({ id }) => [comparablePath(pathOf(locations, id)), id]))
  const byName = new Map<string, AssetLocationId | 'ambiguous'>()
  for (const { id, name } of locations) byName.set(comparable(name), byName.has(comparable(name)) ? 'ambiguous' : id)
  const conditionOf = byWord(conditionNames)
  const currencyOf = byWord(currencyNames)

  return (read: Read, before: AssetDraft): AssetDraft => {
    const { cellOf, say } = read
    const { isSaid, text, day, chosen } = saidOver(read, mapping, dateOrder)
    const why = <Because extends 'unknownCategory' | 'unknownCondition' | 'unknownCurrency'>(because: Because) =>
      [because, assetImportSentences[because]] as const
    const location = (): AssetLocationId | null => {
      const cell = cellOf('currentLocationId')
      if (!isSaid('currentLocationId')) return before.currentLocationId
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
      categoryId: chosen('categoryId', categoryIds, before.categoryId, why('unknownCategory')),
      currentLocationId: location(),
      make: text('make', before.make),
      model: text('model', before.model),
      serial: text('serial', before.serial),
      condition: chosen('condition', conditionOf, before.condition, why('unknownCondition')),
      purchaseDay: day('purchaseDay', before.purchaseDay),
      cost: plainNumber(text('cost', before.cost)),
      currency: chosen('currency', currencyOf, before.currency, why('unknownCurrency')),
      supplier: text('supplier', before.supplier),
      warrantyDay: day('warrantyDay', before.warrantyDay),
      reading: plainNumber(text('reading', before.reading)),
      notes: text('notes', before.notes),
    }
  }
}
