import { Bookmark } from 'lucide-react'
import { IconButton } from '../../kit/Button.tsx'

/** Stands where the views will. */
export const notYet = <IconButton label="Views" icon={<Bookmark />} tone="outline" denied="Loading…" />
