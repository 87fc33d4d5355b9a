import { documentsMachine } from './machines/employees/documents.machine.ts'
import type { DocumentPorts } from './machines/employees/documents.ports.ts'
import { type Confirmed, confirmMachine } from './machines/kit/confirm.machine.ts'
import { fileUploadMachine, type UploadFiles } from './machines/kit/fileUpload.machine.ts'
import { plugged } from './machines/kit/port.ts'

/** The documents of a person, loaded with the first tab that shows them. */
export const documentsArea = ({ loadDocuments, uploadDocuments, downloadDocument, deleteDocument }: DocumentPorts) => {
  const remove: Confirmed<unknown, unknown> = ({ subject }, signal) => deleteDocument(subject as never, signal)
  return documentsMachine.provide({
    actors: {
      loadDocuments: plugged(loadDocuments),
      downloadDocument: plugged(downloadDocument),
      upload: fileUploadMachine.provide({
        actors: { upload: plugged(uploadDocuments as UploadFiles<unknown, unknown>) },
      }),
      deletion: confirmMachine.provide({ actors: { run: plugged(remove) } }),
    },
  })
}
