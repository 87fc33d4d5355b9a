import { describe, expect, it } from 'vitest'
import { searchable } from '../../../src/domain/employees/listing.ts'
import { offered } from '../../../src/ui/employees/choosing.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { aSummary, ava, eve, max, noor } from '../../fixtures/people.ts'

const people = searchable([
  aSummary({ id: ava, fullName: 'Ava Lindqvist' }),
  aSummary({ id: max, fullName: 'Max Oduya', hideFromEmployeeDirectory: true }),
  aSummary({ id: noor, fullName: 'Noor Avani', isActive: false }),
  aSummary({ id: eve, fullName: 'Eva Núñez' }),
])
const names = (typed: string, mayChoose = (_: typeof ava) => true, atMost?: number) =>
  offered(people, typed, mayChoose, atMost).map(({ id }) => id)

describe('whom a chooser of people offers', () => {
  it('active people, hidden from the directory or not', () => expect(names('')).toEqual([ava, max, eve]))
  it('the people called so, accents or not', () => expect(names('nunez')).toEqual([eve]))
  it('nobody whom the rule refuses', () => expect(names('', (id) => id !== ava)).toEqual([max, eve]))
  it('as many as fit', () => expect(names('', () => true, 2)).toEqual([ava, max]))
  it('the rule is not asked about more than are needed', () => {
    const crowd = searchable(Array.from({ length: 10_000 }, (_, at) => aSummary({ id: employeeId(`crowd ${at}`) })))
    let asked = 0
    offered(crowd, '', () => {
      asked += 1
      return true
    })
    expect(asked).toBe(8)
  })
})
