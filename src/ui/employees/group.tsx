import { type ComponentType, use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { CreatePage } from './CreatePage.tsx'
import { EmployeesPage } from './EmployeesPage.tsx'
import { laterTab } from './laterTab.tsx'
import { ProfilePage } from './ProfilePage.tsx'

/** The area's machines start with its first page, if they have not started with the shell. */
const opened = (Page: ComponentType<PageProps>) => (props: PageProps) => {
  const app = useRunningApp()
  if (!app.isOpen('employees')) use(app.openArea('employees'))
  return <Page {...props} />
}

export const pages: Pages = {
  employees: opened(EmployeesPage),
  employeeCreate: opened(CreatePage),
  employee: opened(ProfilePage),
  employeePosition: opened(
    laterTab(async () => (await import('./positions/PositionPage.tsx')).PositionPage, 'positions'),
  ),
}
