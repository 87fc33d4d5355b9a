import { describe, expect, it } from 'vitest'
import { mayLieIn, pathOf, within } from '../../../src/domain/assets/locations.ts'

/** Yard / Workshop / Bench, and an Office. */
const places = [
  { id: 'yard', name: 'Yard', parentId: null },
  { id: 'workshop', name: 'Workshop', parentId: 'yard' },
  { id: 'bench', name: 'Bench', parentId: 'workshop' },
  { id: 'office', name: 'Office', parentId: null },
]
const said = (id: string, parentId: string | null, of = places) => {
  const decision = mayLieIn(of, id, parentId)
  return decision.allowed ? 'yes' : decision.because
}

describe('A place lies in another, without circles (ours)', () => {
  it.each<[string, string | null, string]>([
    ['yard', null, 'yes'],
    ['workshop', 'office', 'yes'],
    ['bench', 'yard', 'yes'],
    ['new', 'bench', 'yes'],
    ['yard', 'yard', 'locationCircle'],
    ['yard', 'workshop', 'locationCircle'],
    ['yard', 'bench', 'locationCircle'],
    ['new', 'new', 'locationCircle'],
    ['yard', 'nowhere', 'unknownLocation'],
  ])('%s in %s: %s', (id, parentId, expected) => {
    expect(said(id, parentId)).toBe(expected)
  })

  it('a circle that is there already is no reason to search for ever', () => {
    const round = [
      { id: 'a', name: 'A', parentId: 'b' },
      { id: 'b', name: 'B', parentId: 'a' },
    ]
    expect(said('new', 'a', round)).toBe('yes')
    expect(said('a', 'b', round)).toBe('locationCircle')
  })
})

describe('A place', () => {
  it.each([
    ['yard', ['yard', 'workshop', 'bench']],
    ['workshop', ['workshop', 'bench']],
    ['office', ['office']],
  ])('%s with all that lies in it', (id, expected) => {
    expect(within(places, id)).toEqual(expected)
  })

  it.each([
    ['bench', 'Yard / Workshop / Bench'],
    ['office', 'Office'],
    ['nowhere', ''],
  ])('%s is told with what it lies in: %j', (id, expected) => {
    expect(pathOf(places, id)).toBe(expected)
  })
})
