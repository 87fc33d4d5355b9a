import type { ComponentType } from 'react'
import { inArea } from '../../app/area.tsx'
import type { PageProps, PagesOf } from '../../app/pages.ts'
import { laterTab } from '../../employees/laterTab.tsx'

/**
 * People are chosen in the chart, which the area of the org chart holds. Its machines come with the chart for the vacancies in
 * it, the pages when one is opened.
 */
const opened = (Page: ComponentType<PageProps>) => inArea('orgChart', inArea('orgChart/plans', Page))

export const pages: PagesOf<'orgChart/plans'> = {
  orgChartPlans: opened(laterTab(async () => (await import('./PlansPage.tsx')).PlansPage)),
  orgChartPlan: opened(laterTab(async () => (await import('./PlanPage.tsx')).PlanPage)),
}
