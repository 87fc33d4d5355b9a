import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiSchema } from 'effect/http-api'
import { CERTIFICATION_FILE_MAX_BYTES, CERTIFICATION_FILES_MAX } from '../domain/certifications/files.ts'
import {
  Certification,
  CertificationFile,
  CertificationMatrix,
  CertificationType,
  CertificationTypeDraft,
  ExpiryChange,
  ListingAsked,
  ListingCounts,
  PersonCompliance,
  ReminderSent,
  VerificationAnswer,
} from '../domain/certifications/nouns.ts'
import { ReminderPause, ReminderPauseChange, Snooze } from '../domain/employees/reminderPauses/nouns.ts'
import {
  CertificationFileId,
  CertificationId,
  CertificationTypeId,
  EmployeeId,
  TenantId,
} from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, inTenant, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const ofCertification = { tenantId: TenantId, id: CertificationId }
const ofFile = { tenantId: TenantId, certificationId: CertificationId, fileId: CertificationFileId }

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const withFile = [...refused, Refusal413, Refusal415] as const

const limits = {
  maxFileSize: CERTIFICATION_FILE_MAX_BYTES + 1_000,
  maxTotalSize: CERTIFICATION_FILES_MAX * CERTIFICATION_FILE_MAX_BYTES + 20_000,
  maxParts: CERTIFICATION_FILES_MAX + 8,
}

/** § 7 Certifications. Windows of the list, verification, the matrix of requirements, a person's compliance and reminders that wait are ours. */
export class CertificationsGroup extends tenantGroup(
  'certifications',
  'Certifications',
  // The first window of the list, or the one that `after` names: the header Link says where the next one is.
  HttpApiEndpoint.get('list', '/certifications', {
    params: inTenant,
    headers,
    query: { ...ListingAsked, ...WindowAsked },
    success: reply(Schema.Array(Certification)),
    error: [Refusal403, Refusal422],
  }),
  HttpApiEndpoint.get('window', '/certifications/window', {
    params: inTenant,
    headers,
    query: { ...ListingAsked, ...WindowAsked },
    success: reply(windowOf(Certification)),
    error: [Refusal403, Refusal422],
  }),
  HttpApiEndpoint.get('count', '/certifications/count', {
    params: inTenant,
    headers,
    query: ListingAsked,
    success: reply(Schema.Int),
    error: [Refusal403],
  }),
  HttpApiEndpoint.get('counts', '/certifications/counts', {
    params: inTenant,
    headers,
    success: reply(ListingCounts),
    error: [Refusal403],
  }),
  HttpApiEndpoint.post('add', '/certifications', {
    params: inTenant,
    headers,
    payload: Schema.Struct({
      id: CertificationId,
      employeeId: EmployeeId,
      certificationTypeId: CertificationTypeId,
      /** An instant; empty or left out: it does not expire. */
      expiryDate: Schema.optional(Schema.String),
      issuedDay: Schema.optional(Schema.String),
      renews: Schema.optional(Schema.String),
      files: Multipart.FilesSchema,
    }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(Certification),
    error: withFile,
  }),
  HttpApiEndpoint.get('matrix', '/certifications/matrix', {
    params: inTenant,
    headers,
    success: reply(CertificationMatrix),
    error: [Refusal403],
  }),
  HttpApiEndpoint.get('listOf', '/certifications/employee/:employeeId', {
    params: { tenantId: TenantId, employeeId: EmployeeId },
    headers,
    // The history of one type, deleted and renewed ones included.
    query: { certificationType: Schema.optional(CertificationTypeId) },
    success: reply(Schema.Array(Certification)),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('file', '/certifications/:certificationId/files/:fileId', {
    params: ofFile,
    headers,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'image/png', 'image/jpeg'] }),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('addFiles', '/certifications/:certificationId/files', {
    params: { tenantId: TenantId, certificationId: CertificationId },
    headers,
    payload: Schema.Struct({ files: Multipart.FilesSchema }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(Schema.Array(CertificationFile)),
    error: withFile,
  }),
  HttpApiEndpoint.delete('removeFile', '/certifications/:certificationId/files/:fileId', {
    params: ofFile,
    headers,
    success: Done,
    error: refused,
  }),
  HttpApiEndpoint.post('sendReminder', '/certifications/:id/sendReminder', {
    params: ofCertification,
    headers,
    success: reply(ReminderSent),
    error: refused,
  }),
  HttpApiEndpoint.post('snooze', '/certifications/:id/snooze', {
    params: ofCertification,
    headers,
    payload: Snooze,
    success: reply(Certification),
    error: refused,
  }),
  HttpApiEndpoint.post('updateExpiry', '/certifications/:id/updateExpiry', {
    params: ofCertification,
    headers,
    payload: ExpiryChange,
    success: reply(Certification),
    error: refused,
  }),
  HttpApiEndpoint.post('verify', '/certifications/:id/verification', {
    params: ofCertification,
    headers,
    payload: VerificationAnswer,
    success: reply(Certification),
    error: refused,
  }),
  HttpApiEndpoint.delete('remove', '/certifications/:id', {
    params: ofCertification,
    headers: { ...headers, ...ifMatch },
    success: Done,
    error: refused,
  }),
  HttpApiEndpoint.get('types', '/certificationtypes', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(CertificationType)),
    error: [Refusal403],
  }),
  HttpApiEndpoint.post('saveType', '/certificationtypes', {
    params: inTenant,
    headers,
    payload: CertificationTypeDraft,
    success: reply(CertificationType),
    error: refused,
  }),
  HttpApiEndpoint.get('complianceOf', '/employees/:id/compliance', {
    params: ofEmployee,
    headers,
    success: reply(PersonCompliance),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('reminderPause', '/employees/:id/reminderPause', {
    params: ofEmployee,
    headers,
    success: reply(Schema.NullOr(ReminderPause)),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('pauseReminders', '/employees/:id/reminderPause', {
    params: ofEmployee,
    headers,
    payload: ReminderPauseChange,
    success: reply(Schema.NullOr(ReminderPause)),
    error: refused,
  }),
) {}
