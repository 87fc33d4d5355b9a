import { Download } from 'lucide-react'
import { IconButton } from '../kit/Button.tsx'
import { useDownloadOf } from './machines.tsx'

interface ListDownloadButtonProps {
  /** The system id of the download. */
  readonly by: string
  /** What the list shows. */
  readonly question: unknown
}

/** The list as a file, as it is narrowed and sorted. */
export const ListDownloadButton = ({ by, question }: ListDownloadButtonProps) => {
  const { isBusy, fetch } = useDownloadOf<{ readonly question: unknown }>(by)
  return (
    <IconButton
      label="Download this list (CSV)"
      icon={<Download />}
      tone="outline"
      denied={isBusy ? 'Loading…' : undefined}
      onClick={() => fetch({ question })}
    />
  )
}
