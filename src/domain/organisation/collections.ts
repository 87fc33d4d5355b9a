/**
 * The simple collections (§ 7): categories, departments, defaultDiscussionPoints, coreValues, meetingLocations,
 * performanceReviewTemplates, positionTemplates.
 *
 * § 5 A category is added only if it is not 'n/a' and not already present (case-insensitive).
 *
 * Ours: every member reads all seven, because forms all over the product offer them and the app of every member is ready
 * only when position templates and discussion points are loaded (§ 4); the pages that manage them are another matter (§ 6,
 * `session/places.ts`). Admins change them; position templates, being a feature, each change by its own verb (Create,
 * Modify, Delete). A name is taken without regard to case in every collection whose items are known by name.
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

/** Ours: the tags, of which § 7 has only the list, and the templates of goals are managed in the same manner. */
export type ManagedList = SimpleCollection | 'tags' | 'goalTemplates'

export type Change = 'Create' | 'Modify' | 'Delete'

export const mayRead = (_actor: Actor, _list: ManagedList): Decision<'featureNotGranted'> => allowed

export const mayChange = (
  actor: Actor,
  list: ManagedList,
  change: Change,
): Decision<'adminOnly' | 'featureNotGranted'> =>
  list === 'positionTemplates' ? featureAccess(actor, 'positionTemplatesManage', change) : adminAccess(actor)

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
