import { useSelector } from '@xstate/react'
import { wording } from '../../domain/onboarding/wording.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import type { LogoUploadActor } from '../../machines/onboarding/logoUpload.machine.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useFileAddress } from '../kit/files/ChosenFiles.tsx'

/** The logo on its way, as it will be shown; and why, when it did not arrive. */
export const LogoSendingDialog = ({ upload }: { readonly upload: LogoUploadActor }) => {
  const { files, cropped, refusal } = useSelector(upload, ({ context }) => context)
  const isBusy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'))
  const file = cropped ?? files[0]
  const cancel = () => askToLeave(upload, { type: 'dialog.cancelled' })
  return (
    <Dialog
      title={isBusy ? wording.uploadingLogo : wording.logoFailed}
      confirmLabel="Try again"
      busy={isBusy}
      error={refusal}
      onConfirm={() => upload.send({ type: 'retry.asked' })}
      onCancel={cancel}
      footer={
        <>
          {isBusy ? null : (
            <Button tone="ghost" onClick={() => upload.send({ type: 'step.returned' })}>
              {cropped ? 'Crop again' : 'Choose another'}
            </Button>
          )}
          <Button denied={isBusy ? 'Uploading the logo…' : undefined} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" tone="solid" busy={isBusy} data-end>
            {isBusy ? wording.upload : 'Try again'}
          </Button>
        </>
      }
    >
      {file ? <Preview file={file} /> : null}
    </Dialog>
  )
}

const Preview = ({ file }: { readonly file: File }) => {
  const src = useFileAddress(file)
  return <div className={slot('logoPreview', 'root')}>{src ? <img src={src} alt="Logo preview" /> : null}</div>
}
