import { Button } from '../Button.tsx'
import type { FileButtonProps } from '../FileButton.tsx'
import { useOffering } from './offering.ts'

export const FileButton = ({
  label,
  accept,
  capture,
  describedBy,
  denied,
  size,
  busy = false,
  onOffered,
  children,
}: FileButtonProps) => {
  const { upload, input } = useOffering(onOffered, busy)
  return (
    <>
      <input
        {...input}
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept}
        capture={capture}
        multiple={false}
      />
      <Button size={size} denied={denied} busy={busy} onClick={upload.openFilePicker}>
        {children}
      </Button>
    </>
  )
}
