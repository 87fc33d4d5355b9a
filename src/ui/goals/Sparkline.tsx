import type { Point } from '../../domain/goals/history.ts'
import { daysBetween } from '../../domain/kernel/days.ts'
import { fullDay } from '../../domain/kernel/locale.ts'

const size = { width: 160, height: 32, edge: 3 } as const

/** A small line; in words for those who do not see it. Nothing while there is but one day. */
export const Sparkline = ({ points, label }: { readonly points: ReadonlyArray<Point>; readonly label: string }) => {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const span = daysBetween(first.day, last.day)
  const { width, height, edge } = size
  const place = ({ day, share }: Point) =>
    `${edge + (daysBetween(first.day, day) / span) * (width - 2 * edge)},${height - edge - share * (height - 2 * edge)}`
  const said = points.map(({ day, share }) => `${fullDay(day)}: ${Math.round(share * 100)} %`).join('; ')
  const [x, y] = place(last).split(',')
  return (
    <svg role="img" aria-label={`${label}. ${said}`} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <polyline points={points.map(place).join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  )
}
