import type { ComponentType } from 'react'
import { inArea } from '../../app/area.tsx'
import type { PageProps, PagesOf } from '../../app/pages.ts'
import { AnswersPage } from './AnswersPage.tsx'
import { DiscussionPage } from './DiscussionPage.tsx'
import { EditPage } from './EditPage.tsx'
import { ReportPage } from './ReportPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { WritePage } from './WritePage.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('reviews/review', Page)

export const pages: PagesOf<'reviews/review'> = {
  pr: opened(ReviewPage),
  prEdit: opened(EditPage),
  prSubmit: opened(AnswersPage),
  prSubmitEdit: opened(WritePage),
  prDiscussion: opened(DiscussionPage),
  prReport: opened(ReportPage),
}
