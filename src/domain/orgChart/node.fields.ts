/** What stands on a node (`kernel/record.ts`; § 2.6): a sentence or two that every member may read, and the person's tags. Ours. */
import { employeeFields } from '../employees/employee.fields.ts'
import { type Draft, recordOf, text } from '../kernel/record.ts'

export const nodeFields = recordOf({ note: text('Note', 280), ...employeeFields.tags.fields })
export type NodeDraft = Draft<typeof nodeFields.fields>
