import { Schema } from 'effect'
import { Day, line } from '../domain/kernel/nouns.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { POLICY_CATEGORY_MAX } from '../domain/policies/heading.fields.ts'
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
import { ifMatch, ofHrDocument as ofDocument, VersionNo } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofVersion = { ...ofDocument, versionNo: VersionNo }

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 HR documents: texts, versions, agreements and settings. Compliance, reminders and the second end of a diff are ours. */
export class HrDocumentsGroup extends tenantGroup(
  'hrDocuments',
  'HR documents',
  get('list', '/hrDocuments', {
    // Policy managers may ask how far each has come. A start does not: it would count everybody.
    query: { counted: Schema.optional(Schema.Literal('true')) },
    success: reply(Schema.Array(HrDocumentSummary)),
    error: [Refusal403],
  }),
  post('create', '/hrDocuments', {
    payload: NewPolicy,
    success: reply(HrDocument),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  get('categories', '/hrDocuments/categories', { success: reply(Schema.Array(PolicyCategory)), error: [Refusal403] }),
  remove('removeCategory', '/hrDocuments/categories/:name', {
    params: { name: line(POLICY_CATEGORY_MAX) },
    success: Done,
    error: [Refusal403, Refusal404, Refusal409],
  }),
  get('read', '/hrDocuments/:id', { params: ofDocument, success: reply(HrDocument), error: [Refusal403, Refusal404] }),
  put('saveDraft', '/hrDocuments/:id', {
    params: ofDocument,
    payload: PolicyDraftChange,
    success: reply(HrDocument),
    error: refused,
  }),
  remove('remove', '/hrDocuments/:id', { params: ofDocument, headers: ifMatch, success: Done, error: refused }),
  get('diff', '/HRDocumentsDiff/:id/:versionNo', {
    params: ofVersion,
    // Without it: from what the reader agreed to last, else from the version before.
    query: { from: Schema.optional(VersionNo) },
    success: reply(PolicyDiff),
    error: [Refusal403, Refusal404],
  }),
  get('version', '/hrDocuments/:id/:versionNo', {
    params: ofVersion,
    success: reply(PolicyVersion),
    error: [Refusal403, Refusal404],
  }),
  post('agree', '/hrDocuments/:id/agree', {
    params: ofDocument,
    payload: PolicyAgreement,
    success: reply(HrDocumentSummary),
    error: refused,
  }),
  put('changeSettings', '/hrDocuments/:id/settings', {
    params: ofDocument,
    payload: PolicySettingsChange,
    success: reply(HrDocument),
    error: refused,
  }),
  post('review', '/hrDocuments/:id/review', {
    params: ofDocument,
    payload: PolicyReview,
    success: reply(HrDocument),
    error: refused,
  }),
  get('compliance', '/hrDocuments/:id/compliance', {
    params: ofDocument,
    query: { asAt: Schema.optional(Day) },
    success: reply(PolicyCompliance),
    error: [Refusal403, Refusal404],
  }),
  get('complianceWindow', '/hrDocuments/:id/compliance/window', {
    params: ofDocument,
    query: { ...PeopleAsked, ...WindowAsked },
    success: reply(windowOf(PersonAgreement)),
    error: [Refusal403, Refusal404, Refusal422],
  }),
  get('complianceCount', '/hrDocuments/:id/compliance/count', {
    params: ofDocument,
    query: PeopleAsked,
    success: reply(Schema.Int),
    error: [Refusal403, Refusal404],
  }),
  get('complianceCounts', '/hrDocuments/:id/compliance/counts', {
    params: ofDocument,
    query: { asAt: PeopleAsked.asAt },
    success: reply(PolicyComplianceCounts),
    error: [Refusal403, Refusal404],
  }),
  post('remind', '/hrDocuments/:id/remind', { params: ofDocument, success: reply(RemindersSent), error: refused }),
) {}
