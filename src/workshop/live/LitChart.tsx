import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import type { Exhibit } from '../model/exhibit.ts'
import { Canvas } from '../page/chart/Canvas.tsx'
import type { Marks } from '../page/chart/marks.ts'

interface LitChartProps {
  readonly exhibit: Exhibit
  readonly label: string
  readonly marks: Marks
  readonly sought: string | null
}

/** A machine's chart with everything open, lit as something runs through it. */
export const LitChart = ({ exhibit, label, marks, sought }: LitChartProps) => {
  const drawing = exhibit.drawings.find(({ folded }) => folded.length === 0) ?? exhibit.drawings[0]
  if (!drawing) return <EmptyState title="This chart is too large to be drawn">What runs is told in words.</EmptyState>
  return <Canvas chart={exhibit.chart} drawing={drawing} label={label} marks={marks} sought={sought} />
}
