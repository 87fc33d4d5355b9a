/** What the mails of saved reports are called, where they are asked for and in the mails themselves. All ours. */
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import { weekdayNames } from '../kernel/rhythm.ts'
import type { Rhythm } from './schedule.ts'

/** `every Monday`, `on the last day of every month` */
export const rhythmWords = ({ every, weekday, monthDay }: Rhythm): string => {
  if (every === 'day') return 'every day'
  if (every === 'week') return `every ${(weekdayNames as Readonly<Record<string, string>>)[weekday]}`
  return monthDay === 'last' ? 'on the last day of every month' : `on day ${monthDay} of every month`
}

export const scheduleWording = {
  ask: (name: string): string => `Mail ${name} to me`,
  askAgain: (name: string): string => `Change when ${name} is mailed`,
  stop: (name: string): string => `Stop the mails of ${name}`,
  confirm: 'Save mails',
  to: 'To you alone, at eight in the morning where the company is, with what you may see then.',
  fixedDays: 'The days it was saved with stay as they are. Without them it tells of the day it is sent.',
  next: (locale: Locale, day: Day): string => `The next one: ${writtenDay(locale, day)}.`,
  mailed: (rhythm: Rhythm, locale: Locale, next: Day): string =>
    `Mailed to you ${rhythmWords(rhythm)}, next on ${writtenDay(locale, next)}`,
  saved: 'Its mails are set',
  stopped: (name?: string): string =>
    name === undefined ? 'It is not mailed any more' : `${name} is not mailed any more`,
  saveFailed: 'Failed to save when the report is mailed',
} as const
