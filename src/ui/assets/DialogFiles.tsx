import { assetFileRule } from '../../domain/assets/files.ts'
import { problemSentence } from '../../domain/kernel/fileChoice.ts'
import type { Held } from '../../machines/kit/drafts.ts'
import { useDialogAnswer } from '../kit/drafting.ts'
import { FileChooser } from '../kit/files/FileChooser.tsx'
import type { DraftedOver } from './over.ts'

interface DialogFilesProps extends Pick<Held<object>, 'files' | 'problem'>, Pick<DraftedOver, 'dialogs' | 'of'> {
  readonly label: string
  readonly offer: (files: ReadonlyArray<File>) => void
  readonly remove: (file: File) => void
}

/** Photos of a return, papers of a service: of one asset, since they belong to its history. */
export const DialogFiles = ({ label, files, problem, dialogs, of, offer, remove }: DialogFilesProps) => {
  const { busy } = useDialogAnswer(dialogs)
  return of.assets.length > 1 ? null : (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <FileChooser
        rule={assetFileRule}
        files={files}
        problem={problem && problemSentence(assetFileRule, problem)}
        busy={busy}
        onOffered={offer}
        onRemoved={remove}
      />
    </fieldset>
  )
}
