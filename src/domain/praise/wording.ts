/** What praise says. All ours: § 8 has no sentences for it. */
import type { PraiseRefusal } from './access.ts'
import type { Audience } from './limits.ts'

export const audienceNames: Readonly<Record<Audience, string>> = {
  Everyone: 'Everyone here',
  Line: 'Only the person, their managers and administrators',
}

/** What the tabs of its page are called. */
export const praiseTitle = {
  all: 'All praise',
  mine: 'Received by me',
  one: 'For one person',
  give: 'Give praise',
} as const

export const wording = {
  given: 'Praise given',
  giveFailed: 'Failed to give the praise',
  removed: 'Praise taken back',
  removeFailed: 'Failed to take the praise back',
  loadFailed: 'Praise could not be loaded',
} as const

export const denials: Readonly<Record<PraiseRefusal, string>> = {
  notYourself: 'You cannot praise yourself.',
  nobodyHere: 'You can praise active people in your company that you can see.',
  unknownValue: 'One of the core values no longer exists.',
  notYours: 'Only the person who gave praise or an administrator can take it back.',
}

export const removalQuestion = (names: string) => ({
  title: 'Take praise back',
  text: `Your praise of ${names} will be deleted for everyone. This cannot be undone.`,
  confirmLabel: 'Take back',
})
