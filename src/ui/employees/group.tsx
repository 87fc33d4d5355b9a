import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { EmployeesPage } from './EmployeesPage.tsx'
import { laterTab } from './laterTab.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('employees', Page)

export const pages: PagesOf<'employees'> = {
  employees: opened(EmployeesPage),
  employeeCreate: opened(laterTab<PageProps>(async () => (await import('./CreatePage.tsx')).CreatePage)),
  employee: opened(ProfilePage),
  employeePosition: opened(
    laterTab(async () => (await import('./positions/PositionPage.tsx')).PositionPage, 'employees/positions'),
  ),
}
