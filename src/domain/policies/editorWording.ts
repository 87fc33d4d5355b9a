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
  untitled: 'Give it a title, then it is saved.',
  noteMissing: 'Say in a sentence or two what has changed.',
  outcomeMissing: 'Choose what kind of change this is first.',
  toLookAt: `You can read this. Changing it needs the Modify right, ${given}`,
  notToBegin: `Creating an HR document needs the Create right, ${given}`,
} as const

export const outcomeNames: Record<PolicyReview['outcome'], string> = {
  substantive: 'A change of substance',
  editorial: 'An editorial change',
  unchanged: 'No change needed',
}

export const outcomeMeanings: Record<PolicyReview['outcome'], string> = {
  substantive: 'Everybody it binds is asked to agree again, and sees what has changed.',
  editorial: 'Spelling, layout, a new telephone number. Agreements already given stay good.',
  unchanged: 'What is published holds as it is. The day of the review is kept.',
}
