import { useSelector } from '@xstate/react'
import type { DocumentsActor } from '../../../machines/employees/documents.machine.ts'
import type { FileUploadActor } from '../../../machines/kit/fileUpload.machine.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { FileUploadDialog } from '../../kit/FileUploadDialog.tsx'
import { useFileUpload } from '../../kit/fileUpload.ts'

/** The dialog the documents wait for, if they wait for one. */
export const DocumentDialogs = ({ documents }: { readonly documents: DocumentsActor }) => {
  const upload = useSelector(documents, ({ children }) => children.upload)
  const deletion = useSelector(documents, ({ children }) => children.deletion)
  if (upload !== undefined) return <Uploading upload={upload} />
  return deletion === undefined ? null : <Confirmation confirmation={deletion} />
}

const Uploading = ({ upload }: { readonly upload: FileUploadActor }) => (
  <FileUploadDialog
    {...useFileUpload(upload)}
    title="Add files"
    submitLabel="Add"
    closeLabel="Cancel"
    onSubmit={() => upload.send({ type: 'upload.asked' })}
    onClose={() => upload.send({ type: 'upload.left' })}
  />
)
