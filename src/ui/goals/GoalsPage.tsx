import { useSelector } from '@xstate/react'
import { CalendarClock, Download, Ellipsis, Target } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { GoalGrouping, GoalListing } from '../../domain/goals/listing.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import { goalStatusNames, groupingNames } from '../../domain/goals/wording.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { goalGroupsReading, goalWindows } from '../../machines/goals/readings.ts'
import { useReadinessState } from '../app/machines.tsx'
import type { PageProps } from '../app/pages.ts'
import { useTimeZone } from '../app/time.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { useGoalDownload, useGroups, useWindows } from './area.ts'
import { columnIds, columnsOf, groupOf, type Heading, hiddenAtFirst, rowHref, rowId, rowLabel } from './columns.tsx'
import { GoalTabs } from './GoalTabs.tsx'
import { filterNames, groupingIn, listingOf } from './listing.ts'

const noun = { one: 'goal', many: 'goals' }
const addressed = [...new Set([...columnIds, ...filterNames])]
const none: ReadonlyArray<never> = []

const noneYet = (
  <EmptyState icon={<Target />} title="No goals yet">
    A goal says what somebody wants to reach, by when, and how far it has come. The first is added on a person’s
    profile, under Goals, or under My goals.
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
  const timeZone = useTimeZone()
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
    <Page title={places.goals.title} fill width="wide" actions={<Export question={question} />}>
      <GoalTabs current="goals" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.goals.title} className={slot('page', 'panel')}>
        <DataTable
          noun={noun}
          columns={columns}
          rows={list.rows}
          count={list.count}
          total={list.count}
          rowId={rowId}
          rowLabel={rowLabel}
          rowHref={rowHref}
          onShown={list.onShown}
          state={state}
          onChange={change}
          tools={
            <>
              {select('Standing', 'standing', 'All standings', goalStatusNames)}
              {select('Group', 'group', 'Not grouped', groupingNames)}
              <TableViews list="goals" columns={addressed} state={state} onChange={change} />
            </>
          }
          status={list.status}
          error={list.error}
          onRetry={list.onRetry}
          empty={noneYet}
        />
      </div>
    </Page>
  )
}

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

const Export = ({ question }: { readonly question: GoalListing }) => {
  const { isBusy, fetch } = useGoalDownload()
  const denied = isBusy ? 'It is being fetched.' : undefined
  return (
    <Menu
      label="More"
      icon={<Ellipsis />}
      tone="outline"
      align="end"
      items={[
        {
          id: 'csv',
          label: 'Download this list (CSV)',
          icon: <Download />,
          denied,
          onSelect: () => fetch({ kind: 'list', question }),
        },
        {
          id: 'ics',
          label: 'Download due days of mine and my reports (calendar)',
          icon: <CalendarClock />,
          denied,
          onSelect: () => fetch({ kind: 'dueDays' }),
        },
      ]}
    />
  )
}
