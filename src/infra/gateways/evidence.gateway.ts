import * as Result from 'effect/Result'
import type { EvidencePorts } from '../../machines/compliance/evidence.ports.ts'
import type { Run } from '../http/run.ts'

/** `save` hands a file to the browser's own downloads. */
export const evidenceGateway = (run: Run, save: (content: Blob, name: string) => void): EvidencePorts => ({
  saveEvidenceOf: async ({ fullName, ...params }, signal) =>
    Result.map(await run.bytes('hrDocumentFiles', 'evidenceOf', { params, query: {}, signal }), (content) =>
      save(content, `${fullName === null ? 'Policy' : `${fullName} policy`} evidence.${params.format}`),
    ),
})
