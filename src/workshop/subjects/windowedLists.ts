import type { Window } from '../../domain/kernel/windows.ts'
import { WINDOW } from '../../machines/kit/stretches.ts'
import type { WindowedListMachine } from '../../machines/kit/windowedList.machine.ts'
import type { Subject } from '../model/subject.ts'
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
): Subject => {
  const window = (from: number, count: number, isLast = false): Window<Row> => ({
    rows: Array.from({ length: count }, (_, at) => rowAt(from + at)),
    before: from === 0 ? null : `before ${from}`,
    after: isLast ? null : `after ${from + count}`,
  })
  const failures = { 'not allowed': anyFailure['not allowed'], 'no connection': anyFailure['no connection'] }
  const nothing = { rows: [], before: null, after: null }
  return {
    machine,
    variants: [
      {
        label: 'a list of many',
        cases: {
          ...says('list.asked', {
            'as it usually is': { question },
            'with some letters': { question: { ...question, search: 'an' } },
            'narrowed otherwise': { question: other },
          }),
          ...says('rows.shown', {
            'the first': { from: 0, until: 60 },
            'those far down': { from: 900, until: 940 },
          }),
          ...says('row.arrived', { 'the first one, changed': { row: rowAt(0) } }),
          ...says('row.left', { 'one of them': { id: idOf(rowAt(3)) } }),
          ...answers(
            'loadFirst',
            { 'the first of many': window(0, WINDOW), 'all there are': window(0, 2, true), none: nothing },
            failures,
          ),
          ...answers(
            'loadMore',
            (snapshot) => ({
              'those asked for': window(snapshot.context.asked.at, WINDOW),
              'nothing there': nothing,
            }),
            failures,
          ),
          ...answers('loadAgain', (snapshot) => ({ 'as they are now': window(snapshot.context.asked.at, WINDOW) }), {
            'no connection': anyFailure['no connection'],
          }),
          ...answers('countRows', { 'a thousand': 1_000 }, { 'no connection': anyFailure['no connection'] }),
        },
        project: ({ context: { question, stretches, count, range, failure } }) => [
          question === null ? null : JSON.stringify(question),
          stretches.length === 0 ? 'nothing' : stretches.at(-1)?.after === null ? 'its end' : 'more',
          count === null,
          range.from === 0,
          failure === null ? null : failure._tag === 'Refused',
        ],
      },
    ],
  }
}
