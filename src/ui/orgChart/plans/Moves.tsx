import { useSelector } from '@xstate/react'
import { Plus, RotateCw, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { sentences, wording } from '../../../domain/orgChart/plans/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { ChartPlanWorkActor } from '../../../machines/orgChart/plans/planWork.machine.ts'
import { useTableState } from '../../app/useTableState.ts'
import { Badge } from '../../kit/Badge.tsx'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Stack.tsx'
import { arranged } from '../../kit/table/arranged.ts'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { useNarrow } from '../../kit/table/narrow.ts'
import { usePlanWork, useSavingMove } from './area.ts'
import type { MoveRow } from './reckoned.ts'

const noun = { one: 'move', many: 'moves' }
const nobody = 'Nobody'

interface Shown {
  readonly plan: ChartPlan
  readonly work: ChartPlanWorkActor
  readonly isDraft: boolean
  readonly isTroubled: boolean
  /** A card has one line for both managers. */
  readonly isCard: boolean
}

const columnsOf = ({ plan, work, isDraft, isTroubled, isCard }: Shown): ReadonlyArray<Column<MoveRow>> => [
  {
    id: 'person',
    header: 'Person',
    card: 'primary',
    hideable: false,
    width: 145,
    sortValue: ({ move }) => move.person.fullName,
    filter: { kind: 'text', value: ({ move }) => move.person.fullName },
    cell: ({ move }) => <bdi className={slot('table', 'open')}>{move.person.fullName}</bdi>,
  },
  {
    id: 'from',
    header: 'Manager before',
    width: 136,
    sortValue: ({ move }) => move.from?.fullName,
    cell: ({ move }) => <bdi>{move.from?.fullName ?? nobody}</bdi>,
  },
  {
    id: 'to',
    header: 'New manager',
    card: 'secondary',
    width: 143,
    sortValue: ({ move }) => move.to?.fullName,
    cell: ({ move }) => (
      <>
        {isCard ? (
          <>
            <bdi>{move.from?.fullName ?? nobody}</bdi>
            {' → '}
          </>
        ) : null}
        <bdi>{move.to?.fullName ?? nobody}</bdi>
      </>
    ),
  },
  {
    id: 'follow',
    header: 'With them',
    width: 90,
    sortValue: ({ difference }) => difference?.follow,
    cell: ({ difference }) =>
      difference === null || difference.follow === 0 ? null : sentences.people(difference.follow),
  },
  {
    id: 'level',
    header: 'Level',
    width: 64,
    sortValue: ({ difference }) => difference?.level?.after,
    cell: ({ difference }) => (difference?.level == null ? null : sentences.change(difference.level)),
  },
  {
    id: 'trouble',
    header: isTroubled ? 'Check' : '',
    card: 'aside',
    hideable: false,
    width: isTroubled ? 230 : 64,
    // Where nothing stands against a move there is only what can be done with it.
    ...(isTroubled ? { sortValue: ({ trouble }: MoveRow) => trouble } : { grow: 0 }),
    cell: (row) => (
      <Row gap={1} wrap="never" justify="between">
        {row.trouble === null ? <span /> : <Badge tone="warning">{row.trouble}</Badge>}
        {isDraft ? <Acts row={row} plan={plan} work={work} /> : null}
      </Row>
    ),
  },
]

interface ActsProps {
  readonly row: MoveRow
  readonly plan: ChartPlan
  readonly work: ChartPlanWorkActor
}

const Acts = ({ row: { move, trouble }, plan, work }: ActsProps) => {
  const { person, now, to } = move
  const changed = useSelector(work, (snapshot) => (snapshot.hasTag('saving') ? snapshot.context.changed : null))
  const saving = useSavingMove()
  const isKept = changed?.person === person.id ? changed.isKept : null
  return (
    <Row gap={1} wrap="never">
      {trouble === null || now?.id === to?.id ? null : (
        <IconButton
          size="sm"
          icon={<RotateCw />}
          label={`Keep the move of ${person.fullName}`}
          busy={isKept === true}
          denied={isKept === true ? undefined : saving}
          onClick={() => work.send({ type: 'move.renewed', plan, person: person.id })}
        />
      )}
      <IconButton
        size="sm"
        icon={<Trash2 />}
        label={`Take ${person.fullName} out of the plan`}
        busy={isKept === false}
        denied={isKept === false ? undefined : saving}
        onClick={() => work.send({ type: 'move.dropped', plan, person: person.id })}
      />
    </Row>
  )
}

const columnIds = ['person', 'from', 'to', 'follow', 'level', 'trouble']
const rowId = ({ move }: MoveRow): string => move.person.id
const rowLabel = ({ move }: MoveRow): string => move.person.fullName

interface MovesProps {
  readonly plan: ChartPlan
  readonly rows: ReadonlyArray<MoveRow> | null
  readonly search: string
}

/** Whom the plan moves, from whom to whom, and what stands against it. */
export const Moves = ({ plan, rows, search }: MovesProps) => {
  const work = usePlanWork()
  const isDraft = plan.state === 'Draft'
  const isCard = useNarrow()
  const [state, change] = useTableState({
    table: 'chartPlan',
    columns: columnIds,
    path: pathTo('orgChartPlan', { id: plan.id }),
    search,
  })
  const isTroubled = rows?.some(({ trouble }) => trouble !== null) === true
  const columns = useMemo(
    () =>
      columnsOf({ plan, work, isDraft, isTroubled, isCard }).filter(
        ({ id }) => id !== 'trouble' || isDraft || isTroubled,
      ),
    [plan, work, isDraft, isTroubled, isCard],
  )
  const shown = useMemo(() => arranged(rows ?? [], columns, state), [rows, columns, state])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={shown}
      total={rows?.length ?? null}
      rowId={rowId}
      rowLabel={rowLabel}
      state={state}
      onChange={change}
      status={rows === null ? 'loading' : 'ready'}
      empty={
        <EmptyState icon={<Plus />} title="Nobody is moved yet">
          {isDraft ? wording.beginHint : wording.emptyPlan}
        </EmptyState>
      }
    />
  )
}
