import { type LeftoverSource, positionsLeft, reportsLeft } from './employees/accounts/leftovers.ts'
import { goalsLeft } from './goals/goals.leftovers.ts'
import { policiesLeft } from './policies/policies.leftovers.ts'

/** What the dialog that terminates lists, in its order. An area that gives people something to do adds its line. */
export const leftovers: ReadonlyArray<LeftoverSource> = [reportsLeft, positionsLeft, goalsLeft, policiesLeft]
