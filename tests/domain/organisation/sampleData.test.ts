import { describe, expect, it } from 'vitest'
import { isSample, sampleMark } from '../../../src/domain/organisation/sampleData.ts'
import { samplesCounted } from '../../../src/domain/organisation/sampleDataWording.ts'

describe('(ours) a sample', () => {
  it.each([1, 2, 31])('is told by the mark of load %i at the end of its name', (number) => {
    expect(isSample(`Priya Nair ${sampleMark(number)}`)).toBe(true)
    expect(isSample(`${sampleMark(number)} Priya Nair`)).toBe(false)
  })

  it.each(['Priya Nair', 'Priya Nair (sampler)', 'Priya Nair (sample two)'])('is not %s', (name) => {
    expect(isSample(name)).toBe(false)
  })

  it('is said to count, by how many there are', () => {
    expect(samplesCounted(1)).toBe('1 sample person counts here until the sample data is removed.')
    expect(samplesCounted(12)).toBe('12 sample people count here until the sample data is removed.')
  })
})
