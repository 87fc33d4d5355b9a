import { planFields } from '../../domain/checkIns/checkIn.fields.ts'
import { type SeriesTask, seriesFields } from '../../domain/checkIns/series.fields.ts'
import { checkInIn, idIn, type MeetingContext, workIn } from './meetingContext.ts'
import { meetingPlanForm, meetingSeriesForm } from './meetingForms.ts'

/** What the children of a check-in begin with (`meeting.machine.ts`). */
export const planInput = (context: MeetingContext) => {
  const base = checkInIn(context)
  return meetingPlanForm.inputOf({ scope: { timeZone: context.timeZone }, id: base.id, base, blank: planFields.blank })
}

export const seriesInput = (context: MeetingContext) => {
  const base = checkInIn(context)
  const { task } = workIn(context) as { readonly task: SeriesTask }
  return meetingSeriesForm.inputOf({ scope: { task }, id: base.id, base, blank: seriesFields.blank })
}

export const commentSent = (context: MeetingContext) => {
  const { id, text } = context.typed.comment as NonNullable<MeetingContext['typed']['comment']>
  return { id: idIn(context), comment: { id, text: text.trim() } }
}
