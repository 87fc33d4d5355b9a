import { describe, expect, it, test } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import {
  firstFeatures,
  firstStages,
  type NewClient,
  nameBehind,
  newClientFields,
} from '../../../src/domain/onboarding/newClient.ts'
import { isPending, overallStatus } from '../../../src/domain/onboarding/progress.ts'
import { stageNamed } from '../../../src/domain/onboarding/stageWords.ts'

const good: NewClient = {
  name: 'Acme',
  firstName: 'Jane',
  lastName: '',
  email: 'jane@acme.example',
  timeZone: 'Australia/Sydney',
}

describe('a new client', () => {
  it('needs a name, an admin with a first name and an address, and a time zone', () => {
    expect(newClientFields.problems(good)).toEqual({})
    expect(newClientFields.problems({ name: ' ', firstName: '', lastName: '', email: '', timeZone: '' })).toEqual({
      name: 'Enter the company name',
      firstName: 'Enter a first name',
      email: 'Enter an email address',
      timeZone: 'Choose a time zone, for example Australia/Sydney',
    })
  })
  test.each([
    ['name', 'a'.repeat(120), undefined],
    ['name', 'a'.repeat(121), 'At most 120 characters'],
    ['name', 'Acme\nLtd', 'One line of plain text only'],
    ['firstName', 'a'.repeat(61), 'At most 60 characters'],
    ['lastName', 'a'.repeat(61), 'At most 60 characters'],
    ['email', 'jane@acme', 'Enter an email address, for example name@company.com'],
    ['email', `${'a'.repeat(243)}@acme.example`, 'At most 254 characters'],
    ['timeZone', 'Mars/Olympus', 'Choose a time zone, for example Australia/Sydney'],
  ] as const)('%s: %s', (field, typed, sentence) => {
    expect(newClientFields.problems({ ...good, [field]: typed })[field]).toBe(sentence)
  })
  it('is stored without the spaces around what was typed', () => {
    const spaced = {
      name: ' Acme ',
      firstName: ' Jane',
      lastName: ' Doe ',
      email: ' jane@acme.example ',
      timeZone: ' UTC',
    }
    expect(newClientFields.problems(spaced)).toEqual({})
    expect(newClientFields.toSaved(spaced)).toEqual({ ...good, lastName: 'Doe', timeZone: 'UTC' })
  })
  it('has every stage of account set-up still to do, each with words of its own, and features that exist', () => {
    expect(isPending({ stages: firstStages })).toBe(true)
    expect(overallStatus(firstStages)).toBe('Pending')
    for (const { type } of firstStages) expect(stageNamed(type).need).not.toBe('')
    expect(flagNames).toEqual(expect.arrayContaining([...firstFeatures]))
  })
})

test.each([
  ['jane@acme.example', 'Jane', ''],
  ['jane.doe@acme.example', 'Jane', 'Doe'],
  ['mary_ann.van.dyke@acme.example', 'Mary', 'Ann Van Dyke'],
  ['', '', ''],
])('%s is called %s %s', (email, firstName, lastName) => expect(nameBehind(email)).toEqual({ firstName, lastName }))
