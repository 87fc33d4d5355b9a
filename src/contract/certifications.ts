import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
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
import { CertificationFileId, CertificationId, CertificationTypeId, EmployeeId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { get, post, remove, tenantGroup } from './tenantGroup.ts'

const ofCertification = { id: CertificationId }
const ofFile = { certificationId: CertificationId, fileId: CertificationFileId }

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const withFile = [...refused, Refusal413, Refusal415] as const

const limits = {
  maxFileSize: CERTIFICATION_FILE_MAX_BYTES + 1_000,
  maxTotalSize: CERTIFICATION_FILES_MAX * CERTIFICATION_FILE_MAX_BYTES + 20_000,
  maxParts: CERTIFICATION_FILES_MAX + 8,
}

/** § 7 Certifications. Windows of the list, verification, the matrix of requirements and a person's compliance are ours. */
export class CertificationsGroup extends tenantGroup(
  'certifications',
  'Certifications',
  // The first window of the list, or the one that `after` names: the header Link says where the next one is.
  get('list', '/certifications', {
    query: { ...ListingAsked, ...WindowAsked },
    success: reply(Schema.Array(Certification)),
    error: [Refusal403, Refusal422],
  }),
  get('window', '/certifications/window', {
    query: { ...ListingAsked, ...WindowAsked },
    success: reply(windowOf(Certification)),
    error: [Refusal403, Refusal422],
  }),
  get('count', '/certifications/count', { query: ListingAsked, success: reply(Schema.Int), error: [Refusal403] }),
  get('csv', '/certifications/csv', {
    query: ListingAsked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
  get('counts', '/certifications/counts', { success: reply(ListingCounts), error: [Refusal403] }),
  post('add', '/certifications', {
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
  get('matrix', '/certifications/matrix', { success: reply(CertificationMatrix), error: [Refusal403] }),
  get('matrixCsv', '/certifications/matrix/csv', {
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
  get('listOf', '/certifications/employee/:employeeId', {
    params: { employeeId: EmployeeId },
    // The history of one type, deleted and renewed ones included.
    query: { certificationType: Schema.optional(CertificationTypeId) },
    success: reply(Schema.Array(Certification)),
    error: [Refusal403, Refusal404],
  }),
  get('file', '/certifications/:certificationId/files/:fileId', {
    params: ofFile,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'image/png', 'image/jpeg'] }),
    error: [Refusal403, Refusal404],
  }),
  post('addFiles', '/certifications/:certificationId/files', {
    params: { certificationId: CertificationId },
    payload: Schema.Struct({ files: Multipart.FilesSchema }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(Schema.Array(CertificationFile)),
    error: withFile,
  }),
  remove('removeFile', '/certifications/:certificationId/files/:fileId', {
    params: ofFile,
    success: Done,
    error: refused,
  }),
  post('sendReminder', '/certifications/:id/sendReminder', {
    params: ofCertification,
    success: reply(ReminderSent),
    error: refused,
  }),
  post('updateExpiry', '/certifications/:id/updateExpiry', {
    params: ofCertification,
    payload: ExpiryChange,
    success: reply(Certification),
    error: refused,
  }),
  post('verify', '/certifications/:id/verification', {
    params: ofCertification,
    payload: VerificationAnswer,
    success: reply(Certification),
    error: refused,
  }),
  remove('remove', '/certifications/:id', { params: ofCertification, headers: ifMatch, success: Done, error: refused }),
  get('types', '/certificationtypes', { success: reply(Schema.Array(CertificationType)), error: [Refusal403] }),
  post('saveType', '/certificationtypes', {
    payload: CertificationTypeDraft,
    success: reply(CertificationType),
    error: refused,
  }),
  get('complianceOf', '/employees/:id/compliance', {
    params: ofEmployee,
    success: reply(PersonCompliance),
    error: [Refusal403, Refusal404],
  }),
) {}
