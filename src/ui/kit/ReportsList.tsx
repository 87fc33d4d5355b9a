import { ChartNoAxesColumn, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { slot } from './classes.ts'
import { EmptyState } from './EmptyState.tsx'
import { Section } from './Section.tsx'

type ListedReport = {
  readonly name: string
  readonly friendlyName: string
  readonly icon?: ReactNode
  readonly reportType: 'web' | 'csv'
  readonly href: string
}

type ReportsListProps = {
  /** In the order in which they stand; a group without reports is left out. */
  readonly groups: readonly { readonly group: string; readonly reports: readonly ListedReport[] }[]
}

/** § 2.6 Compliance Reports, Employee Reports, System Reports: the reports somebody may open, each a link. */
export const ReportsList = ({ groups }: ReportsListProps) => {
  const filled = groups.filter(({ reports }) => reports.length > 0)
  if (filled.length === 0)
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title="No reports">
        No reports are available on your company’s plan.
      </EmptyState>
    )
  return filled.map(({ group, reports }) => (
    <Section key={group} title={group}>
      <ul className={slot('rows', 'list')}>
        {reports.map(({ name, friendlyName, icon = <ChartNoAxesColumn aria-hidden="true" />, reportType, href }) => (
          <li key={name}>
            <a className={slot('menu', 'item')} href={href}>
              {icon}
              {friendlyName}
              {reportType === 'csv' ? (
                <>
                  <span className="sr-only">(CSV file)</span>
                  <Download aria-hidden="true" className={slot('menu', 'mark')} />
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
