import { useEffect } from 'react'
import type { FileUploadActor } from '../../../machines/kit/fileUpload.machine.ts'
import { UploadDialog } from '../../kit/UploadDialog.tsx'

interface ImagesDialogProps {
  readonly upload: FileUploadActor
  /** However it was closed. */
  readonly onClosed: () => void
}

/** Images on their way into the text: chosen here, or sent at once when they were pasted or dropped. */
export const ImagesDialog = ({ upload, onClosed }: ImagesDialogProps) => {
  useEffect(() => onClosed, [onClosed])
  return <UploadDialog upload={upload} title="Insert images" submitLabel="Insert" closeLabel="Cancel" />
}
