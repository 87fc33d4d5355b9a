import type { LocalePorts } from '../../../machines/organisation/localeSettings.ports.ts'
import type { Run } from '../../http/run.ts'

export const localeGateway = (run: Run): LocalePorts => ({
  loadLocale: (_, signal) => run('locale', 'show', { signal }),
  saveCompanyLocale: (payload, signal) => run('locale', 'updateCompany', { payload, signal }),
  saveOwnLocale: (payload, signal) => run('locale', 'updateOwn', { payload, signal }),
})
