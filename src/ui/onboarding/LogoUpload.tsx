import { useSelector } from '@xstate/react'
import { wording } from '../../domain/onboarding/wording.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { type LogoUploadActor, logoRule } from '../../machines/onboarding/logoUpload.machine.ts'
import { FileUploadDialog } from '../kit/FileUploadDialog.tsx'
import { Text } from '../kit/Text.tsx'
import { LogoCropDialog } from './LogoCropDialog.tsx'
import { LogoSendingDialog } from './LogoSendingDialog.tsx'

/** § 2.5 The uploader, the crop step, and the upload: a dialog for each, so that each begins with the focus where its work is. */
export const LogoUpload = ({ upload }: { readonly upload: LogoUploadActor }) => {
  const isCropping = useSelector(upload, (snapshot) => snapshot.matches('cropping'))
  const isSending = useSelector(upload, (snapshot) => snapshot.matches('uploading') || snapshot.matches('failed'))
  const [file] = useSelector(upload, ({ context }) => context.files)
  if (isSending) return <LogoSendingDialog upload={upload} />
  if (isCropping && file) return <LogoCropDialog upload={upload} file={file} />
  return <Choosing upload={upload} />
}

const Choosing = ({ upload }: { readonly upload: LogoUploadActor }) => {
  const { files, problem } = useSelector(upload, ({ context }) => context)
  return (
    <FileUploadDialog
      title={wording.companyLogo}
      submitLabel={wording.upload}
      closeLabel="Cancel"
      rule={logoRule}
      files={files}
      problem={problem}
      onOffered={(offered) => upload.send({ type: 'files.offered', files: offered })}
      onRemoved={() => upload.send({ type: 'file.removed' })}
      onSubmit={() => upload.send({ type: 'upload.asked' })}
      onClose={() => askToLeave(upload, { type: 'dialog.cancelled' })}
    >
      <Text tone="muted">A wide logo on a transparent background works best. Everyone in the company sees it.</Text>
    </FileUploadDialog>
  )
}
