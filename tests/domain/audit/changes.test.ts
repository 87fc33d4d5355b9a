import { describe, expect, it } from 'vitest'
import { changesOf } from '../../../src/domain/audit/changes.ts'

describe('What a change did', () => {
  const sections = [{ id: '1', title: 'Now', questions: [{ id: '2', text: 'How?', asked: 'both' }] }]
  // PostgreSQL gives the names of a stored object back in an order of its own.
  const asStored = [{ title: 'Now', questions: [{ text: 'How?', id: '2', asked: 'both' }], id: '1' }]

  it('nothing, where the names in a value only stand in another order', () => {
    expect(changesOf(['sections'], { sections }, { sections: asStored }).fields).toEqual([])
  })

  it('what differs deep in a value, or in the order of a list', () => {
    const other = [{ ...asStored[0], questions: [{ text: 'What?', id: '2', asked: 'both' }] }]
    expect(changesOf(['sections'], { sections }, { sections: other }).fields).toEqual(['sections'])
    expect(changesOf(['days'], { days: [1, 2] }, { days: [2, 1] }).fields).toEqual(['days'])
  })

  it('everything that something new was given', () => {
    expect(changesOf(['name', 'day'], undefined, { name: 'It', day: null })).toEqual({
      fields: ['name'],
      values: [{ field: 'name', before: null, after: 'It' }],
    })
  })
})
