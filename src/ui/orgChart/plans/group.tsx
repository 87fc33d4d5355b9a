import type { ComponentType } from 'react'
import { inArea } from '../../app/area.tsx'
import type { PageProps, PagesOf } from '../../app/pages.ts'
import { PlanPage } from './PlanPage.tsx'
import { PlansPage } from './PlansPage.tsx'

/** People are chosen in the chart, which the area of the org chart holds. */
const opened = (Page: ComponentType<PageProps>) => inArea('orgChart', inArea('orgChart/plans', Page))

export const pages: PagesOf<'orgChart/plans'> = {
  orgChartPlans: opened(PlansPage),
  orgChartPlan: opened(PlanPage),
}
