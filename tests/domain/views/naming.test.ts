import { describe, expect, it } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { mayBeCalled } from '../../../src/domain/views/naming.ts'

describe('ours: a view is called by one name', () => {
  const views = [{ id: '1' as ItemId, name: 'Crew' }]
  const because = (typed: string, own: ItemId | null = null, among: typeof views = views) => {
    const may = mayBeCalled(typed, among, own)
    return may.allowed ? null : may.because
  }

  it('that says something, on one line, and is nobody else’s', () => {
    expect(because('  ')).toBe('nameMissing')
    expect(because('x'.repeat(61))).toBe('nameNotALine')
    expect(because('x'.repeat(60))).toBe(null)
    expect(because('a\nb')).toBe('nameNotALine')
    expect(because(' crew ')).toBe('nameTaken')
    expect(because('CREW', '1' as ItemId)).toBe(null)
  })

  it('fifty of them are enough', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ id: `${at}` as ItemId, name: `View ${at}` }))
    expect(because('One more', null, many)).toBe('tooManyViews')
    expect(because('Renamed', '1' as ItemId, many)).toBe(null)
  })
})
