import { inArea } from '../app/area.tsx'
import type { Pages } from '../app/pages.ts'
import { OrgChartPage } from './OrgChartPage.tsx'

export const pages: Pages = { orgChart: inArea('orgChart', OrgChartPage) }
