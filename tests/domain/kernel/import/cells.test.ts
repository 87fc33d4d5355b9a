import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import { likeFormula, unguarded } from '../../../../src/domain/kernel/csvInjection.ts'
import {
  dateOrderOf,
  dayOf,
  tagsOf,
  truthOf,
  writtenTags,
  writtenTruth,
} from '../../../../src/domain/kernel/import/cells.ts'

describe('ours: yes and no in the words people use', () => {
  test.each([
    ['Yes', true],
    ['y', true],
    ['TRUE', true],
    ['1', true],
    ['active', true],
    ['no', false],
    ['0', false],
    ['Inactive', false],
    ['terminated', false],
    ['perhaps', null],
    ['', null],
  ])('%s', (cell, truth) => {
    expect(truthOf(cell)).toBe(truth)
  })
})

describe('ours: days in the forms a sheet writes', () => {
  test.each([
    ['2024-03-01', 'dayFirst', '2024-03-01'],
    ['1/3/2024', 'dayFirst', '2024-03-01'],
    ['1/3/2024', 'monthFirst', '2024-01-03'],
    ['31.12.2024', 'dayFirst', '2024-12-31'],
    ['05-06-2024', 'dayFirst', '2024-06-05'],
    ['2024-03-01 00:00:00', 'dayFirst', '2024-03-01'],
    ['31/31/2024', 'dayFirst', '2024-31-31'],
    ['last week', 'dayFirst', 'last week'],
  ] as const)('%s, %s', (cell, order, day) => {
    expect(dayOf(cell, order)).toBe(day)
  })

  it('the order shows by itself where some day can only be read one way', () => {
    expect(dateOrderOf(['3/4/2024', '12/31/2024'])).toBe('monthFirst')
    expect(dateOrderOf(['3/4/2024', '31/12/2024'])).toBe('dayFirst')
    expect(dateOrderOf(['3/4/2024'])).toBe('dayFirst')
    expect(dateOrderOf(['31/12/2024', '12/31/2024'])).toBe('dayFirst')
    expect(dateOrderOf([])).toBe('dayFirst')
  })
})

describe('ours: tags in one cell', () => {
  test.each([
    ['crew; first aider', ['crew', 'first aider']],
    ['crew,forklift|night shift', ['crew', 'forklift', 'night shift']],
    ['"night, shift"; crew', ['night, shift', 'crew']],
    [' ; ;crew;', ['crew']],
    ['', []],
    ['"a" b', ['"a" b']],
  ])('%s', (cell, tags) => {
    expect(tagsOf(cell)).toEqual(tags)
  })

  it('whatever their names hold, they come back as they were written', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 12 })
      .map((text) => text.trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (tags) => {
        expect(tagsOf(writtenTags(tags))).toEqual(tags)
      }),
    )
  })

  it('yes and no come back too', () => {
    for (const is of [true, false]) expect(truthOf(writtenTruth(is))).toBe(is)
  })
})

describe('ours: no cell that we write is a formula, and each comes back as it was', () => {
  /** Written as all our files are, and read again. */
  const guarded = (text: string): string => {
    const file = papaparse.unparse([[text]], { quotes: true, escapeFormulae: likeFormula, newline: '\r\n' })
    return papaparse.parse<ReadonlyArray<string>>(file, { delimiter: ',', newline: '\r\n' }).data[0]?.[0] ?? ''
  }

  test.each(['=1+1', '+61 400', '-3', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', "'=1", "''+1"])('%s', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
    expect(unguarded(guarded(text))).toBe(text)
  })

  test.each(['Ana', "O'Neil", "'quoted'", '', '3 - 2', "'"])('%s stays', (text) => {
    expect(guarded(text)).toBe(text)
    expect(unguarded(text)).toBe(text)
  })

  it('of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = guarded(text)
        return (
          unguarded(written) === text &&
          !/^[=+\-@＝＋－＠\t\r]/.test(written) &&
          likeFormula.test(text) === (written !== text)
        )
      }),
      { numRuns: 200 },
    )
  })
})
