/** The fields of a position (`kernel/record.ts`). Its start is a day in the tenant's zone. */
import { type Draft, dayOrNone, line, recordOf, text, yesNo } from '../kernel/record.ts'

export const POSITION_TITLE_MAX = 120
export const POSITION_DESCRIPTION_MAX = 20_000

export const positionFields = recordOf({
  title: line('Title', POSITION_TITLE_MAX),
  description: text('Position description', POSITION_DESCRIPTION_MAX),
  startDate: dayOrNone('Start date'),
  isCurrent: yesNo('Current position', false),
})
export type PositionDraft = Draft<typeof positionFields.fields>
