import type { ComponentType } from 'react'
import { inArea } from '../../app/area.tsx'
import type { PageProps, PagesOf } from '../../app/pages.ts'
import { laterTab } from '../../employees/laterTab.tsx'

/** Templates and the list of reviews stand in the area of reviews. */
const opened = (Page: ComponentType<PageProps>) => inArea('reviews', inArea('reviews/cycles', Page))

export const pages: PagesOf<'reviews/cycles'> = {
  prCycles: opened(laterTab(async () => (await import('./CyclesPage.tsx')).CyclesPage)),
  prCycleCreate: opened(laterTab(async () => (await import('./CreatePage.tsx')).CreatePage)),
  prCycleCalibration: opened(laterTab(async () => (await import('./CalibrationPage.tsx')).CalibrationPage)),
  prCycle: opened(laterTab(async () => (await import('./CyclePage.tsx')).CyclePage)),
}
