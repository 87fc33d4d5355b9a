import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import {
  type AssetDraft,
  assetFields,
  duplicateLeavesEmpty,
  planFields,
  returnFields,
  serviceFields,
} from '../../../src/domain/assets/asset.fields.ts'
import { categoryFields } from '../../../src/domain/assets/configuration.fields.ts'
import { AssetUpdate } from '../../../src/domain/assets/nouns.ts'
import { AssetCategoryId } from '../../../src/domain/kernel/ids.ts'
import { itemId } from '../../fixtures/ids.ts'

const ute: AssetDraft = {
  ...assetFields.blank,
  number: ' BRC-VEH-0001 ',
  name: 'Ute',
  categoryId: AssetCategoryId.make(itemId('vehicles')),
}

describe('An asset that is typed', () => {
  it.each<[string, Partial<AssetDraft>, string | undefined, string | undefined]>([
    ['is fine with number, name and category', {}, undefined, undefined],
    ['has a number', { number: ' ' }, 'number', 'Required'],
    ['of at most 40 letters', { number: 'x'.repeat(41) }, 'number', 'At most 40 characters'],
    ['has a name', { name: '' }, 'name', 'Required'],
    ['has a category', { categoryId: null }, 'categoryId', 'Choose a category'],
    ['cost nothing', { cost: '0' }, undefined, undefined],
    ['did not cost less than nothing', { cost: '-1' }, 'cost', 'Enter an amount of 0 or more, or leave it empty'],
    ['cost cents', { cost: '1,234.56' }, undefined, undefined],
    ['but no less', { cost: '1234.567' }, 'cost', 'At most two decimal places'],
    ['nor a billion and a cent', { cost: '1000000000.01' }, 'cost', 'Enter an amount of 0 or more, or leave it empty'],
    [
      'has a warranty from the day it was bought',
      { purchaseDay: '2024-03-01', warrantyDay: '2024-03-01' },
      undefined,
      undefined,
    ],
    [
      'not before',
      { purchaseDay: '2024-03-01', warrantyDay: '2024-02-29' },
      'warrantyDay',
      'The warranty cannot end before the purchase date',
    ],
    ['has notes of 4,000 letters', { notes: 'x'.repeat(4000) }, undefined, undefined],
    ['but not of 4,001', { notes: 'x'.repeat(4001) }, 'notes', 'At most 4000 characters'],
  ])('%s', (_, typed, field, sentence) => {
    const problems = assetFields.problems({ ...ute, ...typed })
    expect(problems).toEqual(field === undefined ? {} : { [field]: sentence })
  })

  it('is what the server takes', () => {
    const saved = assetFields.toSaved({ ...ute, cost: '1,234.5', reading: '' })
    expect(saved).toMatchObject({ number: 'BRC-VEH-0001', cost: 1234.5, reading: null, currentLocationId: null })
    expect(Schema.decodeUnknownSync(AssetUpdate)({ version: 1, ...saved, plans: [] })).toMatchObject(saved)
  })

  it('§ 4 duplicate leaves number and serial empty', () => {
    expect(duplicateLeavesEmpty).toEqual({ number: '', serial: '' })
  })
})

describe('A service plan goes by months, by a reading, or by both', () => {
  const plan = { ...planFields.blank, name: 'Oil', sinceDay: '2024-03-01' }
  it.each([
    [{ everyMonths: '6' }, {}],
    [{ everyUnits: '10,000' }, {}],
    [{ everyMonths: '6', everyUnits: '10000' }, {}],
    [{}, { everyMonths: 'Enter months, units or both' }],
    [{ everyMonths: '0' }, { everyMonths: 'Enter a whole number of months from 1 to 240, or leave it empty' }],
    [{ everyMonths: '1.5' }, { everyMonths: 'Enter a whole number of months from 1 to 240, or leave it empty' }],
    [{ everyMonths: '241' }, { everyMonths: 'Enter a whole number of months from 1 to 240, or leave it empty' }],
    [{ everyUnits: '0' }, { everyUnits: 'Enter 1 or more, or leave it empty' }],
  ])('%j', (typed, expected) => {
    expect(planFields.problems({ ...plan, ...typed })).toEqual(expected)
  })
})

describe('What is asked as it is serviced, and as it comes back', () => {
  it('what a service cost has cents and no less', () => {
    const said = { ...serviceFields.blank, day: '2024-03-01' }
    expect(serviceFields.problems({ ...said, cost: '12.345' })).toEqual({ cost: 'At most two decimal places' })
    expect(serviceFields.problems({ ...said, cost: '12.34' })).toEqual({})
  })

  it('it comes back in good condition unless somebody says otherwise', () => {
    expect(returnFields.blank.condition).toBe('good')
  })
})

describe('The number style of a category', () => {
  it.each([
    ['', {}],
    ['BRC-LAP-####', {}],
    ['BRC-LAP', { numberStyle: 'Write # where it counts, once: BRC-LAP-####' }],
    ['#-#', { numberStyle: 'Write # where it counts, once: BRC-LAP-####' }],
  ])('%j', (numberStyle, expected) => {
    expect(categoryFields.problems({ ...categoryFields.blank, name: 'Laptops', numberStyle })).toEqual(expected)
  })
})
