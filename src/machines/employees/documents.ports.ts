import type { EmployeeDocument } from '../../domain/employees/documents/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { UploadFiles } from '../kit/fileUpload.machine.ts'
import type { Port } from '../kit/port.ts'

export interface DocumentsOf {
  readonly id: EmployeeId
}

interface OneDocument {
  readonly document: EmployeeDocument
}

export type DocumentPorts = {
  loadDocuments: Port<DocumentsOf, ReadonlyArray<EmployeeDocument>, Failure>
  uploadDocuments: UploadFiles<DocumentsOf, ReadonlyArray<EmployeeDocument>>
  /** Fetches the bytes and hands them to the browser's own downloads. */
  downloadDocument: Port<OneDocument, void, Failure>
  deleteDocument: Port<OneDocument, void, Failure>
}
