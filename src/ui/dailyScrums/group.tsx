import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { DailyScrumPage } from './DailyScrumPage.tsx'

export const pages: PagesOf<'dailyScrums'> = {
  dailyScrum: inArea('dailyScrums', DailyScrumPage),
}
