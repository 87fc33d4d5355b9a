import { Schema } from 'effect'
import { Moved, NodeUpdate, OrgChartPerson, Rearrangement } from '../domain/orgChart/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** § 7 The org chart. Reading it is ours: § 7 names only the two changes. */
export class OrgChartGroup extends tenantGroup(
  'orgChart',
  'Org chart',
  get('read', '/orgChart', { success: reply(Schema.Array(OrgChartPerson)), error: [Refusal403] }),
  put('rearrange', '/orgChart', {
    payload: Rearrangement,
    success: reply(Schema.Array(Moved)),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  put('updateNode', '/orgChart/updateNode/:id', {
    params: ofEmployee,
    payload: NodeUpdate,
    success: reply(OrgChartPerson),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
