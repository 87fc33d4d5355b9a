import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { ReportPage } from './ReportPage.tsx'
import { ReportsPage } from './ReportsPage.tsx'

export const pages: PagesOf<'reports'> = {
  reports: inArea('reports', ReportsPage),
  report: inArea('reports', ReportPage),
}
