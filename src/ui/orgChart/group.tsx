import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { OrgChartPage } from './OrgChartPage.tsx'

export const pages: PagesOf<'orgChart'> = { orgChart: inArea('orgChart', OrgChartPage) }
