/**
 * What position templates say. § 8 has no sentences of their own for them, but 'Failed to use template'; the others are ours,
 * in the same manner.
 */
import type { TemplateAction, TemplateState } from './lifecycle.ts'
import { PEOPLE_MOST, REQUIRED_MOST } from './limits.ts'

export const wording = {
  created: 'Position template created successfully',
  createFailed: 'Failed to create position template',
  updated: 'Position template updated successfully',
  updateFailed: 'Failed to update position template',
  deleted: 'Position template deleted successfully',
  deleteFailed: 'Failed to delete position template',
  archiveFailed: 'Failed to archive position template',
  unarchiveFailed: 'Failed to unarchive position template',
  undoFailed: 'Failed to undo',
  /** § 8 */
  useFailed: 'Failed to use template',
  used: 'Position template created successfully',
  /** § 8, as policies say it. */
  upgradeFailed: 'Failed to update to latest template',
  upgraded: 'Position template updated to the latest version',
  assignFailed: 'Failed to assign position',
  undone: 'Undone',
  required: 'Requirements saved',
  requireFailed: 'Failed to save requirements',
  asksTooMuch: `At most ${REQUIRED_MOST} of them`,
  nobody: 'Choose someone',
  tooMany: `At most ${PEOPLE_MOST} people at once`,
  oneAtATime: 'Choose one template at a time.',
  csvFailed: 'Failed to download csv list',
  downloadFailed: 'Failed to download the position description',
  titleTaken: 'A position template with this title already exists.',
  tooLong: 'All parts together can have up to 20,000 characters.',
} as const

export type TemplateRefusal =
  | 'alreadyArchived'
  | 'notArchived'
  | 'templateArchived'
  | 'templateEmpty'
  | 'templateTooLong'
  | 'noTemplate'
  | 'isLatest'
  | 'templateChanged'
  | 'notYours'
  | 'notAskable'

export const denials: Readonly<Record<TemplateRefusal, string>> = {
  alreadyArchived: 'This template is already archived.',
  notArchived: 'This template is not archived.',
  templateArchived: 'This template is archived. Unarchive it before you assign it.',
  templateEmpty: 'This template is empty.',
  templateTooLong: wording.tooLong,
  noTemplate: 'This template did not come from the marketplace.',
  isLatest: 'This template already has the latest text from the marketplace.',
  templateChanged: 'The marketplace has an even newer version. Compare again.',
  notAskable: 'One of these has been archived or deleted. Choose again.',
  notYours: 'You can only assign positions to your direct reports. An administrator sets reporting lines.',
}

export const stateNames: Readonly<Record<TemplateState, string>> = { active: 'Active', archived: 'Archived' }

export const actionNames: Readonly<Record<TemplateAction, string>> = { archive: 'Archive', unarchive: 'Unarchive' }

export const movedBy = 'by people whose permission group allows changing position templates'

export const countOfPeople = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

export const heldInWords = ({ heldBy, acknowledgedBy }: { heldBy: number; acknowledgedBy: number }): string => {
  if (heldBy === 0) return 'Held by no one'
  const whoHolds = `Held by ${countOfPeople(heldBy)}`
  if (acknowledgedBy === 0) return `${whoHolds}; none have acknowledged it`
  return acknowledgedBy === heldBy
    ? `${whoHolds}; all have acknowledged it`
    : `${whoHolds}; ${countOfPeople(acknowledgedBy)} acknowledged it`
}

export const countOfTemplates = (count: number): string => (count === 1 ? '1 template' : `${count} templates`)

export const csvWording = { state: 'Status', heldBy: 'Held by' } as const
