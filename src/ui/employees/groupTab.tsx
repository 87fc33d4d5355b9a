import type { ComponentType } from 'react'
import { useArea } from '../app/area.tsx'
import { useGroups } from '../app/GroupsContext.tsx'
import type { TabProps } from './tab.ts'

/** What another area shows of a person: this one knows its name and no more, for it does not lean on that one. */
export const groupTab =
  (area: 'assets' | 'certifications' | 'checkIns' | 'goals' | 'praise' | 'reviews'): ComponentType<TabProps> =>
  ({ employee }) => {
    const groups = useGroups()
    useArea(area)
    const Panel = groups[area]?.loaded()?.panel
    return Panel === undefined ? null : <Panel employee={employee} />
  }
