import { Upload } from 'lucide-react'
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { acceptedEndings, type FileRule, fileHint } from '../../../domain/kernel/fileChoice.ts'
import { slot } from '../classes.ts'

type FileZoneProps = {
  readonly rule: FileRule
  readonly onOffered: (files: readonly File[]) => void
  /** Something is chosen already. */
  readonly again: boolean
  readonly busy: boolean
  /** The link, so that the focus can come back to it. */
  readonly link: Ref<HTMLButtonElement>
}

/** Where files are dropped, and the link that opens the browser's own chooser. What is taken is said before. § 2.6 */
export const FileZone = ({ rule, onOffered, again, busy, link }: FileZoneProps) => {
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(keepFromLeaving, [])

  const dropped = (event: DragEvent) => {
    setOver(false)
    if (busy || event.dataTransfer.files.length === 0) return
    onOffered([...event.dataTransfer.files])
  }
  const [some, other] = rule.multiple ? ['files', 'more files'] : ['a file', 'another file']
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the link inside is everyone's
    <div
      className={slot('files', 'zone')}
      data-over={(isOver && !busy) || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={dropped}
    >
      <Upload aria-hidden="true" />
      <div>
        Drag and drop {some} here, or{' '}
        <button
          ref={link}
          type="button"
          className={slot('files', 'choose')}
          aria-describedby={hint}
          aria-disabled={busy || undefined}
          data-choose
          onClick={() => {
            if (!busy) input.current?.click()
          }}
        >
          choose {again ? other : some}
        </button>
      </div>
      <small id={hint} className={slot('field', 'hint')}>
        {fileHint(rule)}
      </small>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={rule.multiple ? 'Files' : 'File'}
        accept={acceptedEndings(rule.kinds)}
        multiple={rule.multiple}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          // So that the same file can be chosen again after it was removed.
          event.target.value = ''
          if (chosen.length > 0) onOffered(chosen)
        }}
      />
    </div>
  )
}

/** A file dropped beside the zone would otherwise be opened by the browser in the product's place. */
function keepFromLeaving(): () => void {
  const listening = new AbortController()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', stay, { signal: listening.signal })
  window.addEventListener('drop', stay, { signal: listening.signal })
  return () => listening.abort()
}
