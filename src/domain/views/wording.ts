/** What is said about views of lists (ours). */
import { VIEW_NAME_MAX, VIEWS_MAX } from './limits.ts'
import type { SharingDenial, ViewedList } from './lists.ts'
import type { ViewDenial } from './naming.ts'

const viewDenials: Record<ViewDenial, string> = {
  nameMissing: 'Enter a name',
  nameNotALine: `One line of plain text, at most ${VIEW_NAME_MAX} characters`,
  nameTaken: 'You already have a view with this name',
  tooManyViews: `At most ${VIEWS_MAX} views`,
}

/** Where the views of a list are more than views, they are called what they are. */
export const viewDenialsOf = (list: ViewedList): Record<ViewDenial, string> =>
  list === 'reports'
    ? {
        ...viewDenials,
        nameTaken: 'You already have a report with this name',
        tooManyViews: `At most ${VIEWS_MAX} saved reports`,
      }
    : viewDenials

export const sharingDenials: Record<SharingDenial, string> = {
  adminOnly: 'Only an administrator can share views of this list.',
  featureNotGranted:
    'Only people who can edit this list can share views of it. An administrator can add you to a group.',
  ownOnly: 'Saved reports are private. Share the report’s link instead: people see the data they have access to.',
}

export const viewWording = { saveFailed: 'Failed to save the view' } as const

/** What a list calls its views. */
export interface ViewWords {
  readonly save: string
  readonly confirm: string
  readonly rename: string
  readonly hint: string
  /** Null where nobody shares them. */
  readonly share: string | null
  readonly removed: string
  readonly removedFromAll: string
}

export const viewWords: ViewWords = {
  save: 'Save as view',
  confirm: 'Save view',
  rename: 'Rename view',
  hint: 'Saves the current search, filters, order and columns.',
  share: 'Share with everyone who uses this list',
  removed: 'Only the view is deleted. The list itself does not change.',
  removedFromAll: 'It is deleted for everyone. The list itself does not change.',
}
