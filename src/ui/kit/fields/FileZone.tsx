import { type ReactNode, type Ref, useId } from 'react'
import { slot } from '../classes.ts'
import { useOffering } from './offering.ts'

type FileZoneProps = {
  /** As the browser's own chooser has it. */
  readonly accept: string
  readonly multiple: boolean
  /** Which files are taken, and how large. */
  readonly hint: string
  readonly icon: ReactNode
  readonly onOffered: (files: readonly File[]) => void
  /** Something is chosen already. */
  readonly again: boolean
  readonly busy: boolean
  /** The link, so that the focus can come back to it. */
  readonly link: Ref<HTMLButtonElement>
}

/** Where files are dropped, and the link that opens the browser's own chooser. What is taken is said before. § 2.6 */
export const FileZone = ({ accept, multiple, hint, icon, onOffered, again, busy, link }: FileZoneProps) => {
  const id = useId()
  const { upload, dropzone, input } = useOffering(onOffered, busy)
  // The link is everybody's way; that files can be dropped around it is nothing to be read out.
  const { role: _role, 'aria-label': _label, ...zone } = dropzone
  const { disabled: _disabled, ...trigger } = upload.getTriggerProps()
  const [some, other] = multiple ? ['files', 'more files'] : ['a file', 'another file']
  return (
    <div {...zone} className={slot('files', 'zone')}>
      {icon}
      <div>
        Drag and drop {some} here, or{' '}
        <button
          {...trigger}
          ref={link}
          className={slot('files', 'choose')}
          aria-describedby={id}
          aria-disabled={busy || undefined}
          data-choose
        >
          choose {again ? other : some}
        </button>
      </div>
      <small id={id} className={slot('field', 'hint')}>
        {hint}
      </small>
      <input {...input} aria-label={multiple ? 'Files' : 'File'} accept={accept} multiple={multiple} />
    </div>
  )
}
