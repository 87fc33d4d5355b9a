import { MessagesSquare, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useId, useMemo } from 'react'
import { mayManageCheckIn, mayWriteTemplates } from '../../domain/checkIns/access.ts'
import { mayMove } from '../../domain/checkIns/lifecycle.ts'
import type { CheckInTab } from '../../domain/checkIns/listing.ts'
import type { ManyField } from '../../domain/checkIns/many.fields.ts'
import type { CheckInRow, Choosable } from '../../domain/checkIns/nouns.ts'
import { denials, tabNames } from '../../domain/checkIns/wording.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { checkInWindows } from '../../machines/checkIns/readings.ts'
import { ListDownloadButton } from '../app/ListDownloadButton.tsx'
import { PersonFilter } from '../app/PersonFilter.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { useChosenRows } from '../app/useChosenRows.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { withFilter } from '../kit/table/state.ts'
import { useChoices, useWindows } from './area.ts'
import { columnIds, columnsOf, hiddenAtFirst, rowHref, rowId, rowLabel } from './columns.tsx'
import { filterNames, listingOf, personIn, tabHref, tabIn } from './listing.ts'
import { laterMany, useIsOpen } from './many/later.ts'
import { Overview } from './Overview.tsx'

const noun = { one: 'check-in', many: 'check-ins' }
const addressed = [...new Set([...columnIds, ...filterNames])]

const nobody: ReadonlyArray<Choosable> = []

const none: Record<CheckInTab, ReactNode> = {
  pending: (
    <EmptyState icon={<MessagesSquare />} title="No upcoming check-ins">
      A check-in is a meeting between an employee and their manager, or someone above them. Both prepare it and both see
      what was agreed. Choose New check-in to plan one, or a whole series.
    </EmptyState>
  ),
  completed: (
    <EmptyState icon={<MessagesSquare />} title="No completed check-ins">
      Completed check-ins show here.
    </EmptyState>
  ),
}

/** Who reviews is of a whole series, and not of one of it. */
const manyOf: ReadonlyArray<ManyField> = ['dueDay']
const area = 'checkIns/many'
const Many = laterMany(area)
const hrefOf = (id: string): string => pathTo('checkIn', { id })

/** What stands in the way of changing one; the server asks the same. */
const whyNot = (actor: Actor, { employee, reviewer, line, status }: CheckInRow): string | undefined => {
  const may = mayManageCheckIn(actor, { employeeId: employee.id, reviewerId: reviewer.id, line })
  if (!may.allowed) return denials[may.because]
  const moves = mayMove(status)
  return moves.allowed ? undefined : denials[moves.because]
}

/** § 2.1, § 4 The check-ins one may see: those to come, and apart from them what is complete. */
export const CheckInsPage = ({ search }: PageProps) => {
  const panel = useId()
  const tab = tabIn(search)
  return (
    <Page title={places.checkIns.title} fill width="wide" actions={<Actions />}>
      <Tabs
        label="Check-ins"
        tabs={(['pending', 'completed'] as const).map((one) => ({ href: tabHref(one), label: tabNames[one] }))}
        current={tabHref(tab)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={tabNames[tab]} className={slot('page', 'panel')}>
        <List key={tab} tab={tab} search={search} />
      </div>
    </Page>
  )
}

const Actions = () => {
  const mayWrite = mayWriteTemplates(useActor()).allowed
  return (
    <>
      {mayWrite ? <LinkButton href={pathTo('checkInTemplates')}>Templates</LinkButton> : null}
      <LinkButton href={pathTo('checkInCreate')} tone="solid">
        <Plus aria-hidden="true" />
        New check-in
      </LinkButton>
    </>
  )
}

const List = ({ tab, search }: { readonly tab: CheckInTab; readonly search: string }) => {
  const kept = useMemo(() => (tab === 'pending' ? undefined : { tab }), [tab])
  const [state, change] = useTableState({
    table: 'checkIns',
    columns: addressed,
    hiddenAtFirst,
    path: pathTo('checkIns'),
    search,
    ...(kept && { kept }),
  })
  const { search: words, filters, sort } = state
  const question = useMemo(() => listingOf({ search: words, filters, sort }, tab), [words, filters, sort, tab])
  const list = useWindowedList(useWindows(), checkInWindows, question)
  const timeZone = useTimeZone()
  const locale = useLocale()
  const [chosen, chooseRows] = useChosenRows(list.rows)
  const actor = useActor()
  const columns = useMemo(() => columnsOf({ tab, locale, timeZone }), [tab, locale, timeZone])
  const people = useChoices()
  const person = personIn(state)
  const choose = (ids: ReadonlyArray<string>) => change({ filters: withFilter(filters, 'person', ids) })
  return (
    <>
      <Overview person={person} onPerson={(id) => choose(id === null ? [] : [id])} />
      {useIsOpen(area) ? (
        <Suspense fallback={null}>
          <Many.After of="checkIn" noun={noun} href={hrefOf} reviewers={nobody} />
        </Suspense>
      ) : null}
      <DataTable
        noun={noun}
        columns={columns}
        {...list}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={change}
        tools={
          <>
            <PersonFilter one people={people} chosen={person === null ? [] : [person]} onChange={choose} />
            <TableViews list="checkIns" columns={addressed} state={state} onChange={change} />
            <ListDownloadButton by="checkInDownload" question={question} />
          </>
        }
        {...(tab === 'pending' && {
          selected: chosen.ids,
          onSelect: chooseRows,
          bulkActions: (
            <Suspense fallback={null}>
              <Many.Actions
                of="checkIn"
                fields={manyOf}
                rows={chosen.rows.map((row) => ({ ...row, name: rowLabel(row), why: whyNot(actor, row) }))}
              />
            </Suspense>
          ),
        })}
        empty={none[tab]}
      />
    </>
  )
}
