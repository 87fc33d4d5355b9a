import * as Result from 'effect/Result'
import type { ReviewPorts } from '../../../machines/reviews/review/review.ports.ts'
import { fetchWithProgress } from '../../http/fetchWithProgress.ts'
import { expecting, nothing, type Run } from '../../http/run.ts'

/** `save` hands bytes to the browser's own downloads. */
export const reviewGateway = (run: Run, save: (content: Blob, name: string) => void): ReviewPorts => ({
  loadReview: (params, signal) => run('reviews', 'read', { params, signal }),
  saveReview: ({ change: payload, ...params }, signal) => run('reviews', 'update', { params, payload, signal }),
  saveSchedule: ({ change: payload, ...params }, signal) => run('reviews', 'schedule', { params, payload, signal }),
  removeReview: async ({ version, ...params }, signal) =>
    Result.map(await run('reviews', 'remove', { params, headers: expecting(version), signal }), nothing),
  act: ({ act: payload, ...params }, signal) => run('reviews', 'act', { params, payload, signal }),
  submit: ({ id: reviewId, submit: payload }, signal) =>
    run('reviews', 'submit', { params: { reviewId }, payload, signal }),
  saveAnswer: ({ answer: payload, ...params }, signal) => run('reviews', 'saveAnswer', { params, payload, signal }),
  savePoint: ({ point: payload, ...params }, signal) => run('reviews', 'discuss', { params, payload, signal }),
  removePoint: async ({ version, ...params }, signal) =>
    Result.map(await run('reviews', 'removePoint', { params, headers: expecting(version), signal }), nothing),
  saveAction: ({ action: payload, ...params }, signal) => run('reviews', 'saveAction', { params, payload, signal }),
  removeAction: async ({ version, ...params }, signal) =>
    Result.map(await run('reviews', 'removeAction', { params, headers: expecting(version), signal }), nothing),
  addGoal: ({ goal: payload, ...params }, signal) => run('goals', 'create', { params, payload, signal }),
  removeGoal: async ({ version, ...params }, signal) =>
    Result.map(await run('goals', 'remove', { params, headers: expecting(version), signal }), nothing),
  loadCheckIns: ({ person }, signal) => run('checkIns', 'list', { query: { person, tab: 'pending' }, signal }),
  saveItem: ({ item: payload, ...params }, signal) => run('checkIns', 'saveItem', { params, payload, signal }),
  removeItem: async ({ version, ...params }, signal) =>
    Result.map(await run('checkIns', 'removeItem', { params, headers: expecting(version), signal }), nothing),
  addFiles: ({ subject: { id }, files, progressed }, signal) => {
    const payload = new FormData()
    for (const file of files) payload.append('files', file)
    return run('reviews', 'addFiles', { params: { id }, payload, signal, fetch: fetchWithProgress(progressed) })
  },
  removeFile: async ({ id, file: { id: fileId } }, signal) =>
    Result.map(await run('reviews', 'removeFile', { params: { id, fileId }, signal }), nothing),
  downloadReport: async ({ id, report }, signal) =>
    Result.map(await run.bytes('reviews', 'report', { params: { id }, signal }), (content) => save(content, report)),
  downloadFile: async ({ id, file: { id: fileId, fileName } }, signal) =>
    Result.map(await run.bytes('reviews', 'file', { params: { id, fileId }, signal }), (content) =>
      save(content, fileName),
    ),
})
