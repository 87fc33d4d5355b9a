import { GripVertical } from 'lucide-react'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import type { Handle } from './useDragging.ts'

interface GripProps {
  readonly handle: Handle | null
  readonly name: string
  /** Without a handle: mostly that there is nothing to move it among. */
  readonly why?: string
}

/** By which an item of a form is put in order. */
export const Grip = ({ handle, name, why = 'There is nothing to reorder.' }: GripProps) => (
  <span className={slot('rows', 'handle')}>
    <IconButton
      {...handle}
      label={`Move ${name}: drag it, or press the arrow keys`}
      icon={<GripVertical />}
      denied={handle === null ? why : undefined}
    />
  </span>
)
