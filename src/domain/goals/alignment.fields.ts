/** Where a goal stands among the others (`kernel/record.ts`, `alignment.ts`). Ours. */
import type { GoalId } from '../kernel/ids.ts'
import { choice, chosenOrNone, recordOf } from '../kernel/record.ts'

/** What a goal serves, with what it is called. */
export interface ServedGoal {
  readonly id: GoalId
  readonly title: string
}

export const sharingNames = {
  manager: 'The person, their manager and administrators',
  company: 'Everyone in the company',
} as const
export type Sharing = keyof typeof sharingNames

export const alignmentFields = recordOf({
  // With its title, for the form. Called as what is sent is, so that a refusal stands below it.
  servesId: chosenOrNone<ServedGoal>('Supports'),
  sharedWith: choice('Visible to', sharingNames, 'manager'),
})
