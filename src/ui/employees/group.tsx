import { type ComponentType, use } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { PageProps, Pages } from '../app/pages.ts'
import { CreatePage } from './CreatePage.tsx'
import { EmployeesPage } from './EmployeesPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'

type RunningApp = ReturnType<typeof useRunningApp>

const openings = new WeakMap<RunningApp, Promise<void>>()

/** The area's machines start with its first page. A failure is forgotten, so that trying again tries again. */
const opening = (app: RunningApp): Promise<void> => {
  const known = openings.get(app)
  if (known) return known
  const made = app.openArea('employees')
  openings.set(app, made)
  made.catch(() => openings.delete(app))
  return made
}

const opened = (Page: ComponentType<PageProps>) => (props: PageProps) => {
  use(opening(useRunningApp()))
  return <Page {...props} />
}

export const pages: Pages = {
  employees: opened(EmployeesPage),
  employeeCreate: opened(CreatePage),
  employee: opened(ProfilePage),
}
