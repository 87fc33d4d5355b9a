import { useSelector } from '@xstate/react'
import { ChartNoAxesColumn, Download } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { reportAccess } from '../../domain/reports/access.ts'
import { MOST_ROWS } from '../../domain/reports/answering.ts'
import { datesIn, savedWording } from '../../domain/reports/askedWording.ts'
import { type ReportDefinition, reportNamed } from '../../domain/reports/catalogue.ts'
import { figureTitles } from '../../domain/reports/figureTitles.ts'
import type { ReportAnswer, ReportRow } from '../../domain/reports/nouns.ts'
import { type ReportQuestion, readAddress, unasked } from '../../domain/reports/question.ts'
import { type ReportShape, reportShapes } from '../../domain/reports/shapes.ts'
import { asksUnknownDepartment, asksUnknownPerson } from '../../domain/reports/unknown.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { DownloadActor } from '../../machines/kit/download.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReportActor } from '../../machines/reports/report.machine.ts'
import { useApp } from '../app/machines.tsx'
import type { PageProps } from '../app/pages.ts'
import { useActor, useOffering } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { useTableHabits } from '../app/useTableState.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Text } from '../kit/Text.tsx'
import { sorted } from '../kit/table/arranged.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { useNarrow } from '../kit/table/narrow.ts'
import { type Sort, type TableState, untouched } from '../kit/table/state.ts'
import { SampleNote } from '../organisation/SampleNote.tsx'
import { columnsOf } from './columns.tsx'
import { Figures } from './Figures.tsx'
import { LaterClosedReport, LaterSavedMenu } from './later.tsx'
import { Parameters } from './Parameters.tsx'
import { useQuestion } from './useQuestion.ts'

const back = { href: pathTo('reports'), label: 'Back to reports' }

/** § 2.1 One report. § 8 What one may not open looks as if it were not there. */
export const ReportPage = ({ params: { name = '' }, search }: PageProps) => {
  const report = reportNamed(name)
  const actor = useActor()
  const offering = useOffering()
  return report !== undefined && reportAccess(report, actor, offering).allowed ? (
    <Report key={report.name} report={report} search={search} />
  ) : (
    <LaterClosedReport saved={readAddress(search).saved} />
  )
}

interface ReportProps {
  readonly report: ReportDefinition
  readonly search: string
}

const Report = ({ report, search }: ReportProps) => {
  const { name, friendlyName } = report
  const shape = reportShapes[name]
  const actor = useApp().system.get('report') as ReportActor
  const file = useApp().system.get('reportFile') as DownloadActor
  const { question, saved, change, setSaved } = useQuestion(name, search)
  useEffect(() => actor.send({ type: 'report.opened', of: { name, question } }), [actor, name, question])
  useEffect(() => () => actor.send({ type: 'report.closed' }), [actor])
  const found = useSelector(actor, ({ context }) => context.found)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isExporting = useSelector(file, (snapshot) => snapshot.hasTag('busy'))
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const retry = () => actor.send({ type: 'retry.asked' })
  return (
    <Page
      title={friendlyName}
      fill
      width="wide"
      description={shape.about}
      back={back}
      actions={
        <>
          <LaterSavedMenu report={report} question={question} opened={saved} onSaved={setSaved} />
          <Button busy={isExporting} onClick={() => file.send({ type: 'download.asked', subject: { name, question } })}>
            {isExporting ? null : <Download aria-hidden="true" />}
            Download CSV
          </Button>
        </>
      }
    >
      <SampleNote />
      <Parameters shape={shape} question={question} found={found} onChange={change} />
      <Gone shape={shape} found={found} question={question} onChange={change} />
      {failure === null ? null : (
        <ErrorState title="The report could not be created" onRetry={retry}>
          {failureSentence(failure)}
        </ErrorState>
      )}
      {found === null ? null : (
        <>
          <Figures
            title={figureTitles[name]}
            shape={shape}
            figures={found.figures}
            only={question.only}
            onOnly={(only) => change({ only })}
          />
          <Made found={found} isLoading={isLoading} />
        </>
      )}
      {failure !== null && found === null ? null : (
        <Rows name={name} found={found} question={question} onChange={change} />
      )}
    </Page>
  )
}

