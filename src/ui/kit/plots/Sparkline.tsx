const size = { width: 160, height: 32, edge: 3 } as const

interface SparklineProps {
  readonly label: string
  /** Both from 0 to 1: along the writing, and how high. */
  readonly points: ReadonlyArray<{ readonly at: number; readonly share: number; readonly said: string }>
}

/** A small line beside a figure; in words for those who do not see it. Nothing while there is but one point. */
export const Sparkline = ({ label, points }: SparklineProps) => {
  const last = points.at(-1)
  if (last === undefined || points.length < 2) return null
  const { width, height, edge } = size
  const x = ({ at }: { readonly at: number }) => edge + at * (width - 2 * edge)
  const y = ({ share }: { readonly share: number }) => height - edge - share * (height - 2 * edge)
  const said = points.map((point) => point.said).join('; ')
  return (
    <svg
      role="img"
      aria-label={`${label}. ${said}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ scale: 'var(--forward) 1' }}
    >
      <polyline
        points={points.map((point) => `${x(point)},${y(point)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={x(last)} cy={y(last)} r="2.5" fill="currentColor" />
    </svg>
  )
}
