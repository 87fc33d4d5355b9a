/** What the dashboard says. All ours. */
import { moduleNames } from '../../billing/wording.ts'
import { whyDenied } from '../../permissions/changers.ts'
import type { GateReason } from '../../permissions/gate.ts'
import { denials } from '../../permissions/wording.ts'
import type { TileRefusal } from './choosing.ts'
import { type TileName, tileNeeds } from './tiles.ts'

export const tileTitles: Readonly<Record<TileName, string>> = {
  headcount: 'Headcount',
  joinersAndLeavers: 'Joiners and leavers',
  tenure: 'Years with us',
  compliance: 'Certifications missing or expired',
  policies: 'Policy agreements',
  certificationsExpiring: 'Certifications expiring by month',
  goals: 'Goals by state',
  checkIns: 'Check-in rhythm',
  reviews: 'Performance reviews by stage',
  assets: 'Assets by state',
  services: 'Services due',
  blockers: 'Open blockers',
  positions: 'Position descriptions',
  toDo: 'Waiting for me',
}

/** What would fill it. */
export const tileEmpty: Readonly<Record<TileName, string>> = {
  headcount: 'It fills once somebody works here.',
  joinersAndLeavers: 'Nobody began or left in the last twelve months.',
  tenure: 'It fills once somebody works here.',
  compliance: 'Everybody holds what is required of them.',
  policies: 'It fills once a policy is published that asks for agreement.',
  certificationsExpiring: 'Nothing expires within twelve months.',
  goals: 'It fills once somebody has a goal.',
  checkIns: 'It fills once somebody works here.',
  reviews: 'It fills once a review is planned.',
  assets: 'It fills once an asset is added.',
  services: 'It fills once an asset has a service plan.',
  blockers: 'Nobody is blocked.',
  positions: 'It fills once somebody works here.',
  toDo: 'Nothing is waiting for you.',
}

/** By the days that it has been open at least. */
export const blockerAges: Readonly<Record<string, string>> = {
  0: 'Since today',
  1: '1 or 2 days',
  3: '3 to 6 days',
  7: '7 days and more',
}

export const lateNames: Readonly<Record<string, string>> = { late: 'Late', open: 'Not late' }

export const dashboardWording = {
  description: 'How things are, of the people and things that you may see. Each tile leads to its list.',
  loadFailed: 'Your dashboard could not be loaded',
  tileFailed: 'These figures could not be loaded',
  empty: 'There are no tiles on your dashboard',
  emptyHint: 'Add some, or go back to the standard set.',
} as const

export const tileDenials: Readonly<Record<TileRefusal, string>> = {
  tileUnknown: 'There is no such tile.',
  tileTwice: 'A tile can be on the dashboard once.',
  tileNotOffered: 'This tile shows nothing to you, so it cannot be added.',
}

/** Why a tile that was chosen shows nothing now. */
export const hiddenSentence = (name: TileName, because: GateReason): string => {
  const { requiredModule } = tileNeeds[name]
  return because === 'moduleMissing' && requiredModule !== null
    ? whyDenied(because, `Hidden, because your plan does not include ${moduleNames[requiredModule]}.`)
    : denials[because]
}
