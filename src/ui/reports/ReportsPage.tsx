import { availableReports, groupedReports } from '../../domain/reports/availability.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { useActor, useOffering } from '../app/session.ts'
import { late } from '../kit/late.ts'
import { Page } from '../kit/Page.tsx'
import { ReportsList } from '../kit/ReportsList.tsx'
import { LaterSavedSection } from './later.tsx'

/** Whoever looks at the list opens one next, and may be offline by then. */
const { use: useReportCode } = late(() => import('./ReportPage.tsx'))

/** § 2.6 The reports somebody may open, in their groups. */
export const ReportsPage = () => {
  useReportCode(true)
  const reports = availableReports(useActor(), useOffering())
  return (
    <Page
      title={places.reports.title}
      description="View reports here or download them as spreadsheets. You only see data you have access to."
    >
      <LaterSavedSection />
      <ReportsList
        groups={groupedReports(reports).map(({ group, reports }) => ({
          group,
          reports: reports.map(({ name, friendlyName, reportType }) => ({
            name,
            friendlyName,
            reportType,
            href: pathTo('report', { name }),
          })),
        }))}
      />
    </Page>
  )
}
