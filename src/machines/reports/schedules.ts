import * as Result from 'effect/Result'
import type { ReportSchedule } from '../../domain/reports/nouns.ts'
import { type ScheduleDraft, scheduleFields } from '../../domain/reports/schedule.fields.ts'
import { scheduleWording } from '../../domain/reports/scheduleWording.ts'
import { collectionMachine, type SendChange } from '../kit/collection.machine.ts'
import { draftOf } from '../kit/drafts.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { ReportPorts } from './reports.ports.ts'

/** The mails of a saved report are to end. */
export interface ScheduleChange {
  readonly id: ReportSchedule['id']
  /** Of the saved report. */
  readonly name: string
}

/** Nobody else changes them. */
const staleAfterMs = 600_000

/** When one’s saved reports are mailed, as a collection (`kit/collection.machine.ts`). */
export const reportSchedulesMachine = collectionMachine<ReportSchedule, ScheduleChange>({
  id: 'reportSchedules',
  staleAfterMs,
  changed: () => null,
  messages: {
    done: ({ name }) => scheduleWording.stopped(name),
    refused: (_, failure) => `${scheduleWording.saveFailed}. ${failureSentence(failure)}`,
  },
})

/** What is asked about a saved report: when it is mailed. */
export interface Scheduled {
  readonly id: ReportSchedule['id']
  readonly name: string
  /** It was saved with days, which stay as they are. */
  readonly keepsDays: boolean
  /** 0 where it was not mailed so far. */
  readonly version: number
}

export const scheduleDraft = draftOf<ScheduleDraft>('reportScheduleDialogs')

/** The kit’s record dialogs over one saved report. */
export const scheduleDialogs = dialogsOf<Scheduled, 'schedule', ScheduleDraft, ReportSchedule>({
  id: 'reportScheduleDialogs',
  dialogs: { schedule: { hasDraft: true } },
  messages: { done: () => scheduleWording.saved, failed: () => scheduleWording.saveFailed },
})

export const scheduleDialogsMachine = scheduleDialogs.machine

export const savingSchedule =
  ({
    saveSchedule,
  }: Pick<ReportPorts, 'saveSchedule'>): RunDialog<Scheduled, 'schedule', ScheduleDraft, ReportSchedule> =>
  ({ record: { id, version }, form }, signal) =>
    saveSchedule({ id, schedule: { ...scheduleFields.toSaved(form), version } }, signal)

/** Fills `reportSchedules.send`. */
export const endingSchedules =
  ({ removeSchedule }: Pick<ReportPorts, 'removeSchedule'>): SendChange<ReportSchedule, ScheduleChange> =>
  async ({ change: { id }, item }, signal) =>
    item === null
      ? Result.succeed(null)
      : Result.map(await removeSchedule({ id, version: item.version }, signal), () => null)
