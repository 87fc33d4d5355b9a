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
  compliance: 'Certification gaps',
  policies: 'Policy agreements',
  certificationsExpiring: 'Certifications expiring by month',
  goals: 'Goals by status',
  checkIns: 'Check-in rhythm',
  reviews: 'Performance reviews by stage',
  assets: 'Assets by status',
  services: 'Services due',
  blockers: 'Open blockers',
  positions: 'Position descriptions',
  toDo: 'Waiting for me',
}

/** Over its figures where they are read as a table: of what they are, and what they count. */
export const tileHeadings: Partial<Record<TileName, readonly [string, string]>> = {
  compliance: ['Status', 'Certifications'],
  goals: ['Status', 'Goals'],
  checkIns: ['Last held', 'People'],
  reviews: ['Stage', 'Reviews'],
  assets: ['Status', 'Assets'],
  services: ['Status', 'Services'],
  blockers: ['Open for', 'Blockers'],
  positions: ['Description', 'People'],
  toDo: ['Status', 'To do'],
}

/** What would fill it. */
export const tileEmpty: Readonly<Record<TileName, string>> = {
  headcount: 'Shows data once people are added.',
  joinersAndLeavers: 'No one joined or left in the last twelve months.',
  tenure: 'Shows data once people are added.',
  compliance: 'Everyone holds what they need.',
  policies: 'Shows data once a policy that needs agreement is published.',
  certificationsExpiring: 'Nothing expires within twelve months.',
  goals: 'Shows data once someone has a goal.',
  checkIns: 'Shows data once people are added.',
  reviews: 'Shows data once a review is planned.',
  assets: 'Shows data once an asset is added.',
  services: 'Shows data once an asset has a service plan.',
  blockers: 'No open blockers.',
  positions: 'Shows data once people are added.',
  toDo: 'Nothing is waiting for you.',
}

/** By the days that it has been open at least. */
export const blockerAges: Readonly<Record<string, string>> = {
  0: 'Since today',
  1: '1 or 2 days',
  3: '3 to 6 days',
  7: '7 days or more',
}

export const lateNames: Readonly<Record<string, string>> = { late: 'Overdue', open: 'Not overdue' }

export const dashboardWording = {
  description: 'Key figures for everything you can see. Select a tile to open its list.',
  loadFailed: 'Your dashboard could not be loaded',
  tileFailed: 'These figures could not be loaded',
  empty: 'Your dashboard is empty',
  emptyHint: 'Add some, or reset to the default set.',
} as const

export const tileDenials: Readonly<Record<TileRefusal, string>> = {
  tileUnknown: 'This tile no longer exists.',
  tileTwice: 'Each tile can be added only once.',
  tileNotOffered: 'You don’t have access to this tile.',
}

/** Why a tile that was chosen shows nothing now. */
export const hiddenSentence = (name: TileName, because: GateReason): string => {
  const { requiredModule } = tileNeeds[name]
  return because === 'moduleMissing' && requiredModule !== null
    ? whyDenied(because, `Hidden because your plan does not include ${moduleNames[requiredModule]}.`)
    : denials[because]
}
