/**
 * Giving a position to many people in one act (ours), which is taken back as one.
 *
 * § 4 Archived templates are not given any more. Whose positions somebody may write is § 6's (`employees/access.ts`). Each is a
 * draft, to be approved and acknowledged (`employees/positionLifecycle.ts`).
 */
import { mayEdit } from '../employees/access.ts'
import type { PositionStatus } from '../employees/nouns.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { saysSomething } from '../kernel/inputProblems.ts'
import { isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { isTooLong, type TemplateText, textNames } from './template.fields.ts'

/** Whether the template can be given. */
export const mayAssign = (
  template: TemplateText & { readonly isArchived: boolean },
): Decision<'templateArchived' | 'templateEmpty' | 'templateTooLong'> => {
  if (template.isArchived) return denied('templateArchived')
  if (!textNames.some((name) => saysSomething(template[name]))) return denied('templateEmpty')
  return isTooLong(template) ? denied('templateTooLong') : allowed
}

/** Whether there is anybody to whom somebody may give it. */
export const mayAssignToAnybody = (actor: Actor): Decision<'notYours'> =>
  isAdmin(actor) || isManager(actor) ? allowed : denied('notYours')

interface Person {
  readonly id: EmployeeId
  readonly isActive: boolean
}

export const peopleToAssign = <One extends Person>(actor: Actor, people: ReadonlyArray<One>): ReadonlyArray<One> =>
  people.filter(({ id, isActive }) => isActive && mayEdit(actor, id).allowed)

/** It is as the act made it: nobody has approved it, changed it, or made another the current one. */
export const isUntouched = ({
  version,
  status,
}: {
  readonly version: number
  readonly status: PositionStatus
}): boolean => version === 1 && status === 'Draft'
