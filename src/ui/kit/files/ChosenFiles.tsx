import { FileText, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fileSize } from '../../../domain/kernel/fileSize.ts'
import { IconButton } from '../Button.tsx'
import { slot } from '../classes.ts'
import { useLocale } from '../locale.ts'

type ChosenFilesProps = {
  readonly files: readonly File[]
  /** Left out while they are being sent. */
  readonly onRemoved: ((file: File) => void) | undefined
}

/** Name, size, and the button that takes it away again. */
export const ChosenFiles = ({ files, onRemoved }: ChosenFilesProps) => {
  const locale = useLocale()
  return (
    <ul className={slot('files', 'list')} aria-label="Chosen files" aria-live="polite" hidden={files.length === 0}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={slot('files', 'item')}>
          <FileText aria-hidden="true" />
          <span className={slot('files', 'name')} title={file.name}>
            {file.name}
          </span>
          <small>{fileSize(file.size, locale)}</small>
          {onRemoved ? (
            <IconButton label={`Delete ${file.name}`} icon={<Trash2 />} size="sm" onClick={() => onRemoved(file)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The picture itself, before it is sent. */
export const ImagePreview = ({ file }: { readonly file: File }) => {
  const src = useFileAddress(file)
  return src ? <img className={slot('files', 'preview')} src={src} alt={`Preview of ${file.name}`} /> : null
}

/** An address of the page's own for bytes that are not on the server, given back when they are no longer shown. */
export const useFileAddress = (file: Blob): string | undefined => {
  const [shown, setShown] = useState<{ readonly of: Blob; readonly src: string }>()
  useEffect(() => {
    const src = URL.createObjectURL(file)
    setShown({ of: file, src })
    return () => URL.revokeObjectURL(src)
  }, [file])
  return shown?.of === file ? shown.src : undefined
}
