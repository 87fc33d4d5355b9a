import { useSelector } from '@xstate/react'
import { Plus, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { cycleKinds } from '../../../domain/reviews/cycles/cycle.fields.ts'
import { cycleStates } from '../../../domain/reviews/cycles/lifecycle.ts'
import type { CycleSummary } from '../../../domain/reviews/cycles/nouns.ts'
import { shareOf, totalOf } from '../../../domain/reviews/cycles/progress.ts'
import { cycleStateNames } from '../../../domain/reviews/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { cyclesReading } from '../../../machines/reviews/cycles/readings.ts'
import type { PageProps } from '../../app/pages.ts'
import { useTableState } from '../../app/useTableState.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { namedChoices } from '../../kit/SelectField.tsx'
import { arranged } from '../../kit/table/arranged.ts'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useCyclesReading } from './area.ts'
import { StateBadge } from './StateBadge.tsx'

const noun = { one: 'cycle', many: 'cycles' }
const none: ReadonlyArray<CycleSummary> = []

const columns: ReadonlyArray<Column<CycleSummary>> = [
  {
    id: 'name',
    header: 'Cycle',
    card: 'primary',
    hideable: false,
    width: 164,
    grow: 2,
    wraps: true,
    sortValue: ({ name }) => name,
    filter: { kind: 'text', value: ({ name, templateName }) => `${name} ${templateName}` },
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'aside',
    width: 92,
    grow: 0.5,
    sortValue: ({ state }) => cycleStates.indexOf(state),
    filter: { kind: 'choice', choices: namedChoices(cycleStateNames), value: ({ state }) => state },
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'complete',
    header: 'Complete',
    width: 112,
    grow: 0.5,
    sortValue: ({ counts }) => shareOf(counts.complete ?? 0, totalOf(counts)),
    cell: ({ counts }) => {
      const total = totalOf(counts)
      return total === 0 ? 'No reviews yet' : `${counts.complete ?? 0} of ${total}`
    },
  },
  {
    id: 'late',
    header: 'Overdue',
    width: 72,
    grow: 0,
    sortValue: ({ counts }) => counts.late ?? 0,
    cell: ({ counts }) => counts.late ?? 0,
  },
  {
    id: 'due',
    header: 'Due',
    card: 'secondary',
    width: 104,
    grow: 0,
    sortValue: ({ dueDay }) => dueDay,
    cell: ({ dueDay }) => (dueDay === null ? null : <DateText value={dueDay} />),
  },
  {
    id: 'kind',
    header: 'When',
    card: 'secondary',
    width: 120,
    // One line of the longest, where there is room.
    upTo: 172,
    wraps: true,
    cell: ({ kind }) => cycleKinds[kind],
  },
  { id: 'template', header: 'Template', width: 140, wraps: true, cell: ({ templateName }) => templateName },
]
const columnIds = columns.map(({ id }) => id)
const rowId = ({ id }: CycleSummary): string => id
const rowLabel = ({ name }: CycleSummary): string => name
const rowHref = ({ id }: CycleSummary): string => pathTo('prCycle', { id })

const plan = (
  <LinkButton href={pathTo('prCycleCreate')} tone="solid">
    <Plus aria-hidden="true" />
    New cycle
  </LinkButton>
)

/** The cycles of reviews there are: those that run first, then what is paused and what has ended. */
export const CyclesPage = ({ search }: PageProps) => {
  const reading = useCyclesReading()
  const found = useSelector(reading, cyclesReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const [state, change] = useTableState({
    table: 'reviewCycles',
    columns: columnIds,
    path: pathTo('prCycles'),
    search,
  })
  const rows = useMemo(() => arranged(found ?? none, columns, state), [found, state])
  return (
    <Page
      title={places.prCycles.title}
      fill
      width="wide"
      back={{ href: pathTo('prs'), label: 'Back to performance reviews' }}
      actions={plan}
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
          <EmptyState icon={<RefreshCw />} title="No cycles yet" action={plan}>
            A cycle plans reviews for many people at once and adds new people automatically.
          </EmptyState>
        }
      />
    </Page>
  )
}
