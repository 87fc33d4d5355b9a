import { type ComponentType, use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { GoalPage } from './GoalPage.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'

/** The area's machines start with its first page, if they have not started with the shell. */
const opened = (Page: ComponentType<PageProps>) => (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('goals')) use(app.openArea('goals'))
  return <Page {...props} />
}

export const pages: Pages = { employeeGoal: opened(GoalPage) }

export const panel = GoalsPanel
