/** What praise says. All ours: § 8 has no sentences for it. */
import type { PraiseRefusal } from './access.ts'
import type { Audience } from './limits.ts'

export const audienceNames: Readonly<Record<Audience, string>> = {
  Everyone: 'Everybody here',
  Line: 'Only they, their managers and administrators',
}

/** What the tabs of its page are called. */
export const praiseTitle = {
  all: 'All praise',
  mine: 'Received by me',
  one: 'Of one person',
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
  nobodyHere: 'Praise goes to active people of your company whom you may see.',
  unknownValue: 'One of the core values is not there any more.',
  notYours: 'Only who gave it, or an administrator, takes a praise back.',
}

export const removalQuestion = (names: string) => ({
  title: 'Take praise back',
  text: `What you said of ${names} will be gone for everybody. This cannot be undone.`,
  confirmLabel: 'Take back',
})
