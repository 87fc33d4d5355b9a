/**
 * § 6 Employee access: an admin may access every employee, a user themself and employees in their own underlings list.
 * Anyone who may access a person may see that person's goals.
 *
 * Ours: they may write them too, for a goal is agreed between two; only what is still one's own draft may one remove
 * oneself, the rest is for the manager and for admins; everybody who sees a goal may comment, and removes what they wrote
 * themself; an admin removes any comment.
 *
 * A goal that is shared with the company is in the tree of goals for everybody: what is to be reached, by whom, by when and
 * how far it has come. What is said about it, and how it came there, stays for those who may see the person.
 */
import { mayAccess, mayEdit } from '../employees/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Sharing } from './alignment.fields.ts'
import type { GoalState } from './nouns.ts'

export type GoalRefusal = 'notYourReport' | 'onlyYourDrafts' | 'notYourComment'

export const mayWriteGoals = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport'> =>
  mayAccess(actor, employeeId)

/** That there is such a goal. Its page is for those who may see the person (`mayWriteGoals`). */
export const maySeeGoal = (
  actor: Actor,
  { employeeId, sharedWith }: { readonly employeeId: EmployeeId; readonly sharedWith: Sharing },
): Decision<'notYourReport'> => (sharedWith === 'company' ? allowed : mayAccess(actor, employeeId))

export const mayRemoveGoal = (
  actor: Actor,
  { employeeId, state }: { readonly employeeId: EmployeeId; readonly state: GoalState },
): Decision<'notYourReport' | 'onlyYourDrafts'> => {
  const edit = mayEdit(actor, employeeId)
  if (edit.allowed || edit.because !== 'ownRecord') return edit.allowed ? allowed : denied('notYourReport')
  return state === 'Draft' ? allowed : denied('onlyYourDrafts')
}

export const mayRemoveComment = (actor: Actor, authorId: EmployeeId): Decision<'notYourComment'> =>
  isAdmin(actor) || authorId === actor.employeeId ? allowed : denied('notYourComment')
