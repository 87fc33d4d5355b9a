import { Bookmark } from 'lucide-react'
import { Menu, type MenuPlace } from '../../kit/Menu.tsx'

/** Stands where the views will. */
export const notYet = (place: MenuPlace) => (
  <Menu label="Views" icon={<Bookmark />} tone="outline" place={place} items={null} />
)
