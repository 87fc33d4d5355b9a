import { useSelector } from '@xstate/react'
import type { FileUploadActor } from '../../machines/kit/fileUpload.machine.ts'
import type { FileChoosing } from './files/FileChooser.tsx'

/** The choice of an upload's machine, for the panel or the dialog that shows it. */
export const useFileUpload = (upload: FileUploadActor): FileChoosing => {
  const { rule, files, problem, refusal, progress } = useSelector(upload, ({ context }) => context)
  const busy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'))
  return {
    rule,
    files,
    problem,
    refusal,
    busy,
    progress: progress > 0 ? progress : undefined,
    onOffered: (offered) => upload.send({ type: 'files.offered', files: offered }),
    onRemoved: (file) => upload.send({ type: 'file.removed', file }),
  }
}
