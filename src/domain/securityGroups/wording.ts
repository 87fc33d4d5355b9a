/** What permission groups say. § 8 Permission groups, letter by letter; the rest is ours. */
import { featureNames } from '../permissions/featureWording.ts'
import type { Grants } from '../permissions/grants.ts'
import type { FeatureId, PermissionAction } from '../permissions/nouns.ts'
import type { AccessChange } from './changes.ts'
import type { PersonAccess } from './nouns.ts'
import type { VerbSeen } from './simulation.ts'

export const wording = {
  created: 'Permission group created successfully.',
  createFailed: 'Failed to create permission group.',
  updated: 'Permission group updated successfully.',
  updateFailed: 'Failed to update permission group.',
  deleted: 'Permission group deleted successfully.',
  deleteFailed: 'Failed to delete permission group.',
} as const

export const denials = {
  nameInUse: 'Name is already in use',
  unknownMember: 'Someone in this group no longer exists. Choose the members again.',
} as const

export const actionNames: Readonly<Record<PermissionAction, string>> = {
  Use: 'Use',
  View: 'View',
  Create: 'Create',
  Modify: 'Modify',
  Delete: 'Delete',
}

/** In one order wherever they are named. */
export const inOrder = (actions: ReadonlyArray<PermissionAction>): ReadonlyArray<PermissionAction> =>
  (Object.keys(actionNames) as ReadonlyArray<PermissionAction>).filter((action) => actions.includes(action))

/** What each verb lets somebody do. */
export const verbMeanings: Readonly<Record<FeatureId, Readonly<Record<PermissionAction, string>>>> = {
  assetManagerManage: {
    Use: 'Open the register, scan, and take part in audits',
    View: 'The same as Use',
    Create: 'Add and duplicate assets; with Modify, import them',
    Modify: 'Change, assign, move and service assets, see what they cost, set up categories and locations',
    Delete: 'Delete assets, merge and delete categories and locations',
  },
  companyPoliciesManage: {
    Use: 'Open the policy editing pages',
    View: 'See every policy, drafts included',
    Create: 'Add policies, also from a file or template',
    Modify: 'Write, publish, remind, and set up policies',
    Delete: 'Delete policies and categories',
  },
  positionTemplatesManage: {
    Use: 'Open the position templates',
    View: 'The same as Use',
    Create: 'Add position templates',
    Modify: 'Change position templates',
    Delete: 'Delete position templates',
  },
}

/** In one line: “Assets: Use, Modify; Company policies: Use”. */
export const grantsInWords = (grants: Grants): string =>
  grants
    .map(
      ({ featureId, actions }) =>
        `${featureNames[featureId]}: ${inOrder(actions)
          .map((action) => actionNames[action])
          .join(', ')}`,
    )
    .join('; ')

export const countOfMembers = (count: number): string => (count === 1 ? '1 member' : `${count} members`)

const NAMED = 5

/** What is said before a group goes; those who are in it are named. */
export const removalWarning = (name: string, members: ReadonlyArray<{ readonly fullName: string }>): string => {
  if (members.length === 0) return `${name} has no members. This cannot be undone.`
  const named = members.slice(0, NAMED).map(({ fullName }) => fullName)
  const more = members.length - named.length
  const whose = [...named, ...(more > 0 ? [more === 1 ? '1 more' : `${more} more`] : [])].join(', ')
  return members.length === 1
    ? `${whose} is in ${name} and loses rights no other group gives them. This cannot be undone.`
    : `${members.length} people are in ${name} and lose rights no other group gives them: ${whose}. This cannot be undone.`
}

/** “Eve Park gains Assets: Use, and loses Company policies: Use.” */
export const changeInWords = (name: string, { gains, losses }: AccessChange): string => {
  const gained = grantsInWords(gains)
  const lost = grantsInWords(losses)
  if (lost === '') return `${name} gains ${gained}.`
  return gained === '' ? `${name} loses ${lost}.` : `${name} gains ${gained} and loses ${lost}.`
}

export const leftInWords = (left: ReadonlyArray<FeatureId>): string =>
  `After this, only administrators can use ${left.map((id) => featureNames[id]).join(' and ')}.`

/** By what somebody has what they have. */
export const standingInWords = ({ person, isActive, roles, groups }: PersonAccess): string => {
  if (!isActive) return `${person.fullName} has left and cannot open anything.`
  if (roles.includes('admin')) return `${person.fullName} is an administrator and can do everything.`
  if (groups.length === 0) return `${person.fullName} is not in any permission group.`
  return `${person.fullName} is in ${groups.map(({ name }) => name).join(', ')}.`
}

export const notByGroups = 'None of their permission groups allows this.'

/** The groups that give somebody rights in an area; nothing where they have none. */
export const givenBy = (verbs: ReadonlyArray<VerbSeen>, isAdministrator: boolean): string => {
  if (isAdministrator) return 'Administrator'
  return [...new Set(verbs.flatMap(({ groups }) => groups))].join(', ') || '–'
}
