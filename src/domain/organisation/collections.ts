/**
 * The simple collections (§ 7): categories, departments, defaultDiscussionPoints, coreValues, meetingLocations,
 * performanceReviewTemplates, positionTemplates.
 *
 * § 5 A category is added only if it is not 'n/a' and not already present (case-insensitive). § 6 Position templates:
 * admin or feature use access. Ours: every member reads the other six, because forms all over the product offer them,
 * and admins change them; using position templates opens them, and each change asks for its own verb (Create, Modify,
 * Delete); a name is taken without regard to case in every collection whose items are known by name.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess, featureAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'

export type SimpleCollection =
  | 'categories'
  | 'departments'
  | 'defaultDiscussionPoints'
  | 'coreValues'
  | 'meetingLocations'
  | 'performanceReviewTemplates'
  | 'positionTemplates'

export type Change = 'Create' | 'Modify' | 'Delete'

export const mayRead = (actor: Actor, collection: SimpleCollection): Decision<'featureNotGranted'> =>
  collection === 'positionTemplates' ? featureAccess(actor, 'positionTemplatesManage', 'Use') : allowed

export const mayChange = (
  actor: Actor,
  collection: SimpleCollection,
  change: Change,
): Decision<'adminOnly' | 'featureNotGranted'> =>
  collection === 'positionTemplates' ? featureAccess(actor, 'positionTemplatesManage', change) : adminAccess(actor)

/** `others`: the texts already there; without the category's own, when it is being renamed. */
export const mayAddCategory = (
  text: string,
  others: ReadonlyArray<string>,
): Decision<'notApplicable' | 'alreadyExists'> => {
  if (comparable(text) === 'n/a') return denied('notApplicable')
  return nameTaken(text, others) ? denied('alreadyExists') : allowed
}

export const nameTaken = (name: string, others: ReadonlyArray<string>): boolean =>
  others.some((other) => comparable(other) === comparable(name))

const comparable = (name: string): string => name.trim().toLowerCase()
