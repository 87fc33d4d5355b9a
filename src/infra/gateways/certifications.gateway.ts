import * as Result from 'effect/Result'
import type { Listing } from '../../domain/certifications/listing.ts'
import type { CertificationPorts, NewCertification } from '../../machines/certifications/certifications.ports.ts'
import type { CompliancePorts } from '../../machines/certifications/compliance.ports.ts'
import { fetchWithProgress } from '../http/fetchWithProgress.ts'
import type { Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

export const certificationsGateway = (run: Run, save: (content: Blob, name: string) => void): CertificationPorts => ({
  loadCertifications: ({ tenantId, of }, signal) =>
    run('certifications', 'listOf', { params: { tenantId, employeeId: of }, query: {}, signal }),
  loadListed: ({ question, place }, signal) =>
    run('certifications', 'window', {
      params: { tenantId: question.tenantId },
      query: { ...listingQuery(question), ...placeQuery(place) },
      signal,
    }),
  countListed: ({ question }, signal) =>
    run('certifications', 'count', {
      params: { tenantId: question.tenantId },
      query: listingQuery(question),
      signal,
    }),
  loadCounts: (params, signal) => run('certifications', 'counts', { params, signal }),
  loadHistory: ({ tenantId, employeeId, certificationTypeId }, signal) =>
    run('certifications', 'listOf', {
      params: { tenantId, employeeId },
      query: { certificationType: certificationTypeId },
      signal,
    }),
  addCertification: ({ subject: { tenantId, certification }, files, progressed }, signal) =>
    run('certifications', 'add', {
      params: { tenantId },
      payload: formOf(certification, files),
      signal,
      fetch: fetchWithProgress(progressed),
    }),
  answerCertification: ({ tenantId, certificationId: id, answer }, signal) =>
    run('certifications', 'verify', { params: { tenantId, id }, payload: answer, signal }),
  updateExpiry: ({ tenantId, certificationId: id, change }, signal) =>
    run('certifications', 'updateExpiry', { params: { tenantId, id }, payload: change, signal }),
  sendReminder: ({ tenantId, certificationId: id }, signal) =>
    run('certifications', 'sendReminder', { params: { tenantId, id }, signal }),
  snoozeCertification: ({ tenantId, certificationId: id, untilDay }, signal) =>
    run('certifications', 'snooze', { params: { tenantId, id }, payload: { untilDay }, signal }),
  removeCertification: async ({ tenantId, certificationId: id, version }, signal) =>
    Result.map(
      await run('certifications', 'remove', {
        params: { tenantId, id },
        headers: { 'if-match': `"${version}"` },
        signal,
      }),
      nothing,
    ),
  addFiles: ({ subject: params, files, progressed }, signal) =>
    run('certifications', 'addFiles', {
      params,
      payload: withFiles(new FormData(), files),
      signal,
      fetch: fetchWithProgress(progressed),
    }),
  downloadFile: async ({ tenantId, certificationId, file: { id: fileId, name } }, signal) =>
    Result.map(
      await run.bytes('certifications', 'file', { params: { tenantId, certificationId, fileId }, signal }),
      (content) => save(content, name),
    ),
  removeFile: async ({ tenantId, certificationId, file: { id: fileId } }, signal) =>
    Result.map(
      await run('certifications', 'removeFile', { params: { tenantId, certificationId, fileId }, signal }),
      nothing,
    ),
  loadTypes: (params, signal) => run('certifications', 'types', { params, signal }),
  saveType: ({ tenantId, draft }, signal) =>
    run('certifications', 'saveType', { params: { tenantId }, payload: draft, signal }),
  loadMatrix: (params, signal) => run('certifications', 'matrix', { params, signal }),
})

export const complianceGateway = (run: Run): CompliancePorts => ({
  loadCompliance: (params, signal) => run('certifications', 'complianceOf', { params, signal }),
  loadReminderPause: (params, signal) => run('certifications', 'reminderPause', { params, signal }),
  pauseReminders: ({ tenantId, id, change }, signal) =>
    run('certifications', 'pauseReminders', { params: { tenantId, id }, payload: change, signal }),
})

const listingQuery = ({ search, choice, types, sort, isDescending }: Listing) => ({
  choice,
  sort,
  search: search.trim() === '' ? undefined : search.trim(),
  types: types.length === 0 ? undefined : types.join(','),
  descending: isDescending ? ('true' as const) : undefined,
})

const nothing = (): void => undefined

/** What is not there is left out. */
const formOf = (certification: NewCertification, files: ReadonlyArray<File>): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(certification)) if (value !== null) form.set(field, value)
  return withFiles(form, files)
}

const withFiles = (form: FormData, files: ReadonlyArray<File>): FormData => {
  for (const file of files) form.append('files', file)
  return form
}
