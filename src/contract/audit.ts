import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiSchema } from 'effect/http-api'
import { AuditFilter, AuditPage, Cursor } from '../domain/audit/nouns.ts'
import { isTimelineGroup, timelineGroups } from '../domain/audit/timeline.ts'
import { Refusal403, Refusal404, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, inTenant, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const groupNames = Object.keys(timelineGroups).filter(isTimelineGroup)

/** Ours (issue 5): the record of changes of a tenant, for its administrators. */
export class AuditGroup extends tenantGroup(
  'audit',
  'Audit',
  HttpApiEndpoint.get('list', '/audit', {
    params: inTenant,
    headers,
    query: { ...AuditFilter, ...Cursor },
    success: reply(AuditPage),
    error: [Refusal403],
  }),
  HttpApiEndpoint.get('csv', '/audit/csv', {
    params: inTenant,
    headers,
    query: AuditFilter,
    success: HttpApiSchema.StreamUint8Array({ contentType: 'text/csv' }),
    error: [Refusal403, Refusal422],
  }),
) {}

/** Ours (issue 5): what happened to one person; all of it for administrators, and for whoever may access the person what they may see. */
export class HistoryGroup extends tenantGroup(
  'history',
  'History of a person',
  HttpApiEndpoint.get('audit', '/employees/:id/audit', {
    params: ofEmployee,
    headers,
    query: Cursor,
    success: reply(AuditPage),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('timeline', '/employees/:id/timeline', {
    params: ofEmployee,
    headers,
    query: { ...Cursor, group: Schema.optional(Schema.Literals(groupNames)) },
    success: reply(AuditPage),
    error: [Refusal404],
  }),
) {}
