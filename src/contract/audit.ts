import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { AuditFilter, AuditPage, Cursor } from '../domain/audit/nouns.ts'
import { isTimelineGroup, timelineGroups } from '../domain/audit/timeline.ts'
import { Refusal403, Refusal404, Refusal422, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, tenantGroup } from './tenantGroup.ts'

const groupNames = Object.keys(timelineGroups).filter(isTimelineGroup)

/** Ours (issue 5): the record of changes of a tenant, for its administrators. */
export class AuditGroup extends tenantGroup(
  'audit',
  'Audit',
  get('list', '/audit', { query: { ...AuditFilter, ...Cursor }, success: reply(AuditPage), error: [Refusal403] }),
  get('csv', '/audit/csv', {
    query: AuditFilter,
    success: HttpApiSchema.StreamUint8Array({ contentType: 'text/csv' }),
    error: [Refusal403, Refusal422],
  }),
) {}

/**
 * Ours (issue 5): what happened to one person; all of it for administrators, what they may see for others with access
 * to the person.
 */
export class HistoryGroup extends tenantGroup(
  'history',
  'History of a person',
  get('audit', '/employees/:id/audit', {
    params: ofEmployee,
    query: Cursor,
    success: reply(AuditPage),
    error: [Refusal403, Refusal404],
  }),
  get('timeline', '/employees/:id/timeline', {
    params: ofEmployee,
    query: { ...Cursor, group: Schema.optional(Schema.Literals(groupNames)) },
    success: reply(AuditPage),
    error: [Refusal404],
  }),
) {}
