/** What is said about views of lists (ours). */
import { VIEW_NAME_MAX, VIEWS_MAX } from './limits.ts'
import type { SharingDenial } from './lists.ts'
import type { ViewDenial } from './naming.ts'

export const viewDenials: Record<ViewDenial, string> = {
  nameMissing: 'Enter a name',
  nameNotALine: `One line of plain text, at most ${VIEW_NAME_MAX} characters`,
  nameTaken: 'You have a view of this name already',
  tooManyViews: `At most ${VIEWS_MAX} views`,
}

export const sharingDenials: Record<SharingDenial, string> = {
  adminOnly: 'Only an administrator shares views of this list.',
  featureNotGranted:
    'Only those who may change what stands in this list share views of it. An administrator can change your groups.',
}

export const viewWording = { saveFailed: 'Failed to save the view' } as const
