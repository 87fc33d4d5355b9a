import { Camera } from 'lucide-react'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import { type FileProblem, problemSentence } from '../../domain/kernel/fileChoice.ts'
import { FileButton } from '../kit/FileButton.tsx'
import { FileChooser } from '../kit/files/FileChooser.tsx'
import { useNarrow } from '../kit/table/narrow.ts'

interface CertificateFilesProps {
  readonly files: ReadonlyArray<File>
  readonly problem: FileProblem | null
  readonly busy: boolean
  readonly progress: number
  readonly onOffered: (files: ReadonlyArray<File>) => void
  readonly onRemoved: (file: File) => void
}

/** The certificate itself: files from anywhere; on a phone its camera too. */
export const CertificateFiles = ({ problem, progress, ...choosing }: CertificateFilesProps) => {
  const isPhone = useNarrow()
  return (
    <>
      <FileChooser
        {...choosing}
        rule={certificationFileRule}
        problem={problem && problemSentence(certificationFileRule, problem)}
        progress={progress > 0 ? progress : undefined}
      />
      {isPhone ? (
        <FileButton
          label="Photo of the certificate"
          accept="image/png,image/jpeg"
          capture="environment"
          denied={choosing.busy ? 'Uploading…' : undefined}
          onOffered={choosing.onOffered}
        >
          <Camera aria-hidden="true" />
          Take a photo
        </FileButton>
      ) : null}
    </>
  )
}
