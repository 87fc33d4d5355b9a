import { type ComponentType, use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { CertificationsPage } from './CertificationsPage.tsx'
import { CertificationsPanel } from './PersonCertifications.tsx'
import { PersonPage } from './PersonPage.tsx'
import { RecordPage } from './RecordPage.tsx'

/** The area's machines start with its first page, if they have not started with the shell. */
const opened = (Page: ComponentType<PageProps>) => (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('certifications')) use(app.openArea('certifications'))
  return <Page {...props} />
}

export const pages: Pages = {
  certifications: opened(CertificationsPage),
  certificationSettings: opened(laterTab(async () => (await import('./TypesPage.tsx')).TypesPage)),
  employeeCertifications: opened(PersonPage),
  employeeCertificationsWithId: opened(RecordPage),
}

export const panel = CertificationsPanel
