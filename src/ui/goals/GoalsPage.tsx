import { useSelector } from '@xstate/react'
import { CalendarClock, Download, Ellipsis, Target, Upload } from 'lucide-react'
import { useId, useMemo } from 'react'
import { givesGoals, peopleToGive } from '../../domain/goals/acts.ts'
import type { GoalGrouping, GoalListing } from '../../domain/goals/listing.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import { goalStatusNames, groupingNames } from '../../domain/goals/wording.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo, places, routeAccess } from '../../domain/session/places.ts'
import { goalGroupsReading, goalWindows } from '../../machines/goals/readings.ts'
import { useReadinessState } from '../app/machines.tsx'
import { PersonFilter } from '../app/PersonFilter.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor, useOffering, usePart } from '../app/session.ts'
import { useTimeZone, useToday } from '../app/time.ts'
import { useChosenRows } from '../app/useChosenRows.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { useDialogs, useGoalDownload, useGroups, useWindows } from './area.ts'
import { BulkActions } from './BulkActions.tsx'
import { columnIds, columnsOf, groupOf, type Heading, hiddenAtFirst, rowHref, rowId, rowLabel } from './columns.tsx'
import { GoalDialogs } from './GoalDialogs.tsx'
import { GoalTabs } from './GoalTabs.tsx'
import { filterNames, groupingIn, listingOf } from './listing.ts'
import { Outcome } from './Outcome.tsx'
import { askToContinue, askToGive } from './over.ts'
import { Plots } from './Plots.tsx'

const noun = { one: 'goal', many: 'goals' }
const addressed = [...new Set([...columnIds, ...filterNames])]
const none: ReadonlyArray<never> = []

const noneYet = (
  <EmptyState icon={<Target />} title="No goals yet">
    Goals track what people want to achieve and by when. Add the first one under Goals on a person’s profile, or under
    My goals.
  </EmptyState>
)

/** § 2.1 The goals of everybody one may see. */
export const GoalsPage = ({ search }: PageProps) => {
  const panel = useId()
  const [state, change] = useTableState({
    table: 'goals',
    columns: addressed,
    hiddenAtFirst,
    path: pathTo('goals'),
    search,
  })
  const { search: words, filters, sort } = state
  const group = groupingIn(state)
  const question = useMemo(() => listingOf({ search: words, filters, sort }), [words, filters, sort])
  const list = useWindowedList(useWindows(), goalWindows, question)
  const departments = useReadinessState(({ context }) => context.parts.bootstrap?.departments ?? none)
  const headings = useHeadings(group, question, list.rows)
  const people = usePart('employees') ?? none
  const timeZone = useTimeZone()
  const [chosen, choose] = useChosenRows(list.rows)
  const ungrouped = useUngrouped(state, change)
  const columns = useMemo(() => {
    const choices = departments.map(({ id, name }) => ({ value: id, label: name }))
    return columnsOf({ departments: choices, group, headings, timeZone })
  }, [departments, group, headings, timeZone])
  const select = (label: string, column: string, placeholder: string, names: Readonly<Record<string, string>>) => (
    <div className={slot('directory', 'department')}>
      <SelectField
        label={label}
        labelHidden
        value={filters[column]?.[0] ?? ''}
        placeholder={placeholder}
        choices={namedChoices(names)}
        onChange={(value) => change({ filters: withFilter(filters, column, [value]) })}
      />
    </div>
  )
  return (
    <Page title={places.goals.title} fill width="wide" actions={<Actions question={question} count={list.count} />}>
      <Outcome />
      <GoalTabs current="goals" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.goals.title} className={slot('page', 'panel')}>
        <Plots state={state} onChange={change} />
        <DataTable
          noun={noun}
          columns={columns}
          {...list}
          rowId={rowId}
          rowLabel={rowLabel}
          rowHref={rowHref}
          state={ungrouped.state}
          onChange={ungrouped.onChange}
          selected={chosen.ids}
          onSelect={choose}
          bulkActions={<BulkActions goals={chosen.rows} />}
          tools={
            <>
              <PersonFilter
                people={people}
                chosen={question.people}
                onChange={(ids) => change({ filters: withFilter(filters, 'person', ids) })}
              />
              {select('Health', 'standing', 'Any health', goalStatusNames)}
              {select('Group', 'group', 'Ungrouped', groupingNames)}
              <TableViews list="goals" columns={addressed} state={state} onChange={change} />
            </>
          }
          empty={noneYet}
        />
      </div>
      <GoalDialogs />
    </Page>
  )
}

