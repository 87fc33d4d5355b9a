/**
 * What each setting of a client is until somebody changes it, as the page says it beside the setting. Ours. Null: it has
 * none, since it is asked for when a client is made, or since nothing stands in for it.
 */
import { standardLocale } from '../kernel/locale.ts'
import { usualWorkingDays, workingDaysNamed } from '../kernel/workingDays.ts'
import type { companyFields } from './company.fields.ts'
import { localeChoices } from './locale.ts'
import { usualOccasions } from './occasions.ts'
import { occasionSettingNames } from './settingsWording.ts'

export const defaultIs = (what: string): string => `Default: ${what}.`

type CompanyField = keyof typeof companyFields.fields

export const companyDefaults: Readonly<Record<CompanyField, string | null>> = {
  name: null,
  vision: null,
  timeZone: null,
  workingDays: workingDaysNamed(usualWorkingDays),
  occasions: occasionSettingNames[usualOccasions].toLowerCase(),
  helpName: null,
  helpEmail: 'Tenure’s support address',
  helpPhone: null,
  senderName: 'Tenure’s name',
  replyTo: 'Tenure’s address',
}

type LocaleSetting = keyof typeof localeChoices

/** By the example that stands in the list of choices. */
export const localeDefault = (setting: LocaleSetting): string =>
  localeChoices[setting].find(({ value }) => value === standardLocale[setting])?.label ?? ''
