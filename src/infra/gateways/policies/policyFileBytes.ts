import type { OfVersion } from '../../../machines/policies/policies.ports.ts'
import type { Run } from '../../http/run.ts'

/** The file of a version, or its text printed as one; version 0 is the draft. */
export const policyFileBytes = (run: Run, { id, versionNo }: OfVersion, signal: AbortSignal) =>
  versionNo === 0
    ? run.bytes('hrDocumentFiles', 'file', { params: { id }, query: { of: 'draft' }, signal })
    : run.bytes('hrDocumentFiles', 'versionFile', { params: { id, versionNo }, signal })
