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
  nobody: 'Choose somebody',
  tooMany: `At most ${PEOPLE_MOST} people at once`,
  oneAtATime: 'Choose one template at a time.',
  csvFailed: 'Failed to download csv list',
  downloadFailed: 'Failed to download the position description',
  titleTaken: 'There is a position template of this title already.',
  tooLong: 'All parts together hold at most 20,000 characters.',
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
  alreadyArchived: 'This template is archived already.',
  notArchived: 'This template is not archived.',
  templateArchived: 'This template has been archived. Unarchive it before it is given to anybody.',
  templateEmpty: 'Nothing has been written in this template yet.',
  templateTooLong: wording.tooLong,
  noTemplate: 'This template did not come from the marketplace.',
  isLatest: 'This template has the newest text of the marketplace already.',
  templateChanged: 'The marketplace has a newer text still. Compare again.',
  notAskable: 'One of these has been archived meanwhile, or is there no more. Choose again.',
  notYours: 'You look after the positions of nobody: only their managers and administrators give them.',
}

export const stateNames: Readonly<Record<TemplateState, string>> = { active: 'Active', archived: 'Archived' }

export const actionNames: Readonly<Record<TemplateAction, string>> = { archive: 'Archive', unarchive: 'Unarchive' }

export const movedBy = 'by those whose permission group lets them change position templates'

export const countOfPeople = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

export const heldInWords = ({ heldBy, acknowledgedBy }: { heldBy: number; acknowledgedBy: number }): string => {
  if (heldBy === 0) return 'Held by nobody'
  const whoHolds = `Held by ${countOfPeople(heldBy)}`
  if (acknowledgedBy === 0) return `${whoHolds}; nobody has acknowledged it`
  return acknowledgedBy === heldBy
    ? `${whoHolds}; everybody has acknowledged it`
    : `${whoHolds}; ${countOfPeople(acknowledgedBy)} acknowledged it`
}

export const countOfTemplates = (count: number): string => (count === 1 ? '1 template' : `${count} templates`)

export const csvWording = { state: 'Status', heldBy: 'Held by' } as const
