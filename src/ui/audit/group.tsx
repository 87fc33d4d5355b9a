import { use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { AuditPage } from './AuditPage.tsx'

/** The area's machine starts with its first page, if it does not run yet. */
const OpenedAudit = (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('audit')) use(app.openArea('audit'))
  return <AuditPage {...props} />
}

export const pages: Pages = { audit: OpenedAudit }
