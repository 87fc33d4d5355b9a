import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { LOGO_CROP } from '../../domain/onboarding/logo.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { cropperBy, framesNothing } from '../../machines/kit/cropper.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import type { LogoUploadActor } from '../../machines/onboarding/logoUpload.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Cropper } from '../kit/Cropper.tsx'
import { cut } from '../kit/crop/cut.ts'
import { Dialog } from '../kit/Dialog.tsx'

const browserCropper = cropperBy(cut)

/** What is seen around the frame: the dialog's width, and a little above and below. */
const boundary = { width: 450, height: 210 }

interface LogoCropDialogProps {
  readonly upload: LogoUploadActor
  readonly file: File
}

/** § 2.5 The crop step, with a viewport of 300x125. A logo begins whole in it: nothing of a mark is cut off unasked. */
export const LogoCropDialog = ({ upload, file }: LogoCropDialogProps) => {
  const input = { file, frame: LOGO_CROP, boundary, start: 'whole' } as const
  const cropper = useActorRef(browserCropper, { input }, ({ output }) => {
    if (output?.cut) upload.send({ type: 'crop.confirmed', image: output.cut })
  })
  const isCutting = useSelector(cropper, (snapshot) => snapshot.matches('cutting'))
  const isAdjusting = useSelector(cropper, (snapshot) => snapshot.matches('adjusting'))
  const isEmpty = useSelector(cropper, framesNothing)
  const isUnreadable = useSelector(cropper, (snapshot) => snapshot.matches('unreadable'))
  useEffect(() => {
    if (isUnreadable) upload.send({ type: 'crop.failed' })
  }, [upload, isUnreadable])
  const dials = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // They come when the image has been read, after the dialog has placed the focus.
    if (isAdjusting) dials.current?.querySelector('input')?.focus()
  }, [isAdjusting])
  const waiting = isAdjusting || isCutting ? undefined : 'Reading the image…'
  const denied = isEmpty ? 'The image is outside the frame.' : waiting
  const cancel = () => askToLeave(upload, { type: 'dialog.cancelled' })
  return (
    <Dialog
      title={wording.cropLogo}
      confirmLabel={wording.upload}
      denied={denied}
      onConfirm={() => cropper.send({ type: 'crop.confirmed' })}
      onCancel={cancel}
      footer={
        <>
          <Button tone="ghost" onClick={() => upload.send({ type: 'step.returned' })}>
            Choose another
          </Button>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" tone="solid" busy={isCutting} denied={denied} data-end>
            {wording.upload}
          </Button>
        </>
      }
    >
      <div ref={dials}>
        <Cropper cropper={cropper} />
      </div>
    </Dialog>
  )
}