interface GoneProps {
  readonly shape: ReportShape
  readonly found: ReportAnswer | null
  readonly question: ReportQuestion
  readonly onChange: (change: ReportQuestion) => void
}

/** A saved report, or a link, may name what is not there any more. */
const Gone = ({ shape, found, question, onChange }: GoneProps) => {
  const { department } = question
  if (found === null) return null
  if (asksUnknownPerson(shape, question, found))
    return (
      <Banner
        tone="warning"
        action={<Button onClick={() => onChange({ person: unasked, actor: unasked })}>{savedWording.everybody}</Button>}
      >
        {savedWording.unknownPerson}
      </Banner>
    )
  if (department === undefined || !asksUnknownDepartment(shape, question, found)) return null
  return (
    <Banner
      tone="warning"
      action={<Button onClick={() => onChange({ department: '' })}>{savedWording.allDepartments}</Button>}
    >
      {savedWording.unknownDepartment(department)}
    </Banner>
  )
}

interface MadeProps {
  readonly found: ReportAnswer
  /** Another is on its way. */
  readonly isLoading: boolean
}

/** When it was made, and by which clock its days are meant. */
const Made = ({ found: { generatedUtc, timeZone, count, rows }, isLoading }: MadeProps) => {
  const locale = useLocale()
  return (
    <>
      <Text tone="muted">
        {isLoading ? (
          'Creating the report…'
        ) : (
          <>
            Created <DateText value={generatedUtc} withTime timeZone={timeZone} />. {datesIn(timeZone)}
          </>
        )}
      </Text>
      {count > rows.length ? (
        <Banner tone="info">
          {`Showing the first ${writtenNumber(locale, MOST_ROWS)} of ${writtenNumber(locale, count)}. Filter the report or download all of it.`}
        </Banner>
      ) : null}
    </>
  )
}

interface RowsProps {
  readonly name: ReportDefinition['name']
  readonly found: ReportAnswer | null
  readonly question: ReportQuestion
  readonly onChange: (change: ReportQuestion) => void
}

const none: ReadonlyArray<ReportRow> = []

const Rows = ({ name, found, question, onChange }: RowsProps) => {
  const shape = reportShapes[name]
  const timeZone = useTimeZone()
  const locale = useLocale()
  const isWhole = found === null || found.count === found.rows.length
  const isNarrow = useNarrow()
  const columns = useMemo(
    () => columnsOf(shape, isWhole, locale, timeZone, isNarrow),
    [shape, isWhole, locale, timeZone, isNarrow],
  )
  const [habits, remember] = useTableHabits(
    `report.${name}`,
    columns.map(({ id }) => id),
  )
  const [sort, setSort] = useState<Sort | null>(null)
  const { search = '' } = question
  const state: TableState = useMemo(() => ({ ...untouched, ...habits, search, sort }), [habits, search, sort])
  const rows = useMemo(
    () => sorted(found?.rows ?? none, columns, isWhole ? sort : null),
    [found, columns, isWhole, sort],
  )
  // Asked for what there is not, which is said above, the report says nothing of anybody else.
  const isOfNothing =
    found !== null && (asksUnknownPerson(shape, question, found) || asksUnknownDepartment(shape, question, found))
  const empty = (
    <EmptyState icon={<ChartNoAxesColumn />} title={`No ${shape.noun.many}`}>
      {isOfNothing ? null : shape.empty}
    </EmptyState>
  )
  return (
    <DataTable
      noun={shape.noun}
      columns={columns}
      rows={rows}
      total={found?.count ?? 0}
      count={found?.count ?? null}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={(change) => {
        remember(change)
        if (change.search !== undefined) onChange({ search: change.search })
        if (change.sort !== undefined) setSort(change.sort)
      }}
      searchable={shape.isSearched !== false}
      status={found === null ? 'loading' : 'ready'}
      empty={empty}
    />
  )
}

const rowId = ({ id }: ReportRow) => id
const rowLabel = ({ cells }: ReportRow) => String(cells[0] ?? '')
const rowHref = ({ path }: ReportRow) => path ?? undefined
