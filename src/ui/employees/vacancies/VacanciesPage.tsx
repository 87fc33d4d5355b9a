import { useSelector } from '@xstate/react'
import { Ellipsis, Network, Plus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { mayPlanVacancies } from '../../../domain/employees/vacancies/access.ts'
import { vacancyStates } from '../../../domain/employees/vacancies/lifecycle.ts'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { vacancyFields } from '../../../domain/employees/vacancies/vacancy.fields.ts'
import { sentences, stateNames } from '../../../domain/employees/vacancies/wording.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import type { VacancyWorkActor } from '../../../machines/employees/vacancies/vacancyWork.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { inArea } from '../../app/area.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { useTableState } from '../../app/useTableState.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Page } from '../../kit/Page.tsx'
import { namedChoices } from '../../kit/SelectField.tsx'
import { arranged } from '../../kit/table/arranged.ts'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { actionsOf } from './actions.ts'
import { vacanciesView } from './addresses.ts'
import { useVacanciesReading, useVacancyWork } from './area.ts'
import { StateBadge } from './StateBadge.tsx'
import { VacancyDialogs } from './VacancyDialogs.tsx'

const noun = { one: 'vacancy', many: 'vacancies' }
const none: ReadonlyArray<Vacancy> = []
const { fields } = vacancyFields

const columns: ReadonlyArray<Column<Vacancy>> = [
  {
    id: 'title',
    header: fields.title.label,
    card: 'primary',
    hideable: false,
    width: 150,
    grow: 1.5,
    wraps: true,
    sortValue: ({ title }) => title,
    filter: { kind: 'text', value: ({ title }) => title },
    // Named as rows are that lead somewhere.
    cell: ({ title }) => <span className={slot('table', 'open')}>{title}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'aside',
    width: 74,
    upTo: 104,
    sortValue: ({ state }) => vacancyStates.indexOf(state),
    filter: { kind: 'choice', choices: namedChoices(stateNames), value: ({ state }) => state },
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'reportsTo',
    header: fields.reportsTo.label,
    card: 'secondary',
    width: 124,
    grow: 1.25,
    wraps: true,
    sortValue: ({ manager }) => manager?.fullName,
    filter: { kind: 'text', value: ({ manager }) => manager?.fullName ?? '' },
    cell: ({ manager }) => (manager === null ? 'No one' : manager.fullName),
  },
  {
    id: 'department',
    header: fields.departmentId.label,
    card: 'secondary',
    width: 108,
    wraps: true,
    sortValue: ({ department }) => department?.name,
    filter: { kind: 'text', value: ({ department }) => department?.name ?? '' },
    cell: ({ department }) => department?.name ?? 'No department',
  },
  {
    id: 'startDay',
    header: fields.startDay.label,
    card: 'secondary',
    width: 112,
    grow: 0,
    sortValue: ({ startDay }) => startDay,
    cell: ({ startDay }) => (startDay === null ? sentences.planned(null) : <DateText value={startDay} />),
  },
  {
    id: 'filledBy',
    header: 'Filled by',
    width: 84,
    wraps: true,
    sortValue: ({ filledBy }) => filledBy?.fullName,
    cell: ({ filledBy }) => filledBy?.fullName ?? null,
  },
  {
    id: 'note',
    header: fields.note.label,
    width: 200,
    wraps: true,
    cell: ({ note }) => note,
  },
]
const columnIds = columns.map(({ id }) => id)
const hiddenAtFirst = ['note']

/** Only who plans them can do anything with them. */
const columnsFor = (actor: Actor, work: VacancyWorkActor): ReadonlyArray<Column<Vacancy>> =>
  mayPlanVacancies(actor).allowed
    ? [
        ...columns,
        {
          id: 'actions',
          header: '',
          card: 'aside',
          hideable: false,
          width: 40,
          grow: 0,
          align: 'end',
          cell: (vacancy) => (
            <Menu
              label={`Actions for ${vacancy.title}`}
              icon={<Ellipsis />}
              size="sm"
              tone="ghost"
              align="end"
              items={actionsOf(work, actor, vacancy)}
            />
          ),
        },
      ]
    : columns
const rowId = ({ id }: Vacancy): string => id
const rowLabel = ({ title }: Vacancy): string => title

/** The positions that are planned: those that are open, then those that are over. */
const Vacancies = ({ search }: PageProps) => {
  const reading = useVacanciesReading()
  const work = useVacancyWork()
  const actor = useActor()
  useEffect(() => () => work.send({ type: 'work.left' }), [work])
  const found = useSelector(reading, vacanciesReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const [state, change] = useTableState({
    table: 'vacancies',
    columns: columnIds,
    hiddenAtFirst,
    path: pathTo('orgChart'),
    search,
    kept: vacanciesView,
  })
  const shown = useMemo(() => columnsFor(actor, work), [actor, work])
  const rows = useMemo(() => arranged(found ?? none, shown, state), [found, shown, state])
  const mayPlan = mayPlanVacancies(actor).allowed
  const begin = mayPlan ? (
    <Button tone="solid" onClick={() => work.send({ type: 'vacancy.opened', id: crypto.randomUUID(), base: null })}>
      <Plus aria-hidden="true" />
      New vacancy
    </Button>
  ) : null
  return (
    <Page
      title="Vacancies"
      description={mayPlan ? 'Positions you plan to fill.' : 'Open positions below you.'}
      fill
      width="wide"
      back={{ href: pathTo('orgChart'), label: 'Back to the org chart' }}
      actions={begin}
    >
      <DataTable
        noun={noun}
        columns={shown}
        rows={rows}
        total={found?.length ?? null}
        rowId={rowId}
        rowLabel={rowLabel}
        state={state}
        onChange={change}
        status={failure !== null ? 'failed' : found === null ? 'loading' : 'ready'}
        error={failure === null ? null : failureSentence(failure)}
        onRetry={() => reading.send({ type: 'retry.asked' })}
        empty={
          <EmptyState icon={<Network />} title="No vacancies" action={begin}>
            A vacancy shows in the org chart below its manager until someone fills it.
          </EmptyState>
        }
      />
      <VacancyDialogs />
    </Page>
  )
}

/** People are chosen among those whom the area of employees holds. */
export const VacanciesPage = inArea('employees', Vacancies)
