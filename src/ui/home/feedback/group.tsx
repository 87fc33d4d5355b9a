import { inArea } from '../../app/area.tsx'
import type { Pages } from '../../app/pages.ts'
import { FeedbackPage } from './FeedbackPage.tsx'

export const pages: Pages = { feedback: inArea('appFeedback', FeedbackPage) }
