import type { ComponentType } from 'react'
import { inArea } from '../../app/area.tsx'
import type { PageProps, PagesOf } from '../../app/pages.ts'
import { laterTab } from '../../employees/laterTab.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('reviews/review', Page)

export const pages: PagesOf<'reviews/review'> = {
  pr: opened(laterTab(async () => (await import('./ReviewPage.tsx')).ReviewPage)),
  prEdit: opened(laterTab(async () => (await import('./EditPage.tsx')).EditPage)),
  prSubmit: opened(laterTab(async () => (await import('./AnswersPage.tsx')).AnswersPage)),
  prSubmitEdit: opened(laterTab(async () => (await import('./WritePage.tsx')).WritePage)),
  prDiscussion: opened(laterTab(async () => (await import('./DiscussionPage.tsx')).DiscussionPage)),
  prReport: opened(laterTab(async () => (await import('./ReportPage.tsx')).ReportPage)),
}
