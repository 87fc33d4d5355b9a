import { inArea } from '../../app/area.tsx'
import type { PagesOf } from '../../app/pages.ts'
import { laterTab } from '../../employees/laterTab.tsx'

export const pages: PagesOf<'reviews/feedback'> = {
  prFeedback: inArea(
    'reviews/feedback',
    laterTab(async () => (await import('./OwnFeedbackPage.tsx')).OwnFeedbackPage),
  ),
}
