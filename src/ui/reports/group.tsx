import { Suspense } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ReportsPage } from './ReportsPage.tsx'

/** The names of every value a report can tell of come with it, and not with the list of reports. */
const LaterReport = laterTab<PageProps>(async () => (await import('./ReportPage.tsx')).ReportPage)

const ReportPage = (page: PageProps) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <LaterReport {...page} />
  </Suspense>
)

export const pages: PagesOf<'reports'> = {
  reports: inArea('reports', ReportsPage),
  report: inArea('reports', ReportPage),
}
