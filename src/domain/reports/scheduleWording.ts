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

const inOneLine = (locale: Locale, day: Day): string => writtenDay(locale, day).replaceAll(' ', '\u00a0')

export const scheduleWording = {
  ask: (name: string): string => `Email me ${name}`,
  askAgain: (name: string): string => `Change email schedule of ${name}`,
  stop: (name: string): string => `Stop emails of ${name}`,
  confirm: 'Save schedule',
  to: 'Sent only to you at 8 am company time, with the data you can see then.',
  fixedDays: 'Saved dates stay fixed. Without dates, the report covers the day it is sent.',
  next: (locale: Locale, day: Day): string => `Next: ${inOneLine(locale, day)}.`,
  mailed: (rhythm: Rhythm, locale: Locale, next: Day): string =>
    `Emailed to you ${rhythmWords(rhythm)}, next on ${inOneLine(locale, next)}`,
  saved: 'Email schedule saved',
  stopped: (name?: string): string => (name === undefined ? 'Emails stopped' : `Emails of ${name} stopped`),
  saveFailed: 'Failed to save the email schedule',
} as const
