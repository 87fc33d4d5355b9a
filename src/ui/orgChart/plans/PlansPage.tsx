import { useSelector } from '@xstate/react'
import { Network, Plus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { planStates } from '../../../domain/orgChart/plans/lifecycle.ts'
import type { ChartPlanSummary } from '../../../domain/orgChart/plans/nouns.ts'
import { sentences, stateNames } from '../../../domain/orgChart/plans/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { plansReading } from '../../../machines/orgChart/plans/readings.ts'
import type { PageProps } from '../../app/pages.ts'
import { useTimeZone } from '../../app/time.ts'
import { useTableState } from '../../app/useTableState.ts'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Page } from '../../kit/Page.tsx'
import { namedChoices } from '../../kit/SelectField.tsx'
import { arranged } from '../../kit/table/arranged.ts'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { usePlansReading, usePlanWork, useSavingMove } from './area.ts'
import { EffectiveDay } from './EffectiveDay.tsx'
import { PlanForm } from './PlanForm.tsx'
import { StateBadge } from './StateBadge.tsx'

const noun = { one: 'plan', many: 'plans' }
const none: ReadonlyArray<ChartPlanSummary> = []

const columnsOf = (timeZone: string): ReadonlyArray<Column<ChartPlanSummary>> => [
  {
    id: 'name',
    header: 'Plan',
    card: 'primary',
    hideable: false,
    width: 200,
    grow: 2,
    wraps: true,
    sortValue: ({ name }) => name,
    filter: { kind: 'text', value: ({ name }) => name },
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'aside',
    width: 130,
    sortValue: ({ state }) => planStates.indexOf(state),
    filter: { kind: 'choice', choices: namedChoices(stateNames), value: ({ state }) => state },
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'moves',
    header: 'Moves',
    card: 'secondary',
    width: 100,
    sortValue: ({ moves }) => moves,
    cell: ({ moves }) => sentences.people(moves),
  },
  {
    id: 'effectiveDay',
    header: 'Effective day',
    card: 'secondary',
    width: 130,
    sortValue: ({ effectiveDay, publishedUtc }) => publishedUtc ?? effectiveDay,
    cell: (plan) => <EffectiveDay plan={plan} none="When published" />,
  },
  {
    id: 'createdBy',
    header: 'Drafted by',
    width: 150,
    sortValue: ({ createdBy }) => createdBy?.fullName,
    cell: ({ createdBy }) => createdBy?.fullName ?? null,
  },
  {
    id: 'changed',
    header: 'Last changed',
    width: 130,
    sortValue: ({ changedUtc }) => changedUtc,
    cell: ({ changedUtc }) => <DateText value={changedUtc} timeZone={timeZone} />,
  },
]
const columnIds = columnsOf('UTC').map(({ id }) => id)
const rowId = ({ id }: ChartPlanSummary): string => id
const rowLabel = ({ name }: ChartPlanSummary): string => name
const rowHref = ({ id }: ChartPlanSummary): string => pathTo('orgChartPlan', { id })

/** The plans there are: those that are open, then those that are over. */
export const PlansPage = ({ search }: PageProps) => {
  const reading = usePlansReading()
  const work = usePlanWork()
  const saving = useSavingMove()
  useEffect(() => () => work.send({ type: 'work.left' }), [work])
  const timeZone = useTimeZone()
  const found = useSelector(reading, plansReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const [state, change] = useTableState({
    table: 'chartPlans',
    columns: columnIds,
    path: pathTo('orgChartPlans'),
    search,
  })
  const columns = useMemo(() => columnsOf(timeZone), [timeZone])
  const rows = useMemo(() => arranged(found ?? none, columns, state), [found, columns, state])
  const begin = (
    <Button
      tone="solid"
      denied={saving}
      onClick={() => work.send({ type: 'plan.opened', id: crypto.randomUUID(), base: null })}
    >
      <Plus aria-hidden="true" />
      New plan
    </Button>
  )
  return (
    <Page
      title={places.orgChartPlans.title}
      description="Moves in the org chart that are drafted, approved and published together."
      fill
      width="wide"
      back={{ href: pathTo('orgChart'), label: 'Back to the org chart' }}
      actions={begin}
    >
      <DataTable
        noun={noun}
        columns={columns}
        rows={rows}
        total={found?.length ?? null}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={change}
        status={failure !== null ? 'failed' : found === null ? 'loading' : 'ready'}
        error={failure === null ? null : failureSentence(failure)}
        onRetry={() => reading.send({ type: 'retry.asked' })}
        empty={
          <EmptyState icon={<Network />} title="No plans yet" action={begin}>
            A plan moves many people at once, on a day you choose, after a second administrator has approved it.
          </EmptyState>
        }
      />
      <PlanForm />
    </Page>
  )
}
