import { Upload } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { acceptedEndings, type FileRule, fileHint, isImage } from '../../../domain/kernel/fileChoice.ts'
import { Banner } from '../Banner.tsx'
import { slot } from '../classes.ts'
import { usingFields } from '../overlays.ts'
import { Skeleton } from '../Skeleton.tsx'
import { ChosenFiles, ImagePreview } from './ChosenFiles.tsx'

/** What has been chosen, and who is told of it: a machine's, or the caller's own. */
export type FileChoosing = {
  readonly rule: FileRule
  readonly files: readonly File[]
  /** Why the last offer was not taken. */
  readonly problem?: string | null
  /** Why they could not be sent. */
  readonly refusal?: string | null
  /** They are being sent; from 0 to 1 where it is known how far. */
  readonly busy?: boolean
  readonly progress?: number | undefined
  readonly onOffered: (files: readonly File[]) => void
  readonly onRemoved: (file: File) => void
}

/** The half of the file upload panel and dialog above their buttons. */
export const FileChooser = ({ rule, files, onOffered, onRemoved, ...state }: FileChoosing) => {
  const { problem, refusal, busy = false, progress } = state
  const link = useRef<HTMLButtonElement>(null)
  const [only] = files
  const fields = usingFields(true)
  useLateFocus(link, fields !== undefined)
  const remove = (file: File) => {
    onRemoved(file)
    // The button that was pressed goes with its file.
    link.current?.focus()
  }
  const wrong = problem ?? refusal
  return (
    <div className={slot('files', 'root')}>
      {fields ? (
        <fields.FileZone
          accept={acceptedEndings(rule.kinds)}
          multiple={rule.multiple ?? false}
          hint={fileHint(rule)}
          icon={<Upload aria-hidden="true" />}
          onOffered={onOffered}
          again={files.length > 0}
          busy={busy}
          link={link}
        />
      ) : (
        <Skeleton height={138} />
      )}
      {wrong ? <Banner tone="danger">{wrong}</Banner> : null}
      {only && !rule.multiple && isImage(only) ? <ImagePreview file={only} /> : null}
      <ChosenFiles files={files} onRemoved={busy ? undefined : remove} />
      {busy ? <progress className={slot('files', 'sending')} aria-label="Uploading" value={progress} /> : null}
    </div>
  )
}

/** A dialog that opened before the zone's code was there gave the focus to the next best. */
const useLateFocus = (link: RefObject<HTMLButtonElement | null>, isThere: boolean): void => {
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (!isThere || wasThere.current) return
    wasThere.current = true
    const { activeElement } = document
    const dialog = link.current?.closest('[role=dialog]')
    if (dialog && (activeElement === dialog || activeElement?.matches('[data-end]'))) link.current?.focus()
  }, [link, isThere])
}

/** Why the main button waits. */
export const notChosen = ({ rule, files }: Pick<FileChoosing, 'rule' | 'files'>): string | undefined =>
  files.length > 0 ? undefined : rule.multiple ? 'Choose at least one file first.' : 'Choose a file first.'
