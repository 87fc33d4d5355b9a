import * as Result from 'effect/Result'
import type { CompliancePorts } from '../../machines/compliance/compliance.ports.ts'
import type { Run } from '../http/run.ts'
import { loadingCompliance } from './certifications.gateway.ts'

/** `save` hands a file to the browser's own downloads. */
export const complianceGateway = (run: Run, save: (content: Blob, name: string) => void): CompliancePorts => ({
  loadCompliance: loadingCompliance(run),
  loadReminderPause: (params, signal) => run('compliance', 'reminderPause', { params, signal }),
  pauseReminders: ({ id, change }, signal) =>
    run('compliance', 'pauseReminders', { params: { id }, payload: change, signal }),
  saveEvidenceOf: async ({ fullName, ...params }, signal) =>
    Result.map(await run.bytes('hrDocumentFiles', 'evidenceOf', { params, query: {}, signal }), (content) =>
      save(content, `${fullName === null ? 'Policy' : `${fullName} policy`} evidence.${params.format}`),
    ),
})
