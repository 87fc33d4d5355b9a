/** What the settings say, and the words by which somebody looks for them. */
import type { OccasionSetting } from './occasions.ts'

export const occasionSettingNames: Readonly<Record<OccasionSetting, string>> = {
  both: 'Birthdays and work anniversaries',
  birthdays: 'Birthdays only',
  anniversaries: 'Work anniversaries only',
  neither: 'Neither',
}

/** By which somebody looks for what is set right on the page of settings. */
export const settingsWords = {
  company:
    'Company details: name, vision, time zone, working days, week, weekend, birthdays, anniversaries. Company contact: email, phone. Email sender: mail, replies. Set-up mode: hold emails, mail, go live, invitations. Sample data: load, remove, examples. Your data: export everything, download, backup, ZIP, CSV.',
  locale: 'Date and number format: days, first day of the week, numbers, time zone for you and for everyone.',
  occasions: 'What others see about you: birthday, work anniversary, privacy, hide, home page.',
  privacy: 'Privacy: what managers see and change of their people, personal and emergency data.',
} as const
