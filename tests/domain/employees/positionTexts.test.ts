import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describedBy,
  descriptionParts,
  partNames,
  piecesOf,
  pointsOf,
} from '../../../src/domain/employees/descriptionParts.fields.ts'

const point = fc.stringMatching(/^[A-Z][a-z]{2,12}( [a-z]{2,9}){0,4}$/)

describe('a position description, as it is read', () => {
  it('has the parts it was put together from, each under its heading', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(partNames.map((name) => [name, fc.array(point, { maxLength: 4 })])) as Record<
            string,
            fc.Arbitrary<string[]>
          >,
        ),
        (given) => {
          const parts = Object.fromEntries(partNames.map((name) => [name, (given[name] ?? []).join('\n')]))
          const pieces = piecesOf(describedBy('What it is.', parts as never))
          expect(pieces).toEqual([
            { heading: null, lines: ['What it is.'], isList: false },
            ...partNames.flatMap((name) => {
              const lines = pointsOf(parts[name] ?? '')
              return lines.length === 0
                ? []
                : [{ heading: descriptionParts.fields[name].label, lines, isList: lines.length > 1 }]
            }),
          ])
        },
      ),
    )
  })

  it.each([
    ['what somebody has typed stays as it is', 'Builds.\nCarries.', [null, ['Builds.', 'Carries.'], false]],
    ['dashes are a list too', '- Builds\n- Carries', [null, ['Builds', 'Carries'], true]],
    ['a heading with nothing below it is a line', 'Purpose', [null, ['Purpose'], false]],
    ['a sign in the middle is no bullet', 'Works – and rests', [null, ['Works – and rests'], false]],
  ])('%s', (_, text, [heading, lines, isList]) =>
    expect(piecesOf(text as string)).toEqual([{ heading, lines, isList }]),
  )
})
