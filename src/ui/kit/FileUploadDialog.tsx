import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FileChooser, type FileChoosing, notChosen } from './files/FileChooser.tsx'

type FileUploadDialogProps = FileChoosing & {
  readonly title: string
  readonly submitLabel?: string
  readonly closeLabel?: string
  /** Stands above the zone: what the file is for. */
  readonly children?: ReactNode
  readonly onSubmit: () => void
  /** Also while it sends: closing stops it. */
  readonly onClose: () => void
}

/** § 2.6 The file upload dialog: 500 wide, Submit and Close unless told otherwise. Mounted is open. */
export const FileUploadDialog = ({
  title,
  submitLabel = 'Submit',
  closeLabel = 'Close',
  children,
  onSubmit,
  onClose,
  ...choosing
}: FileUploadDialogProps) => {
  const denied = notChosen(choosing)
  return (
    <Dialog
      title={title}
      confirmLabel={submitLabel}
      denied={choosing.busy ? 'Uploading…' : denied}
      onConfirm={onSubmit}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{closeLabel}</Button>
          <Button type="submit" tone="solid" busy={choosing.busy} denied={denied}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      <FileChooser {...choosing} />
    </Dialog>
  )
}
