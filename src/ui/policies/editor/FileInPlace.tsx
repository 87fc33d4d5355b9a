import { useSelector } from '@xstate/react'
import { Replace } from 'lucide-react'
import { fileOf } from '../../../domain/policies/writing.ts'
import type { FileUploadActor } from '../../../machines/kit/fileUpload.machine.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import type { PolicyFileActor } from '../../../machines/policies/policyFile.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { UploadDialog } from '../../kit/UploadDialog.tsx'
import { FileSection } from '../PolicyFileView.tsx'

/** The PDF that stands in the text's place, and the way to put another there. */
export const FileInPlace = ({ editor }: { readonly editor: PolicyEditorActor }) => {
  const shown = useSelector(editor, ({ children }) => children.file as PolicyFileActor | undefined)
  const file = useSelector(editor, ({ context }) => (context.document === null ? null : fileOf(context.document)))
  const replacement = useSelector(editor, ({ children }) => children.replacement as FileUploadActor | undefined)
  const isLooking = useSelector(editor, (snapshot) => snapshot.matches('looking'))
  if (shown === undefined || file === null) return <Skeleton height={240} />
  return (
    <>
      <FileSection
        file={shown}
        about={file}
        more={
          isLooking ? null : (
            <Button onClick={() => editor.send({ type: 'replacing.asked' })}>
              <Replace aria-hidden="true" />
              Replace
            </Button>
          )
        }
      />
      {replacement === undefined ? null : <Replacing upload={replacement} name={file.name} />}
    </>
  )
}

const Replacing = ({ upload, name }: { readonly upload: FileUploadActor; readonly name: string }) => (
  <UploadDialog upload={upload} title={`Replace ${name}`} submitLabel="Replace file" closeLabel="Cancel">
    <p>Readers see no change until you publish. Files of published versions are kept.</p>
  </UploadDialog>
)
