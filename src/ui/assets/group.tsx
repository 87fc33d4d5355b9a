import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { HeldPanel } from './HeldPanel.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('assets', Page)

export const pages: PagesOf<'assets'> = {
  assets: opened(laterTab(async () => (await import('./RegisterPage.tsx')).RegisterPage)),
  asset: opened(laterTab(async () => (await import('./RecordPage.tsx')).RecordPage)),
  assetCreate: opened(laterTab(async () => (await import('./CreatePage.tsx')).CreatePage)),
  assetAudits: opened(laterTab(async () => (await import('./audits/AuditsPage.tsx')).AuditsPage)),
  assetAudit: opened(laterTab(async () => (await import('./audits/AuditPage.tsx')).AuditPage)),
  assetSettings: opened(laterTab(async () => (await import('./SettingsPage.tsx')).SettingsPage)),
}

export const panel = HeldPanel
