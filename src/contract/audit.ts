import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { AuditFilter, AuditPage, Cursor } from '../domain/audit/nouns.ts'
import { isTimelineGroup, timelineGroups } from '../domain/audit/timeline.ts'
import { Refusal403, Refusal404, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders as headers, inTenant, ofEmployee } from './paths.ts'

const groupNames = Object.keys(timelineGroups).filter(isTimelineGroup)

/** Ours (issue 5): the record of changes of a tenant, for its administrators. */
export class AuditGroup extends HttpApiGroup.make('audit')
  .add(
    HttpApiEndpoint.get('list', '/api/:tenantId/audit', {
      params: inTenant,
      headers,
      query: { ...AuditFilter, ...Cursor },
      success: reply(AuditPage),
      error: [Refusal403],
    }),
    HttpApiEndpoint.get('csv', '/api/:tenantId/audit/csv', {
      params: inTenant,
      headers,
      query: AuditFilter,
      success: HttpApiSchema.StreamUint8Array({ contentType: 'text/csv' }),
      error: [Refusal403, Refusal422],
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Audit' })) {}

/** Ours (issue 5): what happened to one person; all of it for administrators, and for whoever may access the person what they may see. */
export class HistoryGroup extends HttpApiGroup.make('history')
  .add(
    HttpApiEndpoint.get('audit', '/api/:tenantId/employees/:id/audit', {
      params: ofEmployee,
      headers,
      query: Cursor,
      success: reply(AuditPage),
      error: [Refusal403, Refusal404],
    }),
    HttpApiEndpoint.get('timeline', '/api/:tenantId/employees/:id/timeline', {
      params: ofEmployee,
      headers,
      query: { ...Cursor, group: Schema.optional(Schema.Literals(groupNames)) },
      success: reply(AuditPage),
      error: [Refusal404],
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'History of a person' })) {}
