import { ArrowDownUp } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { lazily } from '../../app/lazily.ts'
import { useRunningApp } from '../../app/machines.tsx'
import { Menu } from '../../kit/Menu.tsx'

type Tools = typeof import('./tools.tsx')

const code = lazily(() => import('./tools.tsx'))

/** The list does not wait for what can be done with it as a whole, and stays when that cannot be loaded. */
const useTools = (): Tools | null => {
  const app = useRunningApp()
  const [tools, setTools] = useState(() => (app.isOpen('employees/directory') ? (code.loaded() ?? null) : null))
  useEffect(() => {
    if (tools !== null) return
    let isWanted = true
    Promise.all([code.load(), app.openArea('employees/directory')]).then(
      ([loaded]) => isWanted && setTools(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [app, tools])
  return tools
}

export const LaterListActions = (): ReactNode => {
  const tools = useTools()
  return (
    <Menu
      label="Import and export"
      tone="outline"
      align="end"
      items={tools && ((show) => <tools.FileEntries>{show}</tools.FileEntries>)}
    >
      <ArrowDownUp aria-hidden="true" />
      Import and export
    </Menu>
  )
}

export const LaterBulkActions = (): ReactNode => {
  const tools = useTools()
  return tools === null ? null : <tools.BulkActions />
}

export const LaterBulkOutcome = (): ReactNode => {
  const tools = useTools()
  return tools === null ? null : <tools.BulkOutcome />
}
