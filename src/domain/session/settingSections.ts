/** Sections of the settings, by the words a person would type for them (ours): they stand on a page of many. */
import { isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { PlainPage } from './places.ts'

type Section = readonly [id: string, label: string, words: string, onPage?: string]

const ofEverybody: ReadonlyArray<Section> = [
  ['numbers', 'Your date and number format', 'date style format first day of the week time zone numbers language'],
  ['occasions', 'What others see about you', 'birthday work anniversary privacy hide home page'],
]

const ofCompany: ReadonlyArray<Section> = [
  ['company', 'Company details', 'name vision time zone organisation'],
  ['workingDays', 'Working days', 'week weekend days off company'],
  ['birthdays', 'Birthdays and work anniversaries', 'home page celebrate company', 'Shown on the home page'],
  ['contact', 'Company contact', 'contact email phone help support'],
  ['sender', 'Email sender', 'email replies from address'],
  ['setUp', 'Set-up mode', 'hold mail go live invitations'],
  ['sample', 'Sample data', 'examples demo load remove'],
  ['export', 'Your data', 'export everything download backup zip csv'],
  ['privacy', 'Privacy', 'what managers see personal emergency fields rights'],
]

export interface SettingSection {
  readonly id: string
  readonly label: string
  /** What its heading, or the label of its field, says on the page. */
  readonly onPage: string
  /** Other words for it. */
  readonly words: string
  readonly page: PlainPage
}

/** In the address of the page: which of its sections somebody came for. */
export const sectionAsked = 'section'

/** The page that holds them is called differently for an administrator. */
export const settingsOf = (actor: Actor): ReadonlyArray<SettingSection> =>
  isAdmin(actor)
    ? [...ofCompany, ...ofEverybody].map((section) => sectionOn(section, 'companySettings'))
    : ofEverybody.map((section) => sectionOn(section, 'settings'))

const sectionOn = ([id, label, words, onPage = label]: Section, page: PlainPage): SettingSection => ({
  id,
  label,
  onPage,
  words,
  page,
})
