import type { Spread } from './rounds.ts'

/** One measurement against its goal. */
export interface Line {
  readonly what: string
  readonly measured: Spread
  readonly goal: { readonly atLeast: number } | { readonly atMost: number } | undefined
  /** What the numbers are, after each of them: ` ms`, ` ×`. */
  readonly unit: string
  /** What stands behind a ratio. */
  readonly note?: string
}

const shown = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0))

const verdictOf = ({ measured, goal }: Line): string => {
  if (goal === undefined) return ''
  const holds = 'atLeast' in goal ? measured.median >= goal.atLeast : measured.median <= goal.atMost
  return holds ? 'pass' : 'short'
}

const goalOf = ({ goal, unit }: Line): string =>
  goal === undefined ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}${unit}` : `≤ ${goal.atMost}${unit}`

/** What was measured, with its spread, the goal, and whether it is met. */
export const printTable = (lines: ReadonlyArray<Line>): void => {
  const cells = lines.map((line) => [
    line.what,
    `${shown(line.measured.median)}${line.unit}`,
    `${shown(line.measured.low)} to ${shown(line.measured.high)}`,
    goalOf(line),
    verdictOf(line),
    line.note ?? '',
  ])
  const rows = [['', 'median', 'spread', 'goal', '', ''], ...cells]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
