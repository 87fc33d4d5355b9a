import { useActorRef, useSelector } from '@xstate/react'
import { type CropperInput, cropperBy, framesNothing } from '../../machines/kit/cropper.machine.ts'
import { defaultBoundary } from '../../machines/kit/cropping.ts'
import { Banner } from './Banner.tsx'
import { Cropper } from './Cropper.tsx'
import { cut } from './crop/cut.ts'
import { Dialog } from './Dialog.tsx'

type CropDialogProps = CropperInput & {
  readonly title?: string
  readonly confirmLabel?: string
  /** The piece that was cut out, named as the file was. */
  readonly onCut: (piece: File) => void
  readonly onCancel: () => void
}

const browserCropper = cropperBy(cut)

/** The dialog's own padding, both sides. */
const PADDING = 48

/** § 2.6 The cropper in its dialog: a frame of 480x280 in a boundary of 600x600 unless told otherwise. Mounted is open. */
export const CropDialog = ({
  title = 'Crop the picture',
  confirmLabel = 'Crop',
  boundary = defaultBoundary,
  onCut,
  onCancel,
  ...input
}: CropDialogProps) => {
  const cropper = useActorRef(browserCropper, { input: { ...input, boundary } }, ({ output }) => {
    if (output?.cut) onCut(output.cut)
  })
  const isCutting = useSelector(cropper, (snapshot) => snapshot.matches('cutting'))
  const isEmpty = useSelector(cropper, framesNothing)
  const isUnreadable = useSelector(cropper, (snapshot) => snapshot.matches('unreadable'))
  return (
    <Dialog
      title={title}
      confirmLabel={confirmLabel}
      width={boundary.width + PADDING}
      busy={isCutting}
      denied={isUnreadable || isEmpty ? 'The frame is empty.' : undefined}
      onConfirm={() => cropper.send({ type: 'crop.confirmed' })}
      onCancel={onCancel}
    >
      {isUnreadable ? (
        <Banner tone="danger">This picture cannot be read. Choose another.</Banner>
      ) : (
        <Cropper cropper={cropper} />
      )}
    </Dialog>
  )
}
