/** A saved report, or a link, may ask for what is not there any more, or never was here: then it says so. */
import { NOTHING } from './answering.ts'
import type { ReportAnswer } from './nouns.ts'
import type { ReportQuestion } from './question.ts'
import type { ReportShape } from './shapes.ts'

/** A department in which it has nothing, though it tells of departments. */
export const asksUnknownDepartment = (
  { columns }: ReportShape,
  { department }: ReportQuestion,
  { departments }: Pick<ReportAnswer, 'departments'>,
): boolean =>
  department !== undefined &&
  department !== NOTHING &&
  columns.some(({ key }) => key === 'department') &&
  !departments.includes(department)

/** Somebody who neither works here nor ever did. */
export const asksUnknownPerson = (
  { asksPeople }: ReportShape,
  { person, actor }: ReportQuestion,
  { named }: Pick<ReportAnswer, 'named'>,
): boolean =>
  asksPeople === true && [person, actor].some((id) => id !== undefined && !named.some((one) => one.id === id))
