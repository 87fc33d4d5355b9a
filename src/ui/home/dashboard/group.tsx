import { inArea } from '../../app/area.tsx'
import type { PagesOf } from '../../app/pages.ts'
import { DashboardPage } from './DashboardPage.tsx'

export const pages: PagesOf<'home/dashboard'> = { dashboard: inArea('home/dashboard', DashboardPage) }
