import { describe, expect, it } from 'vitest'
import { found } from '../../../src/domain/orgChart/finding.ts'
import { orgTree } from '../../../src/domain/orgChart/tree.ts'
import { aCrowd, aNode } from '../../fixtures/chart.ts'

const tree = orgTree([
  aNode('Ana Núñez', null, { positionTitle: 'Driver' }),
  aNode('Ben Hanasson', null, { positionTitle: null }),
  aNode('Cara', null, { positionTitle: 'Analyst' }),
  aNode('يوسف الحدّاد'),
])
const names = (typed: string) => found(tree, typed).map(({ person }) => person.fullName)

describe('finding somebody in the chart (ours)', () => {
  it('names that begin so first, then names that hold it, then titles', () =>
    expect(names('ana')).toEqual(['Ana Núñez', 'Ben Hanasson', 'Cara']))
  it('without regard to accents, case and spaces around', () => expect(names(' NUNEZ ')).toEqual(['Ana Núñez']))
  it('in any script', () => expect(names('يوسف')).toEqual(['يوسف الحدّاد']))
  it('nobody of no such name', () => expect(names('zzz')).toEqual([]))
  it('only whom the question allows, and no more than fit', () => {
    const crowd = orgTree(aCrowd(100))
    expect(found(crowd, 'person')).toHaveLength(8)
    expect(found(crowd, 'person', ({ level }) => level === 1)).toHaveLength(1)
  })
})
