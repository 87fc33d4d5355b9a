/** What is said about views of lists (ours). */
import { VIEW_NAME_MAX, VIEWS_MAX } from './limits.ts'
import type { SharingDenial, ViewedList } from './lists.ts'
import type { ViewDenial } from './naming.ts'

const viewDenials: Record<ViewDenial, string> = {
  nameMissing: 'Enter a name',
  nameNotALine: `One line of plain text, at most ${VIEW_NAME_MAX} characters`,
  nameTaken: 'You have a view of this name already',
  tooManyViews: `At most ${VIEWS_MAX} views`,
}

/** Where the views of a list are more than views, they are called what they are. */
export const viewDenialsOf = (list: ViewedList): Record<ViewDenial, string> =>
  list === 'reports'
    ? {
        ...viewDenials,
        nameTaken: 'You have a report of this name already',
        tooManyViews: `At most ${VIEWS_MAX} saved reports`,
      }
    : viewDenials

export const sharingDenials: Record<SharingDenial, string> = {
  adminOnly: 'Only an administrator shares views of this list.',
  featureNotGranted:
    'Only those who may change what stands in this list share views of it. An administrator can change your groups.',
  ownOnly: 'A saved report is your own. Send its address instead: it shows everybody what they may see.',
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
  save: 'Save as a view',
  confirm: 'Save view',
  rename: 'Rename view',
  hint: 'Search, filters, order and columns as they are now.',
  share: 'Share with everybody who uses this list',
  removed: 'Only the view goes. What stands in the list stays.',
  removedFromAll: 'Nobody finds it any more. What stands in the list stays.',
}
