import { useSelector } from '@xstate/react'
import type { RenewalActor } from '../../machines/certifications/renewal.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { FileUploadActor } from '../../machines/kit/fileUpload.machine.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { UploadDialog } from '../kit/UploadDialog.tsx'
import { useCertifications } from './area.ts'
import { CertificationDialogs } from './CertificationDialogs.tsx'
import { RenewalDialog } from './RenewalDialog.tsx'

/** Whichever dialog of the area is open. */
export const OpenDialogs = () => {
  const certifications = useCertifications()
  const renewal = useSelector(certifications, ({ children }) => children.renewal as RenewalActor | undefined)
  const upload = useSelector(certifications, ({ children }) => children.upload as FileUploadActor | undefined)
  const removal = useSelector(certifications, ({ children }) => children.removal as ConfirmActor | undefined)
  return (
    <>
      <CertificationDialogs />
      {renewal === undefined ? null : <RenewalDialog renewal={renewal} />}
      {upload === undefined ? null : (
        <UploadDialog upload={upload} title="Add files" submitLabel="Add files" closeLabel="Cancel" />
      )}
      {removal === undefined ? null : <Confirmation confirmation={removal} />}
    </>
  )
}
