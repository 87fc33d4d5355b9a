import { use } from 'react'
import { useRunningApp } from '../../app/machines.tsx'
import type { PageProps, Pages } from '../../app/pages.ts'
import { FeedbackPage } from './FeedbackPage.tsx'

/** The machine starts with the page, if it has not started with the shell. */
const Opened = (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('appFeedback')) use(app.openArea('appFeedback'))
  return <FeedbackPage {...props} />
}

export const pages: Pages = { feedback: Opened }
