/** The fields of a pause of somebody's reminders (`kernel/record.ts`): the day they go on, and why they wait (ours). */
import { dayProblem } from '../kernel/inputProblems.ts'
import type { Day } from '../kernel/nouns.ts'
import { type Draft, day, lineOrEmpty, recordOf } from '../kernel/record.ts'
import { mayPauseUntil } from './pauses.ts'
import { denials } from './wording.ts'

export const pauseFields = recordOf(
  { untilDay: day('Until'), reason: lineOrEmpty('Reason', 160) },
  ({ untilDay }, today: Day) => {
    if (dayProblem(untilDay) !== null) return {}
    const may = mayPauseUntil(untilDay, today)
    return may.allowed ? {} : { untilDay: denials[may.because] }
  },
)
export type PauseDraft = Draft<typeof pauseFields.fields>
