import { useSelector } from '@xstate/react'
import type { BulkChangeActor } from '../../../machines/employees/directory/bulkChange.machine.ts'
import type { DirectoryToolsActor } from '../../../machines/employees/directory/directoryTools.machine.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import { useApp } from '../../app/machines.tsx'

/** One of what is loaded once the list is shown; null once it has broken. */
const useTool = <Tool>(name: 'bulk' | 'export'): Tool | null =>
  useSelector(
    useApp().system.get('employees/directory') as DirectoryToolsActor,
    ({ children }) => (children[name] as unknown as Tool | undefined) ?? null,
  )

export const useBulk = () => useTool<BulkChangeActor>('bulk')
export const useExport = () => useTool<DownloadActor>('export')
