/** What the states of a policy and the ways between them are called. All ours. */
import type { PolicyAction } from './lifecycle.ts'
import type { PolicyStatus } from './nouns.ts'

export const policyStatusNames: Record<PolicyStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
}

export const policyActionNames: Record<PolicyAction, string> = {
  publish: 'Publish',
  archive: 'Archive',
  restore: 'Unarchive',
  remove: 'Delete',
}

const changers = 'People whose group can change HR documents'

/** By which right on HR documents (`access.ts`), in words. */
export const policyActionsBy: Record<PolicyAction, string> = {
  publish: changers,
  archive: changers,
  restore: changers,
  remove: 'People whose group can delete HR documents',
}
