import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { ReportDefinition } from '../../domain/reports/catalogue.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import { type SavedReport, savedQuery, savedReportsIn, savedReportsList } from '../../domain/reports/savedReport.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { viewDraft } from '../../machines/views/savedViews.ts'
import type { ViewActors, ViewsActor } from '../app/views/WithViews.tsx'

/** One’s own, of all reports. */
export const useSaved = (views: ViewsActor): ReadonlyArray<SavedReport> => {
  const items = useSelector(views, ({ context }) => context.items)
  return useMemo(() => savedReportsIn(items), [items])
}

const nameAsked = (name: string) => viewDraft.inputOf({ name, isShared: false })

/** What can be done to a saved report, wherever it is offered. */
export const doingWith = ({ views, dialogs }: ViewActors) => ({
  save: () => {
    const record = { id: crypto.randomUUID() as string as ItemId, list: savedReportsList }
    dialogs.send({ type: 'record.selected', record, dialog: 'save', draft: nameAsked('') })
  },
  update: ({ view: { id, name, isDefault, isShared }, report }: SavedReport, question: ReportQuestion) => {
    const to = { list: savedReportsList, name, query: savedQuery(report.name, question), isDefault, isShared }
    views.send({ type: 'change.asked', change: { id, to } })
  },
  rename: ({ view }: SavedReport) => ask(dialogs, view, 'rename'),
  remove: ({ view }: SavedReport) => ask(dialogs, view, 'delete'),
})

const ask = (dialogs: RecordDialogsActor, view: SavedReport['view'], dialog: 'rename' | 'delete') =>
  dialogs.send({
    type: 'record.selected',
    record: view,
    dialog,
    draft: dialog === 'delete' ? undefined : nameAsked(view.name),
  })

/** What a report is saved as. */
export const queryOf = (report: ReportDefinition, question: ReportQuestion): string => savedQuery(report.name, question)
