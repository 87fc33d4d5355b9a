/**
 * The fields of an asset, of its service plans, and of what is asked when something is done with it (`kernel/record.ts`).
 * § 3 names id, currentLocationId, categoryId and files; the rest is ours.
 */
import type { AssetCategoryId, AssetLocationId, ItemId } from '../kernel/ids.ts'
import {
  choice,
  chosenOrNone,
  type Draft,
  day,
  dayOrNone,
  line,
  lineOrEmpty,
  numberOrNone,
  recordOf,
  type Saved,
  text,
} from '../kernel/record.ts'
import { NUMBER_MAX } from './numbers.ts'

export const conditionNames = {
  new: 'New',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  broken: 'Broken',
} as const
export type Condition = keyof typeof conditionNames

export const currencyNames = {
  AUD: 'AUD',
  NZD: 'NZD',
  USD: 'USD',
  GBP: 'GBP',
  EUR: 'EUR',
  SGD: 'SGD',
  CAD: 'CAD',
  JPY: 'JPY',
} as const

const money = (label: string) =>
  numberOrNone(label, { least: 0, most: 1_000_000_000 }, 'Enter an amount of 0 or more, or leave it empty')

const reading = (label: string) =>
  numberOrNone(label, { least: 0, most: 100_000_000 }, 'Enter 0 or more, or leave it empty')

const toCents = (amount: string): boolean => /^[^.]*(?:\.\d{0,2})?$/.test(amount.trim())

/** What an asset cost and who sold it: for those who may change it (`maySeeCosts`). */
const costFields = recordOf({
  cost: money('Cost'),
  currency: choice('Currency', currencyNames, 'AUD'),
  supplier: lineOrEmpty('Supplier', 120),
})

export const assetFields = recordOf(
  {
    number: line('Asset No', NUMBER_MAX),
    name: line('Name', 160),
    categoryId: {
      ...chosenOrNone<AssetCategoryId>('Category'),
      required: true,
      problem: (typed: AssetCategoryId | null) => (typed === null ? 'Choose a category' : null),
    },
    currentLocationId: chosenOrNone<AssetLocationId>('Location'),
    make: lineOrEmpty('Make', 80),
    model: lineOrEmpty('Model', 80),
    serial: lineOrEmpty('Serial number', 80),
    condition: choice('Condition', conditionNames, 'good'),
    purchaseDay: dayOrNone('Bought'),
    ...costFields.fields,
    warrantyDay: dayOrNone('Warranty until'),
    reading: reading('Reading'),
    notes: text('Notes', 4000),
  },
  ({ cost, purchaseDay, warrantyDay }) => ({
    cost: toCents(cost) ? null : 'At most two decimal places',
    warrantyDay:
      purchaseDay !== '' && warrantyDay !== '' && warrantyDay < purchaseDay
        ? 'The warranty cannot end before the purchase date'
        : null,
  }),
)
export type AssetDraft = Draft<typeof assetFields.fields>

/** What a duplicate leaves empty. */
export const duplicateLeavesEmpty = { number: '', serial: '' } as const

/** How often an asset of a kind is serviced: by months, by a reading, or by whichever comes first. */
const planRule = {
  name: line('What to do', 80),
  everyMonths: numberOrNone(
    'Every (months)',
    { least: 1, most: 240, isWhole: true },
    'Enter a whole number of months from 1 to 240, or leave it empty',
  ),
  everyUnits: numberOrNone('Every (units)', { least: 1, most: 10_000_000 }, 'Enter 1 or more, or leave it empty'),
  unit: lineOrEmpty('Unit of the reading', 20),
} as const

const oneOfBoth = ({ everyMonths, everyUnits }: { readonly everyMonths: string; readonly everyUnits: string }) => ({
  everyMonths: everyMonths.trim() === '' && everyUnits.trim() === '' ? 'Enter months, units or both' : null,
})

export const planRuleFields = recordOf(planRule, oneOfBoth)

export const planFields = recordOf(
  {
    ...planRule,
    sinceDay: day('Counted from'),
    sinceReading: { ...reading('Counted from reading'), blank: '0' },
  },
  oneOfBoth,
)
export type PlanDraft = Draft<typeof planFields.fields> & { readonly id: ItemId }

/** What is asked when an asset is handed out. */
export const assignFields = recordOf({
  expectedReturnDay: dayOrNone('Expected back'),
  note: text('Handover note', 1000),
})

/** What is asked when it comes back. */
export const returnFields = recordOf({
  condition: choice('Condition', conditionNames, 'good'),
  note: text('Note', 1000),
})

/** What is asked when it is marked as serviced. */
export const serviceFields = recordOf(
  {
    day: day('Serviced on'),
    cost: money('Cost'),
    reading: reading('Reading'),
    note: text('What was done', 1000),
  },
  ({ cost }) => ({ cost: toCents(cost) ? null : 'At most two decimal places' }),
)

/** Their name, typed by the person who accepts it. */
export const acceptFields = recordOf({ signature: lineOrEmpty('Your name', 160) })

/** What is asked of any other act. */
export const actFields = recordOf({ note: text('Note', 1000) })

/** What many assets may be given at once. */
export const manyFields = recordOf({
  categoryId: chosenOrNone<AssetCategoryId>('Category'),
  currentLocationId: chosenOrNone<AssetLocationId>('Location'),
  condition: chosenOrNone<Condition>('Condition'),
  supplier: lineOrEmpty('Supplier', 120),
  warrantyDay: dayOrNone('Warranty until'),
})
export type AssetSaved = Saved<typeof assetFields.fields>
