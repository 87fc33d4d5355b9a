import { use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { CompliancePage } from './CompliancePage.tsx'

/** The area's machine starts with its page, if it has not started with the shell. */
const Opened = (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('compliance')) use(app.openArea('compliance'))
  return <CompliancePage {...props} />
}

export const pages: Pages = { employeeCompliance: Opened }
