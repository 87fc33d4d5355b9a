import { documentsGateway } from '../../infra/gateways/employees/documents.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { documentDeletion, documentsMachine, documentUpload } from '../../machines/employees/documents.machine.ts'
import type { DocumentPorts } from '../../machines/employees/documents.ports.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** The documents of a person, loaded with the first tab that shows them. */
export const documentsArea = ({ loadDocuments, uploadDocuments, downloadDocument, deleteDocument }: DocumentPorts) =>
  documentsMachine.provide({
    actors: {
      loadDocuments: provided(loadDocuments),
      downloadDocument: provided(downloadDocument),
      upload: documentUpload.provide(uploadDocuments),
      deletion: documentDeletion.provide(deleteDocument),
    },
  })

/** Loaded when somebody opens the documents of a person. */
export const area = areaOf({
  machine: ({ run }) => documentsArea(documentsGateway(run, saveFile)),
})
