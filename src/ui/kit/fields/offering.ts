import { useFileUpload } from '@ark-ui/react/file-upload'
import type { ChangeEvent, ComponentProps, DragEvent } from 'react'

const none: File[] = []

/**
 * Ark opens the browser's chooser, hears what is dropped and keeps the page from leaving for a file dropped beside it. What
 * is chosen, and whether it is taken, is its owner's: so Ark holds no file, and has no rule about any.
 */
export const useOffering = (onOffered: (files: readonly File[]) => void, disabled: boolean) => {
  const upload = useFileUpload({
    acceptedFiles: none,
    maxFiles: Number.MAX_SAFE_INTEGER,
    disabled,
    // A folder that is dropped stands for its files; the browser's chooser would then choose folders only.
    directory: true,
    onFileAccept: ({ files }) => {
      if (files.length > 0) onOffered(files)
    },
  })
  const given: ComponentProps<'input'> & { readonly webkitdirectory?: unknown } = upload.getHiddenInputProps()
  const { webkitdirectory: _folders, ...input } = given
  const dropzone = upload.getDropzoneProps({ disableClick: true })
  const onDrop = (event: DragEvent<HTMLDivElement>) => {
    // What comes from another program than the file manager is no entry of a folder, and Ark would pass it over.
    const loose = [...event.dataTransfer.items].filter((item) => item.webkitGetAsEntry() === null)
    const files = loose.map((item) => item.getAsFile()).filter((file) => file !== null)
    dropzone.onDrop?.(event)
    if (files.length > 0) upload.setFiles(files)
  }
  // So that the same file can be chosen again after it was removed.
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    target.value = ''
  }
  return { upload, dropzone: { ...dropzone, onDrop }, input: { ...input, onChange } }
}
