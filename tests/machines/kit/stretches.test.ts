import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Window, WindowPlace } from '../../../src/domain/kernel/windows.ts'
import {
  lengthOf,
  placed,
  rowsIn,
  type Stretches,
  WINDOW,
  wanted,
  withoutRow,
  withRow,
} from '../../../src/machines/kit/stretches.ts'

type Row = { readonly id: string }
const idOf = ({ id }: Row) => id

/** A server whose rows are numbers in their order; a cursor is the row it stands at. */
const answer = (numbers: ReadonlyArray<number>, { after, before, from, limit = WINDOW }: WindowPlace): Window<Row> => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const begin =
    after !== undefined
      ? sorted.filter((one) => one <= Number(after)).length
      : before !== undefined
        ? Math.max(0, sorted.filter((one) => one < Number(before)).length - limit)
        : (from ?? 0)
  const end = before === undefined ? begin + limit : sorted.filter((one) => one < Number(before)).length
  const rows = sorted.slice(begin, end)
  return {
    rows: rows.map((one) => ({ id: String(one) })),
    before: begin === 0 || rows.length === 0 ? null : String(rows[0]),
    after: end >= sorted.length ? null : String(rows.at(-1)),
  }
}

const first = (numbers: ReadonlyArray<number>): Stretches<Row> => [{ ...answer(numbers, { limit: WINDOW }), at: 0 }]

/** Asks until all of the range is known. */
const scrolled = (
  stretches: Stretches<Row>,
  numbers: ReadonlyArray<number>,
  from: number,
  count = numbers.length,
): Stretches<Row> => {
  let known = stretches
  for (let turn = 0; turn < 12; turn += 1) {
    const next = wanted(known, { from, until: from + 40 }, lengthOf(known, count))
    if (next === null) return known
    known = placed(known, next, answer(numbers, next.place), idOf)
  }
  throw new Error('It asks without an end.')
}

const shownIn = (known: Stretches<Row>, from: number, length: number) =>
  rowsIn(known, length)
    .slice(from, Math.min(from + 40, length))
    .map((row) => row && Number(row.id))

describe('a list of which stretches are known', () => {
  const numbers = Array.from({ length: 1_000 }, (_, at) => at * 10)

  it('goes on where it ended, and backwards where it was jumped into', () => {
    const known = first(numbers)
    expect(wanted(known, { from: 80, until: 130 }, 1_000)).toEqual({ place: { after: '990', limit: WINDOW }, at: 100 })
    const jumped = scrolled(known, numbers, 500)
    expect(wanted(jumped, { from: 480, until: 520 }, 1_000)).toEqual({
      place: { before: '5000', limit: WINDOW },
      at: 500,
    })
    expect(wanted(jumped, { from: 300, until: 340 }, 1_000)).toEqual({ place: { from: 300, limit: WINDOW }, at: 300 })
  })

  it('is as long as somebody has counted, or a little longer than what is known, or as its end says', () => {
    const [window] = first(numbers) as readonly [Stretches<Row>[0]]
    expect(lengthOf([], null)).toBe(0)
    expect(lengthOf([window], 1_000)).toBe(1_000)
    expect(lengthOf([window], null)).toBe(120)
    expect(lengthOf([{ ...window, after: null }], 1_000)).toBe(100)
  })

  it('has a row changed in its place, and those behind one that has gone move up', () => {
    const known = scrolled(first(numbers), numbers, 500)
    expect(rowsIn(withRow(known, { id: '30' }, idOf), 1_000)[3]).toEqual({ id: '30' })
    const without = rowsIn(withoutRow(known, '30', idOf), 999)
    expect([without[2], without[3], without[499]]).toEqual([{ id: '20' }, { id: '40' }, { id: '5000' }])
  })

  it('whatever comes and goes while somebody scrolls about: what is in view has no gap, nothing twice, all in order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            from: fc.nat(990),
            came: fc.array(fc.nat(10_000), { maxLength: 3 }),
            gone: fc.array(fc.nat(999), { maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        (steps) => {
          let there = [...numbers]
          let known = first(there)
          for (const { from, came, gone } of steps) {
            there = [...new Set([...there.filter((_, at) => !gone.includes(at)), ...came.map((one) => one + 0.5)])]
            known = scrolled(known, there, from)
            const length = lengthOf(known, there.length)
            const shown = shownIn(known, from, length)
            expect(shown).not.toContain(undefined)
            expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => Number(one) - Number(other)))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('whatever somebody scrolls to while nothing changes: just what is there', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(990), { minLength: 1, maxLength: 25 }), (places) => {
        let known = first(numbers)
        for (const from of places) {
          known = scrolled(known, numbers, from)
          expect(shownIn(known, from, 1_000)).toEqual(numbers.slice(from, from + 40))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('a list that has become shorter than somebody has scrolled ends there', () => {
    const known = first(numbers)
    const next = wanted(known, { from: 900, until: 940 }, 1_000)
    expect(next).toEqual({ place: { from: 900, limit: WINDOW }, at: 900 })
    const short = placed(known, next as NonNullable<typeof next>, answer(numbers.slice(0, 500), { from: 900 }), idOf)
    expect(wanted(short, { from: 900, until: 940 }, lengthOf(short, 900))).toBeNull()
  })
})
