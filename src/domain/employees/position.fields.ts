/** The fields of a position (`kernel/record.ts`). Its start is a day in the tenant's zone. */
import { type Draft, dayOrNone, line, recordOf, text, yesNo } from '../kernel/record.ts'

export const POSITION_TITLE_MAX = 120

export const positionFields = recordOf({
  title: line('Title', POSITION_TITLE_MAX),
  description: text('Position description', 20_000),
  startDate: dayOrNone('Start date'),
  isCurrent: yesNo('Current position', false),
})
export type PositionDraft = Draft<typeof positionFields.fields>
