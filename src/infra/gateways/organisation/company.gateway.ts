import type { CompanyPorts } from '../../../machines/organisation/company.ports.ts'
import type { Run } from '../../http/run.ts'

export const companyGateway = (run: Run): CompanyPorts => ({
  loadCompany: (_, signal) => run('company', 'show', { signal }),
  saveCompany: (payload, signal) => run('company', 'update', { payload, signal }),
  loadMail: (_, signal) => run('company', 'mail', { signal }),
  actOnMail: (payload, signal) => run('company', 'actOnMail', { payload, signal }),
  readSamples: (_, signal) => run('sampleData', 'show', { signal }),
  loadSamples: (_, signal) => run('sampleData', 'load', { signal }),
  removeSamples: (payload, signal) => run('sampleData', 'remove', { payload, signal }),
})
