import { Suspense } from 'react'
import { laterTab } from '../employees/laterTab.tsx'
import { useFetchedWhenIdle } from '../kit/idle.ts'
import { useOrgChartState } from './area.ts'

const Conflict = laterTab<object>(async () => (await import('./Conflict.tsx')).Conflict)
const OpenDialogs = laterTab<object>(async () => (await import('./OpenDialogs.tsx')).OpenDialogs)

/** The dialogs over the chart, which come when the first is asked for. */
export const ChartDialogs = () => {
  useFetchedWhenIdle(OpenDialogs)
  const isOpen = useOrgChartState(({ children }) => children.draft !== undefined || children.form !== undefined)
  return isOpen ? (
    <Suspense fallback={null}>
      <OpenDialogs />
    </Suspense>
  ) : null
}

/** What is asked above the chart once two have changed the same, which is seldom. */
export const ChartConflict = () =>
  useOrgChartState((snapshot) => snapshot.hasTag('conflict')) ? (
    <Suspense fallback={null}>
      <Conflict />
    </Suspense>
  ) : null
