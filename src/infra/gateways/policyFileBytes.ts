import type { OfVersion } from '../../machines/policies/policies.ports.ts'
import type { Run } from '../http/run.ts'

/** The file of a version, or its text printed as one; version 0 is the draft. */
export const policyFileBytes = (run: Run, { tenantId, id, versionNo }: OfVersion, signal: AbortSignal) =>
  versionNo === 0
    ? run.bytes('hrDocumentFiles', 'file', { params: { tenantId, id }, query: { of: 'draft' }, signal })
    : run.bytes('hrDocumentFiles', 'versionFile', { params: { tenantId, id, versionNo }, signal })
