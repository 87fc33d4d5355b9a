import { mayCheckGoals } from '../../../domain/goals/import/lifecycle.ts'
import type { GoalImport, GoalImportReport } from '../../../domain/goals/import/nouns.ts'
import { goalImportDenials, goalImportWording } from '../../../domain/goals/import/wording.ts'
import { changingImport } from '../../kit/import/changing.ts'
import { tell } from '../../kit/tell.ts'

/** Import of goals: what is new is added, what is here is changed. System id: `goals/import`. */
export const goalImport = changingImport<GoalImport, GoalImportReport>()({
  id: 'goalImport',
  mayCheck: mayCheckGoals,
  denials: goalImportDenials,
  wording: goalImportWording,
  tellChanged: (telling) => tell(telling, 'goals', { type: 'goals.changed' }),
})
