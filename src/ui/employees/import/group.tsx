import { use } from 'react'
import { useRunningApp } from '../../app/machines.tsx'
import type { PageProps, Pages } from '../../app/pages.ts'
import { ImportPage } from './ImportPage.tsx'

/** The machine starts with the page, if it has not started with the shell. */
const Opened = (_: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('employeeImport')) use(app.openArea('employeeImport'))
  return <ImportPage />
}

export const pages: Pages = { employeeImport: Opened }
