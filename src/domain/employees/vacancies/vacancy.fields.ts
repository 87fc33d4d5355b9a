/** The fields of a vacancy, and who fills one (`kernel/record.ts`). All ours. */
import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { chosenOrNone, type Draft, dayOrNone, line, recordOf, text } from '../../kernel/record.ts'
import { POSITION_TITLE_MAX } from '../position.fields.ts'

export const vacancyFields = recordOf({
  title: line('Position', POSITION_TITLE_MAX, 'Enter a position'),
  departmentId: chosenOrNone<DepartmentId>('Department'),
  reportsTo: chosenOrNone<EmployeeId>('Reports to'),
  startDay: dayOrNone('Planned start'),
  note: text('Note', 2000),
})
export type VacancyDraft = Draft<typeof vacancyFields.fields>

const filling = { person: chosenOrNone<EmployeeId>('Person') }

export type FillingDraft = Draft<typeof filling>

export const fillingFields = recordOf(filling, ({ person }: FillingDraft) => ({
  person: person === null ? 'Choose a person' : null,
}))
