/** What stands above a policy's text, and what is said of a change of it (`kernel/record.ts`). Ours. */
import { type Draft, line, lineOrNone, recordOf, text } from '../kernel/record.ts'

export const POLICY_CATEGORY_MAX = 80

export const headingFields = recordOf({
  title: line('Title', 160),
  category: lineOrNone('Category', POLICY_CATEGORY_MAX),
})
export type PolicyHeading = Draft<typeof headingFields.fields>

/** In plain words, for those who are asked to agree again. */
export const changeFields = recordOf({ changeNote: text('What changed', 2_000) })
