import { SampleData, SampleDataRemoval } from '../domain/organisation/nouns.ts'
import { Refusal403, Refusal409, reply } from './envelope.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

/** Ours: a small made-up company, loaded into a client to look around in, and what becomes of it when it is removed. */
export class SampleDataGroup extends tenantGroup(
  'sampleData',
  'Sample data',
  get('show', '/sampleData', { success: reply(SampleData), error: [Refusal403] }),
  post('load', '/sampleData', { success: reply(SampleData), error: [Refusal403, Refusal409] }),
  put('remove', '/sampleData/removal', {
    payload: SampleDataRemoval,
    success: reply(SampleData),
    error: [Refusal403, Refusal409],
  }),
) {}
