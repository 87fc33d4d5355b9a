import { pages } from './ui/home/feedback/group.tsx'
import { feedbackArea } from './wiring.home.ts'

/** The page's screen and machine, which come together in one file. */
export const appFeedback = { pages, machines: feedbackArea }
