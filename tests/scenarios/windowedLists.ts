import type { Window, WindowPlace } from '../../src/domain/kernel/windows.ts'
import { type Stretches, WINDOW } from '../../src/machines/kit/stretches.ts'
import type { WindowedListMachine } from '../../src/machines/kit/windowedList.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, says } from './outcomes.ts'

/** A long list in every situation: `rowAt` makes its rows, `question` is what it is usually asked. */
export const windowedList = <Row>(
  machine: WindowedListMachine,
  question: { readonly search: string },
  {
    other,
    rowAt,
    idOf,
  }: {
    readonly other: { readonly search: string }
    readonly rowAt: (place: number) => Row
    readonly idOf: (row: Row) => string
  },
): Scenario => {
  const window = (from: number, count: number, isLast = false): Window<Row> => ({
    rows: Array.from({ length: count }, (_, at) => rowAt(from + at)),
    before: from === 0 ? null : `before ${from}`,
    after: isLast ? null : `after ${from + count}`,
  })
  /** What the server answers: the rows that were asked for, wherever they are asked for from. */
  const asked = ({ after, before, from, limit = WINDOW }: WindowPlace): Window<Row> => {
    const numberIn = (cursor: string) => Number(cursor.split(' ')[1])
    if (before !== undefined) return window(Math.max(0, numberIn(before) - limit), Math.min(limit, numberIn(before)))
    return window(after === undefined ? (from ?? 0) : numberIn(after), limit)
  }
  /** What is scrolled and changed is so whatever is asked: it is tried out in one list, not in each. */
  const isUsual = (context: { readonly question: unknown }) => context.question === question
  const failures = { 'not allowed': anyFailure['not allowed'], 'no connection': anyFailure['no connection'] }
  const nothing = { rows: [], before: null, after: null }
  return {
    machine,
    make: 'windowedList',
    variants: [
      {
        label: 'a list of many',
        cases: {
          ...says('list.asked', {
            'as it usually is': { question },
            'with some letters': { question: { ...question, search: 'an' } },
            'narrowed otherwise': { question: other },
          }),
          ...says('rows.shown', ({ context }) => ({
            'the first': { from: 0, until: 60 },
            ...(isUsual(context) && { 'those far down': { from: 900, until: 1_000 } }),
          })),
          ...says('row.arrived', { 'the first one, changed': { row: rowAt(0) } }),
          // One is enough: what is left of the rows behind it is the same wherever they are.
          ...says('row.left', ({ context }) => ({
            ...(isUsual(context) && context.stretches.length === 1 && { 'one of them': { id: idOf(rowAt(3)) } }),
          })),
          ...answers(
            'loadFirst',
            { 'the first of many': window(0, WINDOW), 'all there are': window(0, 2, true), none: nothing },
            failures,
          ),
          ...answers(
            'loadMore',
            (snapshot) => ({
              'those asked for': asked(snapshot.context.asked.place),
              'nothing there': nothing,
            }),
            failures,
          ),
          ...answers('loadAgain', (snapshot) => ({ 'as they are now': asked(snapshot.context.asked.place) }), {
            'no connection': anyFailure['no connection'],
          }),
          ...answers('countRows', { 'a thousand': 1_000 }, { 'no connection': anyFailure['no connection'] }),
        },
        project: (snapshot) => {
          const { question, stretches, count, range, asked } = snapshot.context
          const isAwaited =
            snapshot.matches({ reading: { open: 'fetching' } }) || snapshot.matches({ reading: { open: 'renewing' } })
          return [
            question === null ? null : JSON.stringify(question),
            (stretches as Stretches<Row>).map(({ at, rows, before, after }) => [
              at,
              rows.length,
              before === null,
              after === null,
            ]),
            // Only whether the rows far down are among them is of interest.
            count === null ? null : Math.sign(count - 900),
            range,
            isAwaited ? asked : null,
          ]
        },
      },
    ],
  }
}
