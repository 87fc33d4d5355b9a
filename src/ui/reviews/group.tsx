import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { ReviewsPage } from './ReviewsPage.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('reviews', Page)

export const pages: PagesOf<'reviews'> = {
  prs: opened(ReviewsPage),
  prCreate: opened(laterTab(async () => (await import('./CreatePage.tsx')).CreatePage)),
  prSettings: opened(laterTab(async () => (await import('./SettingsPage.tsx')).SettingsPage)),
  prTemplates: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplatesPage)),
  prTemplate: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplatePage)),
  prTemplateEdit: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplateEditPage)),
  prTemplateCreate: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplateCreatePage)),
}

export const panel = ReviewsPanel
