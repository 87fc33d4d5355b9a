/** What stands on a node (`kernel/record.ts`; § 2.6): a sentence or two that every member may read, and the person's tags. Ours. */
import { type Draft, recordOf, text } from '../kernel/record.ts'
import { tagsFields } from '../tags/tags.fields.ts'

export const nodeFields = recordOf({ note: text('Note', 280), ...tagsFields.fields })
export type NodeDraft = Draft<typeof nodeFields.fields>
