import { FileText } from 'lucide-react'
import { fileSize } from '../../../domain/kernel/fileSize.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { UploadDialog } from '../../kit/UploadDialog.tsx'
import { useFileDownload, useReview, useSide, useUpload } from './area.ts'
import { fileRemovalDenied, filesDenied } from './may.ts'

/** What goes with it, from both sides: read by those who read what its side has written. */
export const Files = ({ review }: { readonly review: PerformanceReview }) => {
  const actor = useActor()
  const side = useSide(review)
  const record = useReview()
  const timeZone = useTimeZone()
  const upload = useUpload()
  const { fetch } = useFileDownload()
  return (
    <Section
      title="Files"
      action={
        <Button
          size="sm"
          aria-haspopup="dialog"
          denied={filesDenied(actor, review)}
          onClick={() => record.send({ type: 'files.asked' })}
        >
          Add files
        </Button>
      }
    >
      {review.files.length === 0 ? (
        <Text tone="muted">{side === null ? 'No files yet.' : 'Files are shared together with your answers.'}</Text>
      ) : (
        <ul className={slot('profile', 'list')} data-whole aria-label="Files">
          {review.files.map((file) => (
            <li key={file.id} className={slot('profile', 'position')}>
              <FileText aria-hidden="true" />
              <span className={slot('profile', 'words')}>
                <span>{file.fileName}</span>
                <small>
                  {file.by.fullName}, {fileSize(file.size)}, <DateText value={file.uploadedUtc} timeZone={timeZone} />
                </small>
              </span>
              <Menu
                label={`Actions for ${file.fileName}`}
                size="sm"
                tone="ghost"
                align="end"
                items={[
                  { id: 'download', label: 'Download', onSelect: () => fetch({ id: review.id, file }) },
                  'separator',
                  {
                    id: 'delete',
                    label: 'Delete file',
                    tone: 'danger',
                    denied: fileRemovalDenied(actor, review, file),
                    onSelect: () => record.send({ type: 'work.asked', work: { kind: 'fileRemoval', file } }),
                  },
                ]}
              >
                Actions
              </Menu>
            </li>
          ))}
        </ul>
      )}
      {upload === undefined ? null : (
        <UploadDialog upload={upload} title="Add files" submitLabel="Add files" closeLabel="Cancel" />
      )}
    </Section>
  )
}
