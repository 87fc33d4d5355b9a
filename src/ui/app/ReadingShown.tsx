import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReadingActor, readingOf } from '../../machines/kit/reading.machine.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'

interface OfReading<Found> {
  readonly reading: ReadingActor
  /** What it is a reading of. */
  readonly of: Pick<ReturnType<typeof readingOf<never, Found>>, 'foundIn'>
  readonly children: (found: Found) => ReactNode
}

interface ReadingShownProps<Found> extends OfReading<Found> {
  /** Said where it could not be read. */
  readonly failed: string
  /** Of what stands in its place until it is there. */
  readonly height: number
}

/** What was read, once it is; meanwhile its place, or why it did not come and the way to try again. */
export const ReadingShown = <Found,>({ reading, of, failed, height, children }: ReadingShownProps<Found>) => {
  const found = useSelector(reading, of.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (found !== null) return children(found)
  return failure === null ? (
    <Skeleton height={height} />
  ) : (
    <ErrorState title={failed} onRetry={() => reading.send({ type: 'retry.asked' })}>
      {failureSentence(failure)}
    </ErrorState>
  )
}

/** The same of what a page can do without: `until` it is there, and nothing where it did not come. */
export const ReadingBeside = <Found,>({
  reading,
  of,
  until,
  children,
}: OfReading<Found> & { readonly until: ReactNode }) => {
  const found = useSelector(reading, of.foundIn)
  const hasFailed = useSelector(reading, ({ context }) => context.failure !== null)
  if (found !== null) return children(found)
  return hasFailed ? null : until
}
