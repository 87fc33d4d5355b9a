import * as Result from 'effect/Result'
import type { Listing } from '../../domain/certifications/listing.ts'
import type { CertificationPorts, NewCertification } from '../../machines/certifications/certifications.ports.ts'
import { fetchWithProgress } from '../http/fetchWithProgress.ts'
import { expecting, nothing, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

export const certificationsGateway = (run: Run, save: (content: Blob, name: string) => void): CertificationPorts => ({
  loadCompliance: loadingCompliance(run),
  loadCertifications: ({ of }, signal) =>
    run('certifications', 'listOf', { params: { employeeId: of }, query: {}, signal }),
  loadListed: ({ question, place }, signal) =>
    run('certifications', 'window', {
      query: { ...listingQuery(question), ...placeQuery(place) },
      signal,
    }),
  countListed: ({ question }, signal) =>
    run('certifications', 'count', {
      query: listingQuery(question),
      signal,
    }),
  saveCsv: async ({ question }, signal) => {
    const isMatrix = question === 'requirements'
    const content = isMatrix
      ? await run.bytes('certifications', 'matrixCsv', { signal })
      : await run.bytes('certifications', 'csv', { query: listingQuery(question), signal })
    return Result.map(content, (bytes) => save(bytes, isMatrix ? 'requirements.csv' : 'certifications.csv'))
  },
  loadCounts: (_, signal) => run('certifications', 'counts', { signal }),
  loadHistory: ({ employeeId, certificationTypeId }, signal) =>
    run('certifications', 'listOf', {
      params: { employeeId },
      query: { certificationType: certificationTypeId },
      signal,
    }),
  addCertification: ({ subject: { certification }, files, progressed }, signal) =>
    run('certifications', 'add', {
      payload: formOf(certification, files),
      signal,
      fetch: fetchWithProgress(progressed),
    }),
  answerCertification: ({ certificationId: id, answer }, signal) =>
    run('certifications', 'verify', { params: { id }, payload: answer, signal }),
  updateExpiry: ({ certificationId: id, change }, signal) =>
    run('certifications', 'updateExpiry', { params: { id }, payload: change, signal }),
  sendReminder: ({ certificationId: id }, signal) => run('certifications', 'sendReminder', { params: { id }, signal }),
  snoozeCertification: ({ certificationId: id, untilDay }, signal) =>
    run('compliance', 'snooze', { params: { id }, payload: { untilDay }, signal }),
  removeCertification: async ({ certificationId: id, version }, signal) =>
    Result.map(
      await run('certifications', 'remove', {
        params: { id },
        headers: expecting(version),
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
  downloadFile: async ({ certificationId, file: { id: fileId, name } }, signal) =>
    Result.map(await run.bytes('certifications', 'file', { params: { certificationId, fileId }, signal }), (content) =>
      save(content, name),
    ),
  removeFile: async ({ certificationId, file: { id: fileId } }, signal) =>
    Result.map(await run('certifications', 'removeFile', { params: { certificationId, fileId }, signal }), nothing),
  loadTypes: (_, signal) => run('certifications', 'types', { signal }),
  saveType: ({ draft }, signal) => run('certifications', 'saveType', { payload: draft, signal }),
  loadMatrix: (_, signal) => run('certifications', 'matrix', { signal }),
})

export const loadingCompliance =
  (run: Run): CertificationPorts['loadCompliance'] =>
  (params, signal) =>
    run('certifications', 'complianceOf', { params, signal })

const listingQuery = ({ search, choice, types, sort, isDescending }: Listing) => ({
  choice,
  sort,
  search: search.trim() === '' ? undefined : search.trim(),
  types: types.length === 0 ? undefined : types.join(','),
  descending: isDescending ? ('true' as const) : undefined,
})

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
