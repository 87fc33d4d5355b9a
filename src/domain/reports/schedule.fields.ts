/** When a saved report is mailed (`kernel/record.ts`): how often, and on which day. All ours. */

import { ordinal } from '../kernel/locale.ts'
import { choice, type Draft, recordOf } from '../kernel/record.ts'
import { weekdayNames } from '../kernel/rhythm.ts'

/** No month is shorter, so that none is left out. */
const LAST_NUMBERED = 28

const numbered = Object.fromEntries(Array.from({ length: LAST_NUMBERED }, (_, at) => [String(at + 1), ordinal(at + 1)]))

const monthDayNames: Readonly<Record<string, string>> = { ...numbered, last: 'Last day' }

export const scheduleFields = recordOf({
  every: choice('How often', { day: 'Every day', week: 'Every week', month: 'Every month' }, 'week'),
  weekday: choice('On', weekdayNames as Readonly<Record<string, string>>, '1'),
  monthDay: choice('On the', monthDayNames, '1'),
})
export type ScheduleDraft = Draft<typeof scheduleFields.fields>
