/**
 * Which lists keep views under a name. Ours: everybody keeps their own of every list; one that is shared is offered to
 * all who may use the list, and may be shared by those who may change its records. Reports are each person’s own: whoever
 * is sent the address of one is shown in it what they may see themself.
 */
import { type Decision, denied } from '../kernel/decision.ts'
import { adminAccess, featureAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { FeatureId, PermissionAction } from '../permissions/nouns.ts'

/** Nobody shares a view of it. */
const ownOnly = Symbol('ownOnly')

/** By list, the feature that opens it; null where everybody has it, each with the rows they may see. */
const features = {
  assets: 'assetManagerManage',
  certifications: null,
  employees: null,
  checkIns: null,
  goals: null,
  positionTemplates: 'positionTemplatesManage',
  reports: ownOnly,
  reviews: null,
} as const satisfies Readonly<Record<string, FeatureId | null | typeof ownOnly>>

export type ViewedList = keyof typeof features
export const viewedLists = Object.keys(features) as ReadonlyArray<ViewedList>

type Asking = Pick<Actor, 'privileges'>

export type SharingDenial = 'adminOnly' | 'featureNotGranted' | 'ownOnly'

const mayIn = (actor: Asking, list: ViewedList, action: PermissionAction): Decision<SharingDenial> => {
  const feature = features[list]
  if (feature === ownOnly) return denied('ownOnly')
  return feature === null ? adminAccess(actor) : featureAccess(actor, feature, action)
}

/** Offers a view to everybody, takes it back from everybody, and deletes one that somebody else has shared. */
export const mayShare = (actor: Asking, list: ViewedList): Decision<SharingDenial> => mayIn(actor, list, 'Modify')

/** The lists whose shared views somebody is offered. */
export const listsOpenTo = (actor: Asking): ReadonlyArray<ViewedList> =>
  viewedLists.filter((list) => features[list] === null || mayIn(actor, list, 'Use').allowed)
