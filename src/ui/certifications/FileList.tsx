import { Download, FileText, Trash2 } from 'lucide-react'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import { useTimeZone } from '../app/time.ts'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'
import { useCertifications, useCertificationsState } from './area.ts'

interface FileListProps {
  readonly certification: Certification
  /** Whether they can be deleted here, and why not; undefined where deleting is not offered. */
  readonly mayDelete: { readonly denied: string | undefined } | undefined
}

export const FileList = ({ certification, mayDelete }: FileListProps) => {
  const certifications = useCertifications()
  const timeZone = useTimeZone()
  const locale = useLocale()
  const download = useCertificationsState(({ children }) => children.download)
  const { id: certificationId, files, typeName } = certification
  if (files.length === 0) return <Text tone="muted">No files.</Text>
  return (
    <ul className={slot('profile', 'list')} data-whole aria-label={`Files of ${typeName}`}>
      {files.map((file) => (
        <li key={file.id} className={slot('profile', 'position')}>
          <FileText aria-hidden="true" />
          <span className={slot('profile', 'words')}>
            <span>{file.name}</span>
            <small>
              {fileSize(file.size, locale)} · <DateText value={file.uploadedUtc} timeZone={timeZone} />
            </small>
          </span>
          <IconButton
            label={`Download ${file.name}`}
            icon={<Download />}
            size="sm"
            onClick={() => download?.send({ type: 'download.asked', subject: { certificationId, file } })}
          />
          {mayDelete === undefined ? null : (
            <IconButton
              label={`Delete ${file.name}`}
              icon={<Trash2 />}
              size="sm"
              denied={mayDelete.denied}
              onClick={() => certifications.send({ type: 'fileRemoval.asked', certification, file })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
