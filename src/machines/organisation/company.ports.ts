import type { Failure } from '../../domain/kernel/failure.ts'
import type { Company, CompanyMail, MailAct, SampleData, SampleDataRemoval } from '../../domain/organisation/nouns.ts'
import type { Port } from '../kit/port.ts'
import type { SaveEverything } from './everything.machine.ts'

export type CompanyPorts = {
  loadCompany: Port<void, Company, Failure>
  saveCompany: Port<Company, Company, Failure>
  loadMail: Port<void, CompanyMail, Failure>
  actOnMail: Port<MailAct, CompanyMail, Failure>
  readSamples: Port<void, SampleData, Failure>
  loadSamples: Port<void, SampleData, Failure>
  removeSamples: Port<SampleDataRemoval, SampleData, Failure>
  saveEverything: SaveEverything
}
