import { Suspense } from 'react'
import { laterTab } from '../employees/laterTab.tsx'

interface LaterBarProps {
  readonly onLeave: () => void
}

const Bar = laterTab<LaterBarProps>(async () => (await import('./SelectedBar.tsx')).SelectedBar)

/** Comes after the chart, before anybody is selected in it. */
export const LaterBar = (props: LaterBarProps) => (
  <Suspense fallback={null}>
    <Bar {...props} />
  </Suspense>
)
