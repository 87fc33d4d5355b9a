import { type PlanDraft, planFields } from '../../domain/checkIns/checkIn.fields.ts'
import type { CheckIn } from '../../domain/checkIns/nouns.ts'
import {
  type SeriesDraft,
  type SeriesTask,
  seriesDraftOf,
  seriesFields,
  seriesProblems,
  toSeriesAct,
} from '../../domain/checkIns/series.fields.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import { dayIn, timeIn } from '../../domain/kernel/days.ts'
import type { CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import { recordForm, theirsOf } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { MeetingPorts } from './checkIns.ports.ts'

/** By whose clocks it takes place. */
export interface PlanScope {
  readonly timeZone: string
}

const planDraftOf = (checkIn: CheckIn, { timeZone }: PlanScope): PlanDraft => {
  const at = Date.parse(checkIn.scheduledDateUTC)
  const day = dayIn(timeZone, at)
  const dueDay = dayIn(timeZone, Date.parse(checkIn.dueDateUtc))
  return planFields.draftOf({
    name: checkIn.name,
    reviewerId: checkIn.reviewer.id,
    locationId: checkIn.location?.id ?? null,
    day,
    time: timeIn(timeZone, at),
    minutes: checkIn.minutes,
    // Without a day of its own it is due on its day.
    dueDay: dueDay === day ? null : dueDay,
  })
}

/** When and where it is, and who reviews. Saving answers the check-in; null stands for one that is gone. */
export const meetingPlanForm = recordForm<PlanDraft, CheckIn, PlanScope, CheckIn | null>({
  id: 'meetingPlanForm',
  ...planFields,
  problems: (draft) => planFields.problems(draft),
  changes: (before, after) => planFields.changes(before, after),
  draftOf: planDraftOf,
  messages: { saved: wording.saved, failed: wording.saveFailed },
})

export const savingPlan =
  ({ saveCheckIn }: Pick<MeetingPorts, 'saveCheckIn'>): SaveRecord<PlanDraft, CheckIn, PlanScope, CheckIn | null> =>
  ({ id, base, draft }, signal) => {
    const { reviewerId, ...planned } = planFields.toSaved(draft)
    const change = { version: base?.version ?? 0, ...planned, reviewerId: reviewerId as EmployeeId }
    return saveCheckIn({ id: id as CheckInId, change }, signal)
  }

/** For both forms. */
export const loadingForForm =
  ({ loadCheckIn }: Pick<MeetingPorts, 'loadCheckIn'>): LoadTheirs<CheckIn, unknown, CheckIn | null> =>
  async ({ id }, signal) =>
    theirsOf(await loadCheckIn({ id: id as CheckInId }, signal))

/** What is done with a series, which is known by any of its check-ins. */
export interface SeriesScope {
  readonly task: SeriesTask
}

/** One of a series is moved, another rhythm, the end. Saving answers the check-in. */
export const meetingSeriesForm = recordForm<SeriesDraft, CheckIn, SeriesScope, CheckIn | null>({
  id: 'meetingSeriesForm',
  ...seriesFields,
  problems: (draft, { task }) => seriesProblems(draft, task),
  changes: (before, after) => seriesFields.changes(before, after),
  draftOf: ({ series, number }, { task }) =>
    series === null ? seriesFields.blank : seriesDraftOf(series, task, number ?? 0),
  isDialog: true,
  messages: { saved: wording.seriesChanged, failed: wording.seriesFailed },
})

export const savingSeries =
  ({
    changeSeries,
  }: Pick<MeetingPorts, 'changeSeries'>): SaveRecord<SeriesDraft, CheckIn, SeriesScope, CheckIn | null> =>
  ({ id, scope: { task }, base, draft }, signal) => {
    const change = { version: base?.series?.version ?? 0, act: toSeriesAct(draft, task) }
    return changeSeries({ id: id as CheckInId, change }, signal)
  }
