import { describe, expect, it, test } from 'vitest'
import { actorAfter, mayReportTo, visibleManager } from '../../../src/domain/employees/reporting.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anActor } from '../../fixtures/people.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(employeeId) as [EmployeeId, EmployeeId, EmployeeId, EmployeeId]
/** d → c → b → a */
const line = new Map([
  [b, a],
  [c, b],
  [d, c],
])
const reportsToOf = (id: EmployeeId) => line.get(id)
/** c → a ⇄ b. Gives up where a walk would go round for ever. */
const roundAndRound = () => {
  let asked = 0
  return (id: EmployeeId) => {
    asked += 1
    if (asked > 20) throw new Error('went round and round')
    return id === a ? b : a
  }
}

describe('nobody reports to themself, directly or round a circle (ours)', () => {
  test.each([
    ['nobody', a, null, null],
    ['themself', a, a, 'reportsToSelf'],
    ['their direct report', a, b, 'reportsToCycle'],
    ['somebody further below', a, d, 'reportsToCycle'],
    ['the manager they have', d, c, null],
    ['somebody higher up', d, a, null],
    ['somebody in another line', c, employeeId('other'), null],
  ])('%s', (_, employee, manager, because) => {
    expect(mayReportTo(employee, manager, reportsToOf)).toEqual(
      because === null ? { allowed: true } : { allowed: false, because },
    )
  })

  it('ends although the stored line runs in a circle already', () => {
    expect(mayReportTo(d, a, roundAndRound())).toEqual({ allowed: true })
    expect(mayReportTo(d, c, roundAndRound())).toEqual({ allowed: true })
  })
})

describe('the reports of a hidden manager move up to the next visible one, marked (ours)', () => {
  test.each([
    ['a visible manager', d, [], { managerId: c, movedUp: false }],
    ['a hidden manager', d, [c], { managerId: b, movedUp: true }],
    ['several hidden ones', d, [c, b], { managerId: a, movedUp: true }],
    ['all hidden', d, [a, b, c], { managerId: null, movedUp: true }],
    ['a hidden one further up does not matter', d, [b], { managerId: c, movedUp: false }],
    ['a person who has no manager', a, [a], { managerId: null, movedUp: false }],
  ])('%s', (_, employee, hidden, expected) => {
    expect(visibleManager(employee, reportsToOf, (id) => hidden.includes(id))).toEqual(expected)
  })

  it('ends although the stored line runs in a circle', () => {
    expect(visibleManager(c, roundAndRound(), () => true)).toEqual({ managerId: null, movedUp: true })
  })
})

describe('whom the actor may access follows from who reports to them (§ 6)', () => {
  const actor = anActor({ employeeId: a, underlings: [b, c] })
  test.each([
    ['a new report', d, a, [b, c, d]],
    ['somebody given away', b, d, [c]],
    ['somebody who reports to nobody now', c, null, [b]],
  ])('%s', (_, id, reportsTo, underlings) =>
    expect(actorAfter(actor, { id, reportsTo })).toEqual({ ...actor, underlings }),
  )

  it('is the very same actor where nothing moved', () => {
    expect(actorAfter(actor, { id: b, reportsTo: a })).toBe(actor)
    expect(actorAfter(actor, { id: d, reportsTo: b })).toBe(actor)
  })
})
