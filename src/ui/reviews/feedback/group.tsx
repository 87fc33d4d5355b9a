import { inArea } from '../../app/area.tsx'
import type { PagesOf } from '../../app/pages.ts'
import { OwnFeedbackPage } from './OwnFeedbackPage.tsx'

export const pages: PagesOf<'reviews/feedback'> = {
  prFeedback: inArea('reviews/feedback', OwnFeedbackPage),
}
