/** What the home page says of people. All ours. */
import type { OccasionKind } from './occasions.ts'

export const newsWording = {
  title: 'Around the company',
  loadFailed: 'New people, birthdays and anniversaries could not be loaded',
  nothing: 'No new people, birthdays or anniversaries in the next two weeks.',
  since: 'Since you were last here',
  sinceFailed: 'Recent changes could not be loaded',
  unchanged: 'No changes for you or your people.',
  newVersion: 'A policy that applies to you has a new version',
  newPolicy: 'A new policy applies to you',
  newColleague: 'New in your department',
  moreChanges: 'For older changes, see each person’s timeline.',
  choicesTitle: 'What others see about you',
  choicesHint: 'Shown on everyone’s home page. Your year of birth is never shown.',
  choicesFailed: 'What others see about you could not be loaded',
  tellBirthday: 'Show my birthday, without the year',
  tellAnniversary: 'Show my work anniversaries',
  offByCompany: 'An administrator has turned this off for everyone.',
} as const

export const occasionTitles: Readonly<Record<OccasionKind, string>> = {
  joined: 'New here',
  starting: 'Starting soon',
  birthday: 'Birthdays',
  anniversary: 'Work anniversaries',
}

export const yearsHere = (years: number): string => (years === 1 ? '1 year here' : `${years} years here`)

export const moreTold = (left: number): string => `and ${left} more`
