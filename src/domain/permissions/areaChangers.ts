/** Who could change what a rule of an area denied, beside those of the gates (`changers.ts`). All ours. What an area says ends so. */
import { type Changers, gateChangers } from './changers.ts'

const reporting = gateChangers.adminOrManagerOnly

export const allChangers: Changers = {
  ...gateChangers,
  notYourReport: reporting,
  ownReview: reporting,
  closedToManagers: 'An administrator can allow it in Company Settings.',
  adminsStart: 'An administrator can allow managers in the review settings.',
}
