import { Network } from 'lucide-react'
import { Suspense } from 'react'
import { sentences } from '../../domain/orgChart/wording.ts'
import { places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useTreeMode } from '../app/viewAddress.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { seesVacancies, useChartShown, useOrgChart, useOrgChartState, useTree } from './area.ts'
import { ChartConflict, ChartDialogs } from './ChartDialogs.tsx'
import { ChartView } from './ChartView.tsx'
import { Plans, Tools } from './Tools.tsx'
import { useStage } from './useStage.ts'

const OutlineView = laterTab<object>(async () => (await import('./OutlineView.tsx')).OutlineView)

const VacanciesPage = laterTab<PageProps>(
  async () => (await import('../employees/vacancies/later.tsx')).vacancies.VacanciesPage,
  'orgChart/plans',
)

/** § 2.1 /orgChart; the list of what is vacant in it is a view of it. */
export const OrgChartPage = (props: PageProps) => {
  const actor = useActor()
  const asked = new URLSearchParams(props.search).get('view') === 'vacancies'
  return asked && seesVacancies(actor) ? <VacanciesPage {...props} /> : <ChartPage {...props} />
}

const ChartPage = ({ search }: PageProps) => {
  const count = useOrgChartState(({ context }) => context.members?.length ?? null)
  const mode = useTreeMode(search)
  useChartShown()
  return (
    <Page
      title={places.orgChart.title}
      fill
      width="wide"
      description={count ? <Figures /> : null}
      actions={count ? <Plans /> : null}
    >
      <NotUpToDate />
      {count === null ? (
        <Unread />
      ) : count === 0 ? (
        <EmptyState icon={<Network />} title="No one here yet">
          People who work here show in this chart, below their manager.
        </EmptyState>
      ) : (
        <>
          <ChartConflict />
          {mode === 'outline' ? <Outlined search={search} /> : <Charted search={search} />}
          <ChartDialogs />
        </>
      )}
    </Page>
  )
}

const Charted = ({ search }: { readonly search: string }) => {
  const staged = useStage()
  return (
    <>
      <Tools stage={staged.stage} search={search} />
      <ChartView {...staged} />
    </>
  )
}

const Outlined = ({ search }: { readonly search: string }) => (
  <>
    <Tools stage={null} search={search} />
    <Suspense fallback={<Skeleton height={320} />}>
      <OutlineView />
    </Suspense>
  </>
)

const Figures = () => {
  const locale = useLocale()
  const vacant = useOrgChartState(({ context }) => context.vacant.length)
  return sentences.figures(locale, useTree(), vacant)
}

/** Before anything has been read. */
const Unread = () => {
  const chart = useOrgChart()
  const failure = useOrgChartState(({ context }) => context.failure)
  const isLoading = useOrgChartState((snapshot) => snapshot.hasTag('loading'))
  if (failure === null) return <Skeleton height={320} />
  return (
    <ErrorState
      title="The org chart could not be loaded"
      busy={isLoading}
      onRetry={() => chart.send({ type: 'retry.asked' })}
    >
      {failureSentence(failure)}
    </ErrorState>
  )
}

/** What was read before stays on the screen when it cannot be read again. */
const NotUpToDate = () => {
  const chart = useOrgChart()
  const sentence = useOrgChartState((snapshot) =>
    snapshot.matches('unread') && snapshot.context.members !== null && snapshot.context.failure
      ? failureSentence(snapshot.context.failure)
      : null,
  )
  return sentence === null ? null : (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={() => chart.send({ type: 'retry.asked' })}>
          Try again
        </Button>
      }
    >
      This chart may be out of date. {sentence}
    </Banner>
  )
}
