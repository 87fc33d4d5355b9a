import { inArea } from '../../app/area.tsx'
import type { PagesOf } from '../../app/pages.ts'
import { FeedbackPage } from './FeedbackPage.tsx'

export const pages: PagesOf<'home/feedback'> = { feedback: inArea('home/feedback', FeedbackPage) }
