import { GripVertical } from 'lucide-react'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import type { Handle } from './useDragging.ts'

/** By which an item of a form is put in order. Without a handle there is nothing to move it among. */
export const Grip = ({ handle, name }: { readonly handle: Handle | null; readonly name: string }) => (
  <span className={slot('rows', 'handle')}>
    <IconButton
      {...handle}
      label={`Move ${name}: drag it, or press the arrow keys`}
      icon={<GripVertical />}
      denied={handle === null ? 'There is nothing to reorder.' : undefined}
    />
  </span>
)
