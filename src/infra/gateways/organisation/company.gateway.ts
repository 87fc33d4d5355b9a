import * as Result from 'effect/Result'
import { archiveName } from '../../../domain/organisation/everything.ts'
import type { CompanyPorts } from '../../../machines/organisation/company.ports.ts'
import { fetchWithCount } from '../../http/fetchWithCount.ts'
import type { Run } from '../../http/run.ts'

/** `save` hands a file to the browser's own downloads. */
export const companyGateway = (run: Run, save: (content: Blob, name: string) => void): CompanyPorts => ({
  loadCompany: (_, signal) => run('company', 'show', { signal }),
  saveCompany: (payload, signal) => run('company', 'update', { payload, signal }),
  loadMail: (_, signal) => run('company', 'mail', { signal }),
  actOnMail: (payload, signal) => run('company', 'actOnMail', { payload, signal }),
  readSamples: (_, signal) => run('sampleData', 'show', { signal }),
  loadSamples: (_, signal) => run('sampleData', 'load', { signal }),
  saveEverything: async ({ withFiles, client, progressed }, signal) =>
    Result.map(
      await run.bytes('everything', 'take', {
        query: { files: withFiles ? 'true' : 'false' },
        signal,
        fetch: fetchWithCount(progressed),
      }),
      (content) => save(content, archiveName({ client: client.name, timeZone: client.timeZone, at: Date.now() })),
    ),
  removeSamples: (payload, signal) => run('sampleData', 'remove', { payload, signal }),
})
