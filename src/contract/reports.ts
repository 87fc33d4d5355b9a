import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { ReportAnswer, ReportAsked } from '../domain/reports/nouns.ts'
import { Refusal403, Refusal404, Refusal422, reply } from './envelope.ts'
import { get, tenantGroup } from './tenantGroup.ts'

const asked = {
  params: { name: Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,60}$/)) },
  query: ReportAsked,
  error: [Refusal403, Refusal404, Refusal422] as const,
}

/** § 7 Reports. The same as a file is ours. */
export class ReportsGroup extends tenantGroup(
  'reports',
  'Reports',
  get('read', '/reports/:name', { ...asked, success: reply(ReportAnswer) }),
  get('csv', '/reports/:name/csv', {
    ...asked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
  }),
) {}
