import { Schema } from 'effect'
import { HttpApiEndpoint } from 'effect/http-api'
import { TenantId } from '../domain/kernel/ids.ts'
import { Day, line } from '../domain/kernel/nouns.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import {
  HrDocument,
  HrDocumentSummary,
  NewPolicy,
  PeopleAsked,
  PersonAgreement,
  PolicyAgreement,
  PolicyCategory,
  PolicyCompliance,
  PolicyComplianceCounts,
  PolicyDiff,
  PolicyDraftChange,
  PolicyReview,
  PolicySettingsChange,
  PolicyVersion,
  RemindersSent,
} from '../domain/policies/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, inTenant, ofHrDocument as ofDocument, VersionNo } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const ofVersion = { ...ofDocument, versionNo: VersionNo }

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 HR documents: texts, versions, agreements and settings. Compliance, reminders and the second end of a diff are ours. */
export class HrDocumentsGroup extends tenantGroup(
  'hrDocuments',
  'HR documents',
  HttpApiEndpoint.get('list', '/hrDocuments', {
    params: inTenant,
    headers,
    // Whoever manages policies may ask how far each has come. A start does not: it would count everybody.
    query: { counted: Schema.optional(Schema.Literal('true')) },
    success: reply(Schema.Array(HrDocumentSummary)),
    error: [Refusal403],
  }),
  HttpApiEndpoint.post('create', '/hrDocuments', {
    params: inTenant,
    headers,
    payload: NewPolicy,
    success: reply(HrDocument),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  HttpApiEndpoint.get('categories', '/hrDocuments/categories', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(PolicyCategory)),
    error: [Refusal403],
  }),
  HttpApiEndpoint.delete('removeCategory', '/hrDocuments/categories/:name', {
    params: { tenantId: TenantId, name: line(80) },
    headers,
    success: Done,
    error: [Refusal403, Refusal404, Refusal409],
  }),
  HttpApiEndpoint.get('read', '/hrDocuments/:id', {
    params: ofDocument,
    headers,
    success: reply(HrDocument),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.put('saveDraft', '/hrDocuments/:id', {
    params: ofDocument,
    headers,
    payload: PolicyDraftChange,
    success: reply(HrDocument),
    error: refused,
  }),
  HttpApiEndpoint.delete('remove', '/hrDocuments/:id', {
    params: ofDocument,
    headers: { ...headers, ...ifMatch },
    success: Done,
    error: refused,
  }),
  HttpApiEndpoint.get('diff', '/HRDocumentsDiff/:id/:versionNo', {
    params: ofVersion,
    headers,
    // Without it: from what the reader agreed to last, else from the version before.
    query: { from: Schema.optional(VersionNo) },
    success: reply(PolicyDiff),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('version', '/hrDocuments/:id/:versionNo', {
    params: ofVersion,
    headers,
    success: reply(PolicyVersion),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('agree', '/hrDocuments/:id/agree', {
    params: ofDocument,
    headers,
    payload: PolicyAgreement,
    success: reply(HrDocumentSummary),
    error: refused,
  }),
  HttpApiEndpoint.put('changeSettings', '/hrDocuments/:id/settings', {
    params: ofDocument,
    headers,
    payload: PolicySettingsChange,
    success: reply(HrDocument),
    error: refused,
  }),
  HttpApiEndpoint.post('review', '/hrDocuments/:id/review', {
    params: ofDocument,
    headers,
    payload: PolicyReview,
    success: reply(HrDocument),
    error: refused,
  }),
  HttpApiEndpoint.get('compliance', '/hrDocuments/:id/compliance', {
    params: ofDocument,
    headers,
    query: { asAt: Schema.optional(Day) },
    success: reply(PolicyCompliance),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('complianceWindow', '/hrDocuments/:id/compliance/window', {
    params: ofDocument,
    headers,
    query: { ...PeopleAsked, ...WindowAsked },
    success: reply(windowOf(PersonAgreement)),
    error: [Refusal403, Refusal404, Refusal422],
  }),
  HttpApiEndpoint.get('complianceCount', '/hrDocuments/:id/compliance/count', {
    params: ofDocument,
    headers,
    query: PeopleAsked,
    success: reply(Schema.Int),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('complianceCounts', '/hrDocuments/:id/compliance/counts', {
    params: ofDocument,
    headers,
    query: { asAt: PeopleAsked.asAt },
    success: reply(PolicyComplianceCounts),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('remind', '/hrDocuments/:id/remind', {
    params: ofDocument,
    headers,
    success: reply(RemindersSent),
    error: refused,
  }),
) {}
