/** The fields of an end of employment (`kernel/record.ts`); which days are possible, and who takes over, is `termination.ts`. */

import type { EmployeeId } from '../kernel/ids.ts'
import { problemSentence } from '../kernel/inputProblems.ts'
import { choiceOrNone, chosenOrNone, type Draft, day, lineOrEmpty, recordOf, text } from '../kernel/record.ts'

/** Why somebody leaves: a list, so that there can be figures; whatever else it is, is written down. */
export const leavingNames = {
  resignation: 'Resignation',
  retirement: 'Retirement',
  endOfContract: 'End of contract',
  dismissal: 'Dismissal',
  redundancy: 'Redundancy',
  death: 'Death',
  other: 'Another reason',
} as const
export type LeavingKind = keyof typeof leavingNames
export const leavingKinds = Object.keys(leavingNames) as ReadonlyArray<string> as ReadonlyArray<LeavingKind>

const missing = problemSentence('missing', 0)

export const terminationFields = recordOf(
  {
    date: day('Last day'),
    kind: {
      ...choiceOrNone<LeavingKind>('Reason', leavingNames),
      required: true,
      problem: (chosen: LeavingKind | null) => (chosen === null ? 'Choose a reason' : null),
    },
    reason: lineOrEmpty('In a few words', 400),
    reassignReportsTo: chosenOrNone<EmployeeId>('New manager of their reports'),
    notes: text('Notes', 4000),
  },
  ({ kind, reason }) => ({ reason: kind === 'other' && reason.trim() === '' ? missing : null }),
)
export type TerminationDraft = Draft<typeof terminationFields.fields>
