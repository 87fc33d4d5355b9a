/** What the home page says of people. All ours. */
import type { OccasionKind } from './occasions.ts'

export const newsWording = {
  title: 'Around the company',
  loadFailed: 'New people, birthdays and anniversaries could not be loaded',
  nothing: 'Nobody is new, and there are no birthdays or anniversaries in the next two weeks.',
  since: 'Since you were last here',
  sinceFailed: 'What has changed could not be loaded',
  unchanged: 'Nothing that touches you or your people has changed.',
  newVersion: 'A policy that binds you has a new version',
  newPolicy: 'A new policy binds you',
  newColleague: 'New in your department',
  moreChanges: 'There are older changes. They stand on the timeline of each person.',
  choicesTitle: 'What others are told about you',
  choicesHint: 'On the home page of everybody here. Nobody is ever told the year in which you were born.',
  choicesFailed: 'What others are told about you could not be loaded',
  tellBirthday: 'Tell others of my birthday, without the year',
  tellAnniversary: 'Tell others how many years I have been here',
  offByCompany: 'An administrator has switched this off for everybody.',
} as const

export const occasionTitles: Readonly<Record<OccasionKind, string>> = {
  joined: 'New here',
  starting: 'Starting soon',
  birthday: 'Birthdays',
  anniversary: 'Work anniversaries',
}

export const yearsHere = (years: number): string => (years === 1 ? '1 year here' : `${years} years here`)

export const moreTold = (left: number): string => `and ${left} more`
