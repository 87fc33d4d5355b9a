import { use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { OrgChartPage } from './OrgChartPage.tsx'

/** The machine starts with the page, if it has not started with the shell. */
const Opened = (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('orgChart')) use(app.openArea('orgChart'))
  return <OrgChartPage {...props} />
}

export const pages: Pages = { orgChart: Opened }
