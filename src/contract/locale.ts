import { CompanyLocale, LocaleSettings, OwnLocale } from '../domain/organisation/nouns.ts'
import { Refusal403, Refusal409, reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** Ours: how days and numbers are written, for the client and for the caller. */
export class LocaleGroup extends tenantGroup(
  'locale',
  'How days and numbers are written',
  get('show', '/locale', { success: reply(LocaleSettings) }),
  put('updateCompany', '/locale', {
    payload: CompanyLocale,
    success: reply(LocaleSettings),
    error: [Refusal403, Refusal409],
  }),
  put('updateOwn', '/locale/own', { payload: OwnLocale, success: reply(LocaleSettings) }),
) {}
