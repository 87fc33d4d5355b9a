import { type ComponentType, use } from 'react'
import { useGroups } from '../app/GroupsContext.tsx'
import { useRunningApp } from '../app/machines.tsx'
import type { TabProps } from './tab.ts'

/** What another area shows of a person: this one knows its name and no more, for it does not lean on that one. */
export const groupTab =
  (area: 'certifications' | 'goals'): ComponentType<TabProps> =>
  ({ employee }) => {
    const app = useRunningApp()
    const groups = useGroups()
    if (!app.isOpen(area)) use(app.openArea(area))
    const Panel = groups[area]?.loaded()?.panel
    return Panel === undefined ? null : <Panel employee={employee} />
  }
