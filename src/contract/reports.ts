import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { ReportAnswer, ReportAsked, ReportSchedule, ReportScheduleSaved } from '../domain/reports/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofItem } from './paths.ts'
import { get, put, remove, tenantGroup } from './tenantGroup.ts'

const asked = {
  params: { name: Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,60}$/)) },
  query: ReportAsked,
  error: [Refusal403, Refusal404, Refusal422] as const,
}

/** § 7 Reports. The same as a file is ours, and so is when one’s saved reports are mailed. */
export class ReportsGroup extends tenantGroup(
  'reports',
  'Reports',
  get('read', '/reports/:name', { ...asked, success: reply(ReportAnswer) }),
  get('csv', '/reports/:name/csv', {
    ...asked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
  }),
  get('schedules', '/reportSchedules', { success: reply(Schema.Array(ReportSchedule)) }),
  put('saveSchedule', '/reportSchedules/:id', {
    params: ofItem,
    payload: ReportScheduleSaved,
    success: reply(ReportSchedule),
    error: [Refusal403, Refusal404, Refusal409],
  }),
  remove('removeSchedule', '/reportSchedules/:id', {
    params: ofItem,
    headers: ifMatch,
    success: Done,
    error: [Refusal404, Refusal409],
  }),
) {}
