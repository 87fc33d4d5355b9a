/** What permission groups say. § 8 Permission groups, letter by letter; the rest is ours. */
import { features } from '../features.ts'
import type { FeatureId, PermissionAction } from '../nouns.ts'
import type { Grants } from './group.fields.ts'

export const wording = {
  created: 'Permission group created successfully.',
  createFailed: 'Failed to create permission group.',
  createFailedInUse: 'Failed to create permission group. Name is already in use',
  updated: 'Permission group updated successfully.',
  updateFailed: 'Failed to update permission group.',
  updateFailedInUse: 'Failed to update permission group. Name is already in use',
  deleted: 'Permission group deleted successfully.',
  deleteFailed: 'Failed to delete permission group.',
  loadFailed: 'Failed to load what this person may do',
} as const

export const denials = {
  nameInUse: 'Name is already in use',
  unknownMember: 'Somebody in this group is not here any more. Choose the members again.',
} as const

export const actionNames: Readonly<Record<PermissionAction, string>> = {
  Use: 'Use',
  View: 'View',
  Create: 'Create',
  Modify: 'Modify',
  Delete: 'Delete',
}

export const featureName = (id: FeatureId): string => features.find((feature) => feature.id === id)?.name ?? id

/** What each verb lets somebody do. */
export const verbMeanings: Readonly<Record<FeatureId, Readonly<Record<PermissionAction, string>>>> = {
  assetManagerManage: {
    Use: 'Open the register, scan, and take part in audits',
    View: 'Nothing beyond Use, so far',
    Create: 'Add and duplicate assets; with Modify, import them',
    Modify: 'Change, assign, move and service assets, see what they cost, set up categories and locations',
    Delete: 'Delete assets, merge and delete categories and locations',
  },
  companyPoliciesManage: {
    Use: 'Open the pages on which policies are written',
    View: 'See every policy, drafts included',
    Create: 'Add policies, from a file or a template too',
    Modify: 'Write, publish, remind, and set up policies',
    Delete: 'Delete policies and categories',
  },
  positionTemplatesManage: {
    Use: 'Open the position templates',
    View: 'Nothing beyond Use, so far',
    Create: 'Add position templates',
    Modify: 'Change position templates',
    Delete: 'Delete position templates',
  },
}

/** In one line: “Asset manager: Use, Modify; Company policies: Use”. */
export const grantsInWords = (grants: Grants): string =>
  grants
    .map(
      ({ featureId, actions }) =>
        `${featureName(featureId)}: ${actions.map((action) => actionNames[action]).join(', ')}`,
    )
    .join('; ')

export const countOfMembers = (count: number): string => (count === 1 ? '1 member' : `${count} members`)