/** What stands together is in the address like a filter, and is none: clearing the filters leaves it. */
const useUngrouped = (...[state, change]: ReturnType<typeof useTableState>) =>
  useMemo(() => {
    const { group = none, ...filters } = state.filters
    const onChange: typeof change = (changed) =>
      change(
        changed.filters === undefined ? changed : { ...changed, filters: withFilter(changed.filters, 'group', group) },
      )
    return { state: { ...state, filters }, onChange }
  }, [state, change])

/** By the id of the first row of each. */
const useHeadings = (
  group: GoalGrouping | null,
  question: GoalListing,
  rows: ReadonlyArray<GoalRow | undefined>,
): ReadonlyMap<string, Heading> => {
  const locale = useLocale()
  const groups = useSelector(useGroups(group === null ? null : question), goalGroupsReading.foundIn)
  return useMemo(() => {
    const headings = new Map<string, Heading>()
    if (group === null) return headings
    const counts = new Map((groups ?? []).map(({ of, count }) => [of, count]))
    for (const [at, row] of rows.entries()) {
      if (row === undefined) continue
      const [before, { of, name }] = [rows[at - 1], groupOf(group, row)]
      if (before !== undefined && groupOf(group, before).of === of) continue
      const count = counts.get(of)
      headings.set(row.id, { name, count: count === undefined ? null : writtenNumber(locale, count) })
    }
    return headings
  }, [group, groups, rows, locale])
}

interface ActionsProps {
  readonly question: GoalListing
  readonly count: number | null
}

const Actions = ({ question, count }: ActionsProps) => (
  <>
    <Give question={question} />
    <More question={question} count={count} />
  </>
)

/** Whom the list is narrowed to is chosen to begin with. */
const Give = ({ question }: Pick<ActionsProps, 'question'>) => {
  const { people, departments } = question
  const actor = useActor()
  const dialogs = useDialogs()
  const today = useToday()
  const directory = usePart('employees') ?? none
  if (!givesGoals(actor)) return null
  const isNarrowed = people.length > 0 || departments.length > 0
  const chosen = () =>
    peopleToGive(actor, directory)
      .filter(
        ({ id, department }) =>
          isNarrowed &&
          (people.length === 0 || people.includes(id)) &&
          (departments.length === 0 || (department !== null && departments.includes(department.id))),
      )
      .map(({ id }) => id)
  return (
    <Button
      tone="solid"
      aria-haspopup="dialog"
      onClick={() => askToGive(dialogs, { people: chosen(), question, today })}
    >
      Assign goals…
    </Button>
  )
}

const More = ({ question, count }: ActionsProps) => {
  const { isBusy, fetch } = useGoalDownload()
  const dialogs = useDialogs()
  const denied = isBusy ? 'Loading…' : undefined
  const actor = useActor()
  const keepsTemplates = routeAccess('goalTemplates', actor, useOffering()).allowed
  return (
    <Menu
      label="More"
      icon={<Ellipsis />}
      tone="outline"
      align="end"
      items={[
        ...(keepsTemplates ? [{ id: 'templates', label: 'Templates', href: pathTo('goalTemplates') }] : []),
        {
          id: 'continue',
          label: 'Copy all shown to the next period…',
          denied: count === 0 ? 'No goals to copy.' : undefined,
          onSelect: () => askToContinue(dialogs, { question }),
        },
        'separator',
        {
          id: 'csv',
          label: 'Download this list (CSV)',
          icon: <Download />,
          denied,
          onSelect: () => fetch({ kind: 'list', question }),
        },
        ...(givesGoals(actor)
          ? [{ id: 'import', label: places.goalImport.title, icon: <Upload />, href: pathTo('goalImport') }]
          : []),
        {
          id: 'ics',
          label: 'Download my and my reports’ due dates (calendar)',
          icon: <CalendarClock />,
          denied,
          onSelect: () => fetch({ kind: 'dueDays' }),
        },
      ]}
    />
  )
}
