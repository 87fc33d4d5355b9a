import type { Failure } from '../../domain/kernel/failure.ts'
import type { CompanyLocale, LocaleSettings, OwnLocale } from '../../domain/organisation/nouns.ts'
import type { Port } from '../kit/port.ts'

export type LocalePorts = {
  loadLocale: Port<void, LocaleSettings, Failure>
  saveCompanyLocale: Port<CompanyLocale, LocaleSettings, Failure>
  saveOwnLocale: Port<OwnLocale, LocaleSettings, Failure>
}
