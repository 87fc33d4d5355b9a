import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import type { RowsAsked } from '../../../machines/kit/import/import.ports.ts'
import { Button } from '../../kit/Button.tsx'
import { useImportState } from './kind.ts'

type Asked = Omit<RowsAsked, 'edits'>

/** Lines as a file of their own, with what is wrong with them. */
export const DownloadRows = (asked: Asked) => {
  const download = useImportState(({ children }) => children.failedRows as DownloadActor | undefined)
  return download === undefined ? null : <DownloadButton download={download} asked={asked} />
}

const DownloadButton = ({ download, asked }: { readonly download: DownloadActor; readonly asked: Asked }) => {
  const edits = useImportState(({ context }) => context.edits)
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  const subject: RowsAsked = { ...asked, edits }
  return (
    <Button size="sm" busy={isBusy} onClick={() => download.send({ type: 'download.asked', subject })}>
      {isBusy ? null : <Download aria-hidden="true" />}
      Download these lines
    </Button>
  )
}
