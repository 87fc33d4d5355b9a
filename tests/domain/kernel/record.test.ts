import { Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { schemasOf } from '../../../src/domain/kernel/nouns.ts'
import {
  choice,
  choiceOrNone,
  day,
  dayOrNone,
  field,
  line,
  lineOrEmpty,
  lineOrNone,
  number,
  numberOrNone,
  recordOf,
  required,
  text,
  textOrNone,
  yesNo,
} from '../../../src/domain/kernel/record.ts'

const bounds = { least: -2, most: 1200 }
const sizes = { S: 'Small', L: 'Large' } as const

const record = recordOf(
  {
    line: line('Line', 5, 'Say something'),
    lineOrEmpty: lineOrEmpty('Line or empty', 5),
    lineOrNone: lineOrNone('Line or none', 5),
    text: text('Text', 5),
    textRequired: required(text('Text', 5)),
    textOrNone: textOrNone('Text or none', 5),
    day: day('Day'),
    dayOrNone: dayOrNone('Day or none'),
    number: number('Number', bounds, 'A number'),
    whole: number('Whole', { ...bounds, isWhole: true }, 'A whole number'),
    numberOrNone: numberOrNone('Number or none', bounds, 'A number'),
  },
  ({ line, lineOrNone }) => ({ lineOrNone: lineOrNone !== '' && line === lineOrNone ? 'Twice the same' : null }),
)
const names = Object.keys(record.fields) as ReadonlyArray<keyof typeof record.fields>
const schemas = schemasOf(record)

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'a', ' a ', 'a\nb', 'abcde', ' abcde ', 'abcdef', '\u0000', '\ud800', 'é', '\t'),
  fc.constantFrom(
    '2024-02-29',
    '2023-02-29',
    '0000-01-01',
    '1',
    '-2',
    '-3',
    '1,200',
    '1201',
    '1.5',
    '1e2',
    '0x1',
    'NaN',
  ),
  fc.string({ unit: 'binary', maxLength: 7 }),
)

describe('A field said once', () => {
  test.each(names)('%s is good exactly when its Schema takes what is saved', (name) => {
    const { problem, toSaved } = record.fields[name]
    const seen = { good: 0, bad: 0 }
    fc.assert(
      fc.property(typed, (what) => {
        const isGood = problem(what) === null
        seen[isGood ? 'good' : 'bad'] += 1
        // A number is judged before it is read: 1e2 and 0x1 are none that a person types.
        if (isGood || !(typeof toSaved(what) === 'number'))
          expect(Schema.is(schemas[name] as Schema.Schema<unknown>)(toSaved(what))).toBe(isGood)
      }),
      { numRuns: 800 },
    )
    expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(10)
  })

  it('opens on a record as it is, and saving it unchanged says the same', () => {
    const saved = {
      line: 'a',
      lineOrEmpty: '',
      lineOrNone: null,
      text: 'a\nb',
      textRequired: 'c',
      textOrNone: null,
      day: '2024-02-29',
      dayOrNone: null,
      number: 1.5,
      whole: 3,
      numberOrNone: null,
    }
    const draft = record.draftOf(saved)
    expect(record.problems(draft)).toEqual({})
    expect(record.toSaved(draft)).toEqual(saved)
    expect(record.changes(draft, { ...draft, line: ' a ', lineOrNone: ' ', number: '1.50' })).toEqual([])
    expect(record.changes(draft, { ...draft, lineOrNone: 'b', number: 'x' })).toEqual(['lineOrNone', 'number'])
  })

  it('says what is missing in its own words, and what is wrong of two together', () => {
    expect(record.problems({ ...record.blank, line: ' ' })).toMatchObject({
      line: 'Say something',
      day: expect.any(String),
    })
    expect(record.problems({ ...record.blank, line: 'a', lineOrNone: 'a' }).lineOrNone).toBe('Twice the same')
  })

  it('of a choice, a yes or no and a kind of its own', () => {
    const own = recordOf({
      size: choice('Size', sizes, 'S'),
      sizeOrNone: choiceOrNone('Size', sizes),
      isNew: yesNo('New', true),
      colours: field<ReadonlyArray<string>>('Colours', { blank: [] }),
    })
    expect(own.blank).toEqual({ size: 'S', sizeOrNone: null, isNew: true, colours: [] })
    const taken = Schema.is(Schema.Struct(schemasOf(own, { colours: Schema.Array(Schema.String) })))
    expect(taken(own.toSaved(own.blank))).toBe(true)
    expect(taken({ ...own.blank, size: 'M' })).toBe(false)
    expect(taken({ ...own.blank, sizeOrNone: 'L', colours: ['red'] })).toBe(true)
    // @ts-expect-error the noun has to give the Schema of what is of a kind of its own
    expect(() => schemasOf(own)).toThrow('Colours')
  })
})
