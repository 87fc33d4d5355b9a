import * as Result from 'effect/Result'
import { DOCUMENT_TYPE } from '../../../domain/employees/documents/documents.ts'
import type { EmployeeDocument } from '../../../domain/employees/documents/nouns.ts'
import type { DocumentPorts } from '../../../machines/employees/documents.ports.ts'
import { fetchWithProgress } from '../../http/fetchWithProgress.ts'
import type { Run } from '../../http/run.ts'

export const documentsGateway = (run: Run, save: (content: Blob, name: string) => void): DocumentPorts => ({
  loadDocuments: (params, signal) => run('documents', 'list', { params, signal }),
  // One after the other: each is small enough for its limit, and of those that arrived none has to be sent again (the
  // server knows them by name and content).
  uploadDocuments: async ({ subject: params, files, progressed }, signal) => {
    const total = files.reduce((bytes, { size }) => bytes + size, 0)
    const added: Array<EmployeeDocument> = []
    let arrived = 0
    for (const file of files) {
      const fetch = fetchWithProgress((fraction) => progressed((arrived + fraction * file.size) / total))
      const answer = await run('documents', 'add', { params, payload: formWith(file), signal, fetch })
      if (Result.isFailure(answer)) return Result.fail(answer.failure)
      added.push(answer.success)
      arrived += file.size
    }
    return Result.succeed(added)
  },
  downloadDocument: async ({ document: { id, name } }, signal) =>
    Result.map(await run.bytes('documents', 'download', { params: { fileId: id }, signal }), (content) =>
      save(content, name),
    ),
  deleteDocument: async ({ document: { id } }, signal) =>
    Result.map(await run('documents', 'remove', { params: { fileId: id }, signal }), () => undefined),
})

const formWith = (file: File): FormData => {
  const form = new FormData()
  form.set('type', String(DOCUMENT_TYPE))
  form.set('file', file)
  return form
}
