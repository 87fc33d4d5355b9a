import { describe, expect, it, test } from 'vitest'
import { linesOf, mayRearrange, type Step, stepsFor } from '../../../src/domain/orgChart/moving.ts'
import { nodeOf, theTree } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anActor, theAdmin } from '../../fixtures/people.ts'

const step = (name: string, manager: string | null): Step => ({
  id: employeeId(name),
  reportsTo: manager === null ? null : employeeId(manager),
})
const max = anActor({ employeeId: employeeId('Max'), underlings: [employeeId('Eve'), employeeId('Yuri')] })
const eve = anActor({ employeeId: employeeId('Eve') })
const admin = { ...theAdmin, employeeId: employeeId('Noor') }

const asked = (actor: typeof max, ...steps: ReadonlyArray<Step>) => {
  const decision = mayRearrange(actor, steps, linesOf(theTree))
  return decision.allowed ? null : decision.because
}

describe('who may be moved below whom (ours)', () => {
  test.each([
    ['an admin moves anybody', admin, [step('Eve', 'Noor')], null],
    ['also themself', admin, [step('Noor', 'Max')], null],
    ['to the top', admin, [step('Max', null)], null],
    ['nobody below themself', admin, [step('Max', 'Max')], 'reportsToSelf'],
    ['nobody below their report', admin, [step('Max', 'Eve')], 'reportsToCycle'],
    ['nor further below', admin, [step('Ava', 'Yuri')], 'reportsToCycle'],
    ['a manager moves their reports', max, [step('Eve', 'Noor')], null],
    ['and nobody else’s', max, [step('Noor', 'Max')], 'notYourReport'],
    ['nor themself', max, [step('Max', 'Noor')], 'ownRecord'],
    ['one of several that they may not', max, [step('Eve', 'Noor'), step('Noor', null)], 'notYourReport'],
    ['an employee moves nobody', eve, [step('Yuri', 'Noor')], 'notYourReport'],
    ['two change places', admin, [step('Eve', 'Ava'), step('Max', 'Eve')], null],
    ['in whatever order they are named', admin, [step('Max', 'Eve'), step('Eve', 'Ava')], null],
    ['two below each other', admin, [step('Eve', 'Yuri'), step('Yuri', 'Eve')], 'reportsToCycle'],
    ['one person twice', admin, [step('Eve', 'Noor'), step('Eve', 'Ava')], 'movedTwice'],
  ] as const)('%s', (_, actor, steps, because) => expect(asked(actor, ...steps)).toBe(because))
})

describe('a move', () => {
  it('takes the team along', () =>
    expect(stepsFor(nodeOf('Max'), employeeId('Noor'), false)).toEqual([step('Max', 'Noor')]))
  it('or leaves it where it is, below the manager they had', () =>
    expect(stepsFor(nodeOf('Max'), employeeId('Noor'), true)).toEqual([
      step('Eve', 'Ava'),
      step('Yuri', 'Ava'),
      step('Max', 'Noor'),
    ]))
  it('so that they may even come to stand below one of them', () =>
    expect(asked(admin, ...stepsFor(nodeOf('Max'), employeeId('Eve'), true))).toBeNull())
})
