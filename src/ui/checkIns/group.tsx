import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { CheckInsPage } from './CheckInsPage.tsx'
import { CheckInsPanel } from './CheckInsPanel.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('checkIns', Page)

export const pages: PagesOf<'checkIns'> = {
  checkIns: opened(CheckInsPage),
  checkIn: opened(laterTab(async () => (await import('./meeting/CheckInPage.tsx')).CheckInPage, 'checkIns/meeting')),
  checkInCreate: opened(laterTab(async () => (await import('./CreatePage.tsx')).CreatePage)),
  checkInTemplates: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplatesPage)),
}

export const panel = CheckInsPanel
