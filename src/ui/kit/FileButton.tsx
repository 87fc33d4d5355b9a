import type { ReactNode } from 'react'
import { Button, type ButtonSize } from './Button.tsx'
import { usingFields } from './overlays.ts'

export type FileButtonProps = {
  /** What is chosen by it. */
  readonly label: string
  /** As the browser's own chooser has it. */
  readonly accept: string
  /** On a phone: the camera. */
  readonly capture?: 'environment'
  /** The id of what says which files are taken. */
  readonly describedBy?: string
  readonly denied?: string | undefined
  readonly size?: ButtonSize
  readonly busy?: boolean
  readonly onOffered: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that opens the browser's own chooser, for one file. */
export const FileButton = (props: FileButtonProps) => {
  const fields = usingFields(true)
  return fields ? (
    <fields.FileButton {...props} />
  ) : (
    <Button size={props.size} denied={props.denied} busy>
      {props.children}
    </Button>
  )
}
