import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { rowsIn } from '../../machines/kit/stretches.ts'
import type { WindowedListActor, windowedListOf } from '../../machines/kit/windowedList.machine.ts'
import { countIn, lengthIn, type Searchable } from '../../machines/kit/windowedList.ts'

/** A list that is read a window at a time, for as long as it shows, as a table takes it. Give a stable question. */
export const useWindowedList = <Question extends Searchable, Row>(
  list: WindowedListActor,
  { asked, stretchesIn }: ReturnType<typeof windowedListOf<Question, Row>>,
  question: Question,
) => {
  useEffect(() => list.send(asked(question)), [list, asked, question])
  useEffect(() => () => list.send({ type: 'list.closed' }), [list])
  const stretches = useSelector(list, stretchesIn)
  const length = useSelector(list, lengthIn)
  const failure = useSelector(list, ({ context }) => context.failure)
  const isReady = useSelector(list, (snapshot) => snapshot.matches({ reading: 'open' }) && !snapshot.hasTag('loading'))
  return {
    rows: useMemo(() => rowsIn(stretches, length), [stretches, length]),
    count: useSelector(list, countIn),
    // How many there would be without a search or a filter, nobody has asked.
    total: null,
    status: failure !== null ? 'failed' : isReady ? 'ready' : 'loading',
    error: failure === null ? null : failureSentence(failure),
    onShown: useCallback((from: number, until: number) => list.send({ type: 'rows.shown', from, until }), [list]),
    onRetry: () => list.send({ type: 'retry.asked' }),
  } as const
}
