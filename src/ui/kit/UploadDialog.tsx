import type { ReactNode } from 'react'
import type { FileUploadActor } from '../../machines/kit/fileUpload.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { FileUploadDialog } from './FileUploadDialog.tsx'
import { useFileUpload } from './fileUpload.ts'

type UploadDialogProps = {
  readonly upload: FileUploadActor
  readonly title: string
  readonly submitLabel?: string
  readonly closeLabel?: string
  readonly children?: ReactNode
}

/** The file upload dialog of an upload's machine. */
export const UploadDialog = ({ upload, ...said }: UploadDialogProps) => (
  <FileUploadDialog
    {...useFileUpload(upload)}
    {...said}
    onSubmit={() => upload.send({ type: 'upload.asked' })}
    onClose={() => askToLeave(upload, { type: 'upload.left' })}
  />
)
