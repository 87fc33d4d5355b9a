/**
 * § 4 Position templates: active or archived (archive, unarchive).
 *
 * Ours: one that is archived is not offered to anybody any more; whoever holds a position from it keeps it as it was.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'

export type TemplateState = 'active' | 'archived'
export type TemplateAction = 'archive' | 'unarchive'

export const templateLifecycle: Lifecycle<TemplateState, TemplateAction> = {
  active: { archive: 'archived' },
  archived: { unarchive: 'active' },
}

export const stateOf = ({ isArchived }: { readonly isArchived: boolean }): TemplateState =>
  isArchived ? 'archived' : 'active'

/** What can be done to one that stands so. */
export const actionOn = (template: { readonly isArchived: boolean }): TemplateAction =>
  template.isArchived ? 'unarchive' : 'archive'

export const mayMove = (
  template: { readonly isArchived: boolean },
  action: TemplateAction,
): Decision<'alreadyArchived' | 'notArchived'> => {
  if (stateAfter(templateLifecycle, stateOf(template), action) !== null) return allowed
  return denied(action === 'archive' ? 'alreadyArchived' : 'notArchived')
}
