/** What the writing of policies says besides § 8 (`messages.ts`). All ours. */
import { kindNames } from './kindWords.ts'
import type { HrDocumentType, PolicyReview } from './nouns.ts'

const given = 'which an administrator gives.'

export const editorWording = {
  saved: 'Settings saved',
  published: (type: HrDocumentType): string => `${kindNames[type]} published`,
  reviewed: (type: HrDocumentType): string => `${kindNames[type]} reviewed`,
  fileReplaced: 'File replaced',
  broughtUp: 'Updated to the latest template',
  untitled: 'Add a title to save it.',
  noteMissing: 'Describe the changes in a sentence or two.',
  imagesNotUploaded: 'Failed to upload the images',
  imagesUndescribed: (places: ReadonlyArray<number>): string =>
    places.length === 1
      ? `Image ${places[0]} has no alternative text. Add one, or mark the image as decorative.`
      : `Images ${places.slice(0, -1).join(', ')} and ${places.at(-1)} have no alternative text. Add one, or mark them as decorative.`,
  outcomeMissing: 'Choose what kind of change this is first.',
  toLookAt: `You can read this. To change it you need the Modify right, ${given}`,
  notToBegin: `To create an HR document you need the Create right, ${given}`,
} as const

export const outcomeNames: Record<PolicyReview['outcome'], string> = {
  substantive: 'Change of content',
  editorial: 'Correction',
  unchanged: 'No change needed',
}

export const outcomeMeanings: Record<PolicyReview['outcome'], string> = {
  substantive: 'Everyone it applies to must agree again and sees what changed.',
  editorial: 'For example spelling, layout or a new phone number. Existing agreements stay valid.',
  unchanged: 'The published version stays as it is. The review date is saved.',
}
