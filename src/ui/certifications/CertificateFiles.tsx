import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import { type FileProblem, problemSentence } from '../../domain/kernel/fileChoice.ts'
import { Button } from '../kit/Button.tsx'
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
      {isPhone ? <TakePhoto busy={choosing.busy} onTaken={choosing.onOffered} /> : null}
    </>
  )
}

interface TakePhotoProps {
  readonly busy: boolean
  readonly onTaken: (files: ReadonlyArray<File>) => void
}

const TakePhoto = ({ busy, onTaken }: TakePhotoProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button denied={busy ? 'It is being sent.' : undefined} onClick={() => input.current?.click()}>
        <Camera aria-hidden="true" />
        Take a photo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo of the certificate"
        accept="image/png,image/jpeg"
        capture="environment"
        onChange={(event) => {
          const taken = [...(event.target.files ?? [])]
          event.target.value = ''
          if (taken.length > 0) onTaken(taken)
        }}
      />
    </>
  )
}
