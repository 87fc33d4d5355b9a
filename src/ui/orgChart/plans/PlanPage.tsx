import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import { dotted } from '../../../domain/kernel/lists.ts'
import { planLifecycle } from '../../../domain/orgChart/plans/lifecycle.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { actNames, sentences, stateNames, wording } from '../../../domain/orgChart/plans/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { planReading } from '../../../machines/orgChart/plans/readings.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useChartShown, useOrgChartState } from '../area.ts'
import { usePlanReading, usePlanWork } from './area.ts'
import { EffectiveDay } from './EffectiveDay.tsx'
import { MoveForm } from './MoveForm.tsx'
import { Moves } from './Moves.tsx'
import { PlanActions } from './PlanActions.tsx'
import { PlanForm } from './PlanForm.tsx'
import { type Reckoned, reckoned } from './reckoned.ts'
import { StateBadge } from './StateBadge.tsx'

/** One plan: whom it moves, what changes by it, and how far it is. */
export const PlanPage = ({ params, search }: PageProps) => {
  const id = params.id as ChartPlanId
  const reading = usePlanReading(id)
  useChartShown()
  const found = useSelector(reading, planReading.foundIn)
  const isNotFound = useSelector(reading, (snapshot) => snapshot.matches('notFound'))
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (isNotFound) return <NotFoundPage />
  if (found !== null && found.id === id) return <Shown plan={found} search={search} />
  return (
    <Page title={places.orgChartPlan.title}>
      {failure === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorState title={wording.loadFailed} onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

const Shown = ({ plan, search }: { readonly plan: ChartPlan; readonly search: string }) => {
  const work = usePlanWork()
  useEffect(() => () => work.send({ type: 'work.left' }), [work])
  const question = useSelector(work, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const people = useOrgChartState(({ context }) => context.people)
  const found = useMemo(() => (people === null ? null : reckoned(plan, people)), [plan, people])
  const { name, state, note } = plan
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
      description={<Description plan={plan} />}
      back={{ href: pathTo('orgChartPlans'), label: 'Back to the reorganisations' }}
      actions={<PlanActions plan={plan} rows={found?.rows ?? null} />}
    >
      <Trouble plan={plan} found={found} />
      {note === '' ? null : <Text lines="kept">{note}</Text>}
      <Moves plan={plan} rows={found?.rows ?? null} search={search} />
      {found?.differences == null || plan.moves.length === 0 ? null : <Figures differences={found.differences} />}
      <LifecycleChart of={planLifecycle} here={state} states={stateNames} actions={actNames} by={wording.by} />
      <PlanForm />
      <MoveForm />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

const Description = ({ plan }: { readonly plan: ChartPlan }) => {
  const { effectiveDay, state, createdBy, sentBy, approvedBy } = plan
  const by = [
    createdBy && `drafted by\u00a0${createdBy.fullName}`,
    sentBy && sentBy.id !== createdBy?.id && `sent by\u00a0${sentBy.fullName}`,
    approvedBy && `approved by\u00a0${approvedBy.fullName}`,
  ].filter(Boolean)
  // What was withdrawn before it had a day never takes effect.
  if (state === 'Withdrawn' && effectiveDay === null) return dotted(by)
  return (
    <>
      Effective <EffectiveDay plan={plan} none="when published" />
      {by.length === 0 ? null : dotted(['', ...by])}
    </>
  )
}

interface Found {
  readonly plan: ChartPlan
  readonly found: Reckoned | null
}

const Trouble = ({ plan: { state }, found }: Found) => {
  const troubled = found?.rows.filter(({ trouble }) => trouble !== null).length ?? 0
  if (troubled === 0) return null
  const words = wording.trouble[state]
  return words === null ? null : <Banner tone="warning">{words}</Banner>
}

const Figures = ({ differences }: { readonly differences: NonNullable<Reckoned['differences']> }) => {
  const { levels, widestSpan, spans } = differences
  return (
    <Section title="Span and levels" description="Now, and as the plan would leave it">
      <DescriptionList
        items={[
          { term: 'Levels', value: sentences.change(levels) },
          { term: 'Most direct reports', value: sentences.change(widestSpan) },
          ...spans.map(({ person, ...span }) => ({
            term: `Direct reports of ${person.fullName}`,
            value: sentences.change(span),
          })),
        ]}
      />
    </Section>
  )
}
