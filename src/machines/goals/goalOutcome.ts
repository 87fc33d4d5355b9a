import type { GoalsMade, GoalsTakenBack } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { GoalActId } from '../../domain/kernel/ids.ts'
import { outcomeOf } from '../kit/outcome.machine.ts'
import type { GoalsDialog } from './goalDialogs.ts'

export type GoalOutcome =
  | { readonly kind: 'made'; readonly by: GoalsDialog; readonly made: GoalsMade }
  | { readonly kind: 'takenBack'; readonly takenBack: GoalsTakenBack }

/** What came of giving goals to many, or of going on with many. System id: `goalOutcome`. */
export const goalOutcome = outcomeOf<GoalOutcome, { readonly id: GoalActId }, GoalsTakenBack>({
  id: 'goalOutcome',
  undoOf: (outcome) => (outcome.kind === 'made' && outcome.made.goals > 0 ? { id: outcome.made.id } : null),
  undone: (takenBack) => ({ kind: 'takenBack', takenBack }),
  changed: () => ({ type: 'goals.changed' }),
  // It stands on the page, unless something newer does.
  said: (_, isHidden) => (isHidden ? { kind: 'success', text: wording.takenBack } : null),
  failed: wording.takeBackFailed,
})
