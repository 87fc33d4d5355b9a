import { useSelector } from '@xstate/react'
import type { DocumentsActor } from '../../../machines/employees/documents.machine.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { UploadDialog } from '../../kit/UploadDialog.tsx'

/** The dialog the documents wait for, if they wait for one. */
export const DocumentDialogs = ({ documents }: { readonly documents: DocumentsActor }) => {
  const upload = useSelector(documents, ({ children }) => children.upload)
  const deletion = useSelector(documents, ({ children }) => children.deletion)
  if (upload !== undefined)
    return <UploadDialog upload={upload} title="Add files" submitLabel="Add files" closeLabel="Cancel" />
  return deletion === undefined ? null : <Confirmation confirmation={deletion} />
}
