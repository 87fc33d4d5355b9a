import type { Geometry, Point } from './geometry.ts'

/** A window a chart is looked at in; what does not fit is drawn smaller. */
const frame = { width: 1000, height: 720 }

/** How much a crossing costs, against the whole being drawn a tenth smaller; and a thousand pixels of line. */
const crossingCost = 0.05
const lineCost = 0.02

/** One reads from the top: what it costs when a chart begins at its foot. */
const lateStartCost = 0.8

/** What it takes to read a drawing: how small it gets, how often lines cross, how far the eye follows them. */
export const effortOf = ({ width, height, states, dots, arrows }: Geometry): number => {
  const shrunk = Math.max(1, width / frame.width, height / frame.height)
  const boxes = new Map(states.map((state) => [state.id, state]))
  const lateStart = dots.reduce((sum, { of, y }) => {
    const box = boxes.get(of)
    return box === undefined ? sum : sum + (y - box.y) / height
  }, 0)
  return (
    shrunk +
    crossingsOf(arrows.map(({ points }) => points)) * crossingCost +
    (lengthOf(arrows) / 1000) * lineCost +
    lateStart * lateStartCost
  )
}

const lengthOf = (arrows: Geometry['arrows']): number =>
  arrows
    .flatMap(({ points }) => segmentsOf(points))
    .reduce((sum, [from, to]) => sum + Math.abs(from.x - to.x) + Math.abs(from.y - to.y), 0)

const segmentsOf = (points: ReadonlyArray<Point>): ReadonlyArray<readonly [Point, Point]> =>
  points.slice(1).map((point, index) => [points[index] as Point, point])

/** Lines are level or upright, so that two cross only where one of each meet. */
export const crossingsOf = (lines: ReadonlyArray<ReadonlyArray<Point>>): number => {
  const segments = lines.flatMap((points, line) => segmentsOf(points).map(([from, to]) => ({ line, from, to })))
  const level = segments.filter(({ from, to }) => from.y === to.y)
  const upright = segments.filter(({ from, to }) => from.x === to.x)
  return level.reduce(
    (sum, one) =>
      sum +
      upright.filter(
        (other) =>
          other.line !== one.line &&
          isBetween(other.from.x, one.from.x, one.to.x) &&
          isBetween(one.from.y, other.from.y, other.to.y),
      ).length,
    0,
  )
}

const isBetween = (value: number, one: number, other: number) =>
  value > Math.min(one, other) + 1 && value < Math.max(one, other) - 1
