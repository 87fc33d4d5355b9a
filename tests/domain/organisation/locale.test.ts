import { describe, expect, it } from 'vitest'
import { localeChoices, localeFrom } from '../../../src/domain/organisation/locale.ts'

const company = { dateStyle: 'd/m/y', firstWeekday: 0, numberStyle: '.,', version: 4 } as const

describe('(ours) what a person reads by', () => {
  it('is the client’s where they have chosen nothing', () => {
    const own = { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null }
    expect(localeFrom({ company, own })).toEqual({ dateStyle: 'd/m/y', firstWeekday: 0, numberStyle: '.,', zone: null })
  })
  it('and their own, thing by thing; Sunday is a choice too', () => {
    const own = { dateStyle: null, firstWeekday: 0, numberStyle: ' ,', zone: 'UTC' } as const
    expect(localeFrom({ company: { ...company, firstWeekday: 1 }, own })).toEqual({
      dateStyle: 'd/m/y',
      firstWeekday: 0,
      numberStyle: ' ,',
      zone: 'UTC',
    })
  })
  it('each choice is told by an example that cannot be mistaken', () => {
    const labels = localeChoices.dateStyle.map(({ label }) => label)
    expect(labels).toEqual(['31st Dec 2024', '31/12/2024', '31.12.2024', '12/31/2024', '2024-12-31'])
    expect(localeChoices.numberStyle.map(({ label }) => label)).toEqual([
      '12,345.67',
      '12.345,67',
      '12\u00a0345,67',
      '12’345.67',
    ])
  })
})
