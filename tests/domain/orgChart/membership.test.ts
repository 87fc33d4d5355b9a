import { describe, expect, it } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { chartMembers, isMissingPosition } from '../../../src/domain/orgChart/membership.ts'
import { employeeId } from '../../fixtures/ids.ts'

const [top, middle, low, other] = ['top', 'middle', 'low', 'other'].map(employeeId) as [
  EmployeeId,
  EmployeeId,
  EmployeeId,
  EmployeeId,
]

const person = (id: EmployeeId, reportsTo: EmployeeId | null, traits: { hidden?: true; inactive?: true } = {}) => ({
  id,
  reportsTo,
  isActive: traits.inactive !== true,
  hideFromEmployeeDirectory: traits.hidden === true,
})

const lines = (...people: ReadonlyArray<ReturnType<typeof person>>) =>
  chartMembers(people).map(({ id, managerId, isMovedUp }) => [id, managerId, isMovedUp])

describe('§ 9 the org chart includes active employees or leaders', () => {
  it('active people stand below their managers', () =>
    expect(lines(person(top, null), person(middle, top))).toEqual([
      [top, null, false],
      [middle, top, false],
    ]))
  it('inactive ones do not stand in it', () =>
    expect(lines(person(top, null), person(middle, top, { inactive: true }))).toEqual([[top, null, false]]))
  it('but lead as long as somebody active stands below them, however far', () =>
    expect(
      lines(
        person(top, null, { inactive: true }),
        person(middle, top, { inactive: true }),
        person(low, middle),
        person(other, middle, { inactive: true }),
      ),
    ).toEqual([
      [top, null, false],
      [middle, top, false],
      [low, middle, false],
    ]))
})

describe('§ 6 hidden people are excluded, and their reports move up to the next visible manager, marked (ours)', () => {
  it('past one who is hidden', () =>
    expect(lines(person(top, null), person(middle, top, { hidden: true }), person(low, middle))).toEqual([
      [top, null, false],
      [low, top, true],
    ]))
  it('to the top when nobody above is visible', () =>
    expect(lines(person(top, null, { hidden: true }), person(low, top))).toEqual([[low, null, true]]))
  it('a hidden manager is none who leads', () =>
    expect(lines(person(top, null, { hidden: true, inactive: true }), person(low, top))).toEqual([[low, null, true]]))
  it('an inactive one leads those who have moved up', () =>
    expect(
      lines(person(top, null, { inactive: true }), person(middle, top, { hidden: true }), person(low, middle)),
    ).toEqual([
      [top, null, false],
      [low, top, true],
    ]))
})

describe('§ 4 an employee with no position is flagged missing-pd', () => {
  it('with none', () => expect(isMissingPosition({ positionTitle: null })).toBe(true))
  it('and not with one', () => expect(isMissingPosition({ positionTitle: 'Clerk' })).toBe(false))
})
