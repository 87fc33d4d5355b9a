import { Download, FileText, Trash2 } from 'lucide-react'
import type { EmployeeDocument } from '../../../domain/employees/documents/nouns.ts'
import { fileSize } from '../../../domain/kernel/fileSize.ts'
import { useTimeZone } from '../../app/time.ts'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { useLocale } from '../../kit/locale.ts'

interface DocumentListProps {
  readonly documents: ReadonlyArray<EmployeeDocument>
  /** Why they cannot be deleted. */
  readonly denied: string | undefined
  readonly downloading: EmployeeDocument | null
  readonly onDownload: (document: EmployeeDocument) => void
  readonly onDelete: (document: EmployeeDocument) => void
}

export const DocumentList = ({ documents, denied, downloading, onDownload, onDelete }: DocumentListProps) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  return (
    <ul className={slot('profile', 'list')} data-whole aria-label="Documents">
      {documents.map((document) => {
        const { id, name, size, addedUtc, addedBy } = document
        return (
          <li key={id} className={slot('profile', 'position')}>
            <FileText aria-hidden="true" />
            <span className={slot('profile', 'words')}>
              <span>{name}</span>
              <small>
                {fileSize(size, locale)}
                {' · '}
                <DateText value={addedUtc} timeZone={timeZone} />
                {addedBy === null ? null : ` · ${addedBy.fullName}`}
              </small>
            </span>
            <IconButton
              label={`Download ${name}`}
              icon={<Download />}
              size="sm"
              busy={downloading === document}
              onClick={() => onDownload(document)}
            />
            <IconButton
              label={`Delete ${name}`}
              icon={<Trash2 />}
              size="sm"
              denied={denied}
              onClick={() => onDelete(document)}
            />
          </li>
        )
      })}
    </ul>
  )
}
