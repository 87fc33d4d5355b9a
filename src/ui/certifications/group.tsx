import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { CertificationsPage } from './CertificationsPage.tsx'
import { CertificationsPanel } from './PersonCertifications.tsx'
import { PersonPage } from './PersonPage.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('certifications', Page)

export const pages: PagesOf<'certifications'> = {
  certifications: opened(CertificationsPage),
  certificationSettings: opened(laterTab(async () => (await import('./TypesPage.tsx')).TypesPage)),
  employeeCertifications: opened(PersonPage),
  employeeCertificationsWithId: opened(laterTab(async () => (await import('./RecordPage.tsx')).RecordPage)),
}

export const panel = CertificationsPanel
