import { ClipboardCheck, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useId, useMemo } from 'react'
import type { ManyField } from '../../domain/checkIns/many.fields.ts'
import type { Choosable } from '../../domain/checkIns/nouns.ts'
import { reviewersFor } from '../../domain/checkIns/people.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { mayManageReview, mayStartReviews, mayWriteSettings } from '../../domain/reviews/access.ts'
import type { ReviewTab } from '../../domain/reviews/listing.ts'
import type { ReviewChoices, ReviewRow } from '../../domain/reviews/nouns.ts'
import { denials, tabNames } from '../../domain/reviews/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { reviewWindows } from '../../machines/reviews/readings.ts'
import { ListDownloadButton } from '../app/ListDownloadButton.tsx'
import { PersonFilter } from '../app/PersonFilter.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { useChosenRows } from '../app/useChosenRows.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { TableViews } from '../app/views/later.tsx'
import { personIn } from '../checkIns/listing.ts'
import { laterMany, useIsOpen } from '../checkIns/many/later.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { useNarrow } from '../kit/table/narrow.ts'
import { withFilter } from '../kit/table/state.ts'
import { useChoices, useWindows } from './area.ts'
import { columnIds, columnsOf, hiddenAtFirst, rowHref, rowId, rowLabel } from './columns.tsx'
import { filterNames, listingOf, tabHref, tabIn } from './listing.ts'

const noun = { one: 'review', many: 'reviews' }
const addressed = [...new Set([...columnIds, ...filterNames])]
const tabs = ['pending', 'completed'] as const

const nobody: ReadonlyArray<Choosable> = []

const none: Record<ReviewTab, ReactNode> = {
  pending: (
    <EmptyState icon={<ClipboardCheck />} title="No reviews in progress">
      In a review, an employee and their reviewer each write about the past period, discuss it and agree on a report. If
      you can start reviews, choose New performance review above.
    </EmptyState>
  ),
  completed: (
    <EmptyState icon={<ClipboardCheck />} title="No completed reviews">
      Completed reviews show here.
    </EmptyState>
  ),
}

const manyOf: ReadonlyArray<ManyField> = ['dueDay', 'reviewerId']
const reviewerNote = 'A new reviewer takes over what the previous one wrote and submits it again.'
const area = 'reviews/many'
const Many = laterMany(area)
const hrefOf = (id: string): string => pathTo('pr', { id })

/** What stands in the way of changing one; the server asks the same. */
const whyNot = (actor: Actor, review: ReviewRow): string | undefined => {
  const may = mayManageReview(actor, { ...review, employeeId: review.employee.id, reviewerId: review.reviewer.id })
  return may.allowed ? undefined : denials[may.because]
}

/** § 2.1, § 4 The reviews one may see: those under way, and apart from them what is complete. */
export const ReviewsPage = ({ search }: PageProps) => {
  const panel = useId()
  const tab = tabIn(search)
  const choices = useChoices()
  return (
    <Page title={places.prs.title} fill width="wide" actions={<Actions choices={choices} />}>
      <Tabs
        label="Performance reviews"
        tabs={tabs.map((one) => ({ href: tabHref(one), label: tabNames[one] }))}
        current={tabHref(tab)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={tabNames[tab]} className={slot('page', 'panel')}>
        <List key={tab} tab={tab} search={search} people={choices?.people ?? null} />
      </div>
    </Page>
  )
}

const Actions = ({ choices }: { readonly choices: ReviewChoices | null }) => {
  const actor = useActor()
  return (
    <>
      {mayWriteSettings(actor).allowed ? (
        <>
          <LinkButton href={pathTo('prSettings')}>Settings</LinkButton>
          <LinkButton href={pathTo('prTemplates')}>Templates</LinkButton>
          <LinkButton href={pathTo('prCycles')}>Cycles</LinkButton>
        </>
      ) : null}
      <StartButton choices={choices} />
    </>
  )
}

/** Until it is known who starts reviews here, a manager is taken for one who does. */
const StartButton = ({ choices }: { readonly choices: ReviewChoices | null }) => {
  const may = mayStartReviews(useActor(), choices?.starters ?? 'managers')
  const label = (
    <>
      <Plus aria-hidden="true" />
      New performance review
    </>
  )
  return may.allowed ? (
    <LinkButton href={pathTo('prCreate')} tone="solid">
      {label}
    </LinkButton>
  ) : (
    <Button tone="solid" denied={denials[may.because]}>
      {label}
    </Button>
  )
}

interface ListProps {
  readonly tab: ReviewTab
  readonly search: string
  readonly people: ReadonlyArray<Choosable> | null
}

const List = ({ tab, search, people }: ListProps) => {
  const kept = useMemo(() => (tab === 'pending' ? undefined : { tab }), [tab])
  const [state, change] = useTableState({
    table: 'reviews',
    columns: addressed,
    hiddenAtFirst,
    path: pathTo('prs'),
    search,
    ...(kept && { kept }),
  })
  const { search: words, filters, sort } = state
  const question = useMemo(() => listingOf({ search: words, filters, sort }, tab), [words, filters, sort, tab])
  const list = useWindowedList(useWindows(), reviewWindows, question)
  const timeZone = useTimeZone()
  const [chosen, choose] = useChosenRows(list.rows)
  const actor = useActor()
  const isNarrow = useNarrow()
  const columns = useMemo(() => columnsOf({ tab, timeZone, isNarrow }), [tab, timeZone, isNarrow])
  const person = personIn(state)
  return (
    <>
      {useIsOpen(area) ? (
        <Suspense fallback={null}>
          <Many.After
            of="review"
            noun={noun}
            href={hrefOf}
            reviewers={reviewersFor(
              actor,
              chosen.rows.map(({ employee }) => employee.id),
              people ?? nobody,
            )}
            note={reviewerNote}
          />
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
            <PersonFilter
              one
              people={people}
              chosen={person === null ? [] : [person]}
              onChange={(ids) => change({ filters: withFilter(filters, 'person', ids) })}
            />
            <TableViews list="reviews" columns={addressed} state={state} onChange={change} />
            <ListDownloadButton by="reviewDownload" question={question} />
          </>
        }
        {...(tab === 'pending' && {
          selected: chosen.ids,
          onSelect: choose,
          bulkActions: (
            <Suspense fallback={null}>
              <Many.Actions
                of="review"
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
