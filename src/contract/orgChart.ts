import { Schema } from 'effect'
import { HttpApiEndpoint } from 'effect/http-api'
import { Moved, NodeUpdate, OrgChartPerson, Rearrangement } from '../domain/orgChart/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, inTenant, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

/** § 7 The org chart. Reading it is ours: § 7 names only the two changes. */
export class OrgChartGroup extends tenantGroup(
  'orgChart',
  'Org chart',
  HttpApiEndpoint.get('read', '/orgChart', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(OrgChartPerson)),
    error: [Refusal403],
  }),
  HttpApiEndpoint.put('rearrange', '/orgChart', {
    params: inTenant,
    headers,
    payload: Rearrangement,
    success: reply(Schema.Array(Moved)),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  HttpApiEndpoint.put('updateNode', '/orgChart/updateNode/:id', {
    params: ofEmployee,
    headers,
    payload: NodeUpdate,
    success: reply(OrgChartPerson),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
