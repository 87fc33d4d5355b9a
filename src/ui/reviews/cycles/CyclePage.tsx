import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo } from 'react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import type { ReviewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { rhythmWords } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { cycleReading } from '../../../machines/reviews/cycles/readings.ts'
import { reviewWindows } from '../../../machines/reviews/readings.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useTimeZone } from '../../app/time.ts'
import { useTableState } from '../../app/useTableState.ts'
import { useWindowedList } from '../../app/useWindowedList.ts'
import { laterTab } from '../../employees/laterTab.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useWindows } from '../area.ts'
import { columnIds, columnsOf, hiddenAtFirst, rowHref, rowId, rowLabel } from '../columns.tsx'
import { useCycleAsking, useCycleReading, useCycleWork } from './area.ts'
import { CycleActions } from './CycleActions.tsx'
import { filterNames, listingOf } from './listing.ts'
import { Outcome } from './Outcome.tsx'
import { Progress } from './Progress.tsx'
import { StateBadge } from './StateBadge.tsx'

/** Loaded when it is first opened. */
const AskOthers = laterTab<{ readonly id: ReviewCycleId }>(async () => (await import('./AskOthers.tsx')).AskOthers)

const noun = { one: 'review', many: 'reviews' }
const addressed = [...new Set([...columnIds, ...filterNames])]

/** One cycle: how far its reviews are, and the reviews. */
export const CyclePage = ({ params, search }: PageProps) => {
  const id = params.id as ReviewCycleId
  const reading = useCycleReading(id)
  const found = useSelector(reading, cycleReading.foundIn)
  const isNotFound = useSelector(reading, (snapshot) => snapshot.matches('notFound'))
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (isNotFound) return <NotFoundPage />
  if (found !== null && found.id === id) return <Shown cycle={found} search={search} />
  return (
    <Page title={places.prCycle.title}>
      {failure === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorState title="The cycle could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

const Shown = ({ cycle, search }: { readonly cycle: ReviewCycle; readonly search: string }) => {
  const { id, name, state } = cycle
  const work = useCycleWork()
  useEffect(() => () => work.send({ type: 'work.left' }), [work])
  const question = useSelector(work, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const asking = useCycleAsking()
  useEffect(() => () => asking.send({ type: 'asking.closed' }), [asking])
  const isAsking = useSelector(asking, (snapshot) => !snapshot.matches('closed') && snapshot.context.id === id)
  const [table, change] = useTableState({
    table: 'reviewCycle',
    columns: addressed,
    hiddenAtFirst,
    path: pathTo('prCycle', { id }),
    search,
  })
  return (
    <Page
      title={name}
      width="wide"
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {name}
          </h1>
          <StateBadge state={state} />
        </div>
      }
      description={<Description cycle={cycle} />}
      back={{ href: pathTo('prCycles'), label: 'Back to review cycles' }}
      actions={
        <>
          {cycle.submittedByReviewer > 0 ? (
            <LinkButton href={pathTo('prCycleCalibration', { id })}>Calibrate</LinkButton>
          ) : null}
          <CycleActions cycle={cycle} />
        </>
      }
    >
      <Outcome id={id} />
      {state === 'Paused' ? (
        <Banner tone="warning">
          While the cycle is paused, no reminders are sent, nothing becomes overdue and no reviews are planned.
        </Banner>
      ) : null}
      <Progress cycle={cycle} state={table} onChange={change} />
      <Reviews cycle={cycle} state={table} onChange={change} />
      {isAsking ? (
        <Suspense fallback={null}>
          <AskOthers id={id} />
        </Suspense>
      ) : null}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

const Description = ({ cycle }: { readonly cycle: ReviewCycle }) => {
  const { dueDay, reviewer, templateName } = cycle
  return (
    <>
      {rhythmWords(cycle)}
      {dueDay === null ? null : (
        <>
          {'\u00a0· due\u00a0'}
          <DateText value={dueDay} />
        </>
      )}
      {'\u00a0· '}
      {/* Not torn at its hyphens. */}
      <span style={{ display: 'inline-block' }}>{`template ${templateName}`}</span>
      {reviewer === null ? null : `\u00a0· reviewed by ${reviewer.fullName}`}
    </>
  )
}

interface ReviewsProps {
  readonly cycle: ReviewCycle
  readonly state: ReturnType<typeof useTableState>[0]
  readonly onChange: ReturnType<typeof useTableState>[1]
}

const Reviews = ({ cycle: { id, kind }, state, onChange }: ReviewsProps) => {
  const { search, filters, sort } = state
  const question = useMemo(() => listingOf(id, { search, filters, sort }), [id, search, filters, sort])
  const list = useWindowedList(useWindows(), reviewWindows, question)
  const timeZone = useTimeZone()
  const columns = useMemo(() => columnsOf({ tab: 'all', timeZone }), [timeZone])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      {...list}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={onChange}
      empty={
        <EmptyState title="No reviews yet">
          {kind === 'byDates'
            ? 'No one is included yet. People who qualify before the due date are added automatically.'
            : 'Each person’s review is planned 14 days before its date.'}
        </EmptyState>
      }
    />
  )
}
