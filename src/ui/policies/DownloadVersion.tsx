import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { DownloadActor } from '../../machines/kit/download.machine.ts'
import { IconButton } from '../kit/Button.tsx'
import { usePolicies } from './area.ts'

interface DownloadVersionProps {
  readonly id: HrDocumentId
  readonly title: string
  readonly versionNo: number
}

/** A written version as a PDF, to keep. */
export const DownloadVersion = ({ id, title, versionNo }: DownloadVersionProps) => {
  const download = useSelector(usePolicies(), ({ children }) => children.download as unknown as DownloadActor)
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  const subject = { id, versionNo, name: `${title} version ${versionNo}.pdf` }
  return (
    <IconButton
      label="Download PDF"
      icon={<Download />}
      tone="outline"
      busy={isBusy}
      onClick={() => download.send({ type: 'download.asked', subject })}
    />
  )
}
