import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Grouping, Side } from '../../../domain/reviews/calibration.ts'
import { wholeCycleName } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Row as Beside, Stack } from '../../kit/Stack.tsx'
import { steppedTo } from '../../kit/stepping.ts'
import { useNarrow } from '../../kit/table/narrow.ts'
import { tooltip } from '../../kit/tooltip.ts'
import { type Calibration, type Dot, dotsIn, type Group, nameOf, placed } from './calibrating.ts'

interface ScorePlotProps {
  readonly calibration: Calibration
  readonly whole: NonNullable<Calibration['whole']>
  readonly by: Grouping
  readonly written: (score: number) => string
}

/** How many rows show before more are asked for. */
const MOST = 20
const none: ReadonlyArray<Dot> = []

/**
 * A box for each, and in it a dot for each review, which leads to it. The table below has the same in numbers. One stop of the
 * Tab key a row, arrows walk along it.
 */
export const ScorePlot = ({ calibration, whole, by, written }: ScorePlotProps) => {
  const [isAll, setAll] = useState(false)
  const { groups, outliers } = calibration[by]
  const dots = dotsIn(calibration, by)
  const sides = new Map(outliers.map(({ id, side }) => [id, side]))
  const steps = stepsOf(calibration.scale)
  const over = { steps, median: whole.median, written, sides }
  return (
    <Stack gap={2}>
      <Legend isEach={whole.count === calibration.reviews.length} />
      <div>
        <Row {...over} name={wholeCycleName} spread={whole} dots={none} />
        {(isAll ? groups : groups.slice(0, MOST)).map((group) => (
          <Row key={group.id} {...over} name={nameOf(group)} spread={group} dots={dots.get(group.id) ?? none} />
        ))}
        <Axis steps={steps} written={written} />
      </div>
      {groups.length > MOST ? (
        <Button size="sm" tone="ghost" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${groups.length}`}
        </Button>
      ) : null}
    </Stack>
  )
}

interface Step {
  readonly at: number
  readonly name: string | null
}

/** The steps of the one scale, or quarters. */
const stepsOf = (scale: ReadonlyArray<string>): ReadonlyArray<Step> =>
  scale.length > 1
    ? scale.map((name, at) => ({ at: at / (scale.length - 1), name }))
    : [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, name: null }))

const share = (score: number): string => `${score * 100}%`

interface RowProps extends Pick<ScorePlotProps, 'written'> {
  readonly name: string
  readonly spread: Omit<Group, 'id' | 'name' | 'standsOut'>
  readonly dots: ReadonlyArray<Dot>
  readonly steps: ReadonlyArray<Step>
  /** Of the whole. */
  readonly median: number
  readonly sides: ReadonlyMap<string, Side>
}

const Row = ({ name, spread, dots, steps, median, written, sides }: RowProps) => {
  const isNarrow = useNarrow()
  const [stop, setStop] = useState(0)
  const { dots: shown, reach } = placed(dots)
  const height = Math.max(48, 2 * reach + 24)
  const said = `${spread.count === 1 ? '1 review' : `${spread.count} reviews`}, median ${written(spread.median)}`
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const next = steppedTo(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    links[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label={`${name}: ${said}`} style={isNarrow ? underEachOther : line} onKeyDown={walk}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <div className={slot('plots', 'root')}>{said}</div>
      </div>
      <div style={{ ...area, height }}>
        <svg width="100%" height={height} style={{ position: 'absolute', overflow: 'visible' }} aria-hidden="true">
          <Grid steps={steps} height={height} />
          <Box spread={spread} y={height / 2} />
          <line
            x1={share(median)}
            x2={share(median)}
            y1={0}
            y2={height}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeDasharray={5}
          />
        </svg>
        {shown.map(({ dot, y }, at) => (
          <ReviewDot
            key={dot.id}
            {...{ dot, written }}
            side={sides.get(dot.id)}
            top={height / 2 + y}
            isStop={at === Math.min(stop, shown.length - 1)}
          />
        ))}
      </div>
    </div>
  )
}

const Grid = ({ steps, height }: Pick<RowProps, 'steps'> & { readonly height: number }) =>
  steps.map(({ at }) => (
    <line key={at} x1={share(at)} x2={share(at)} y1={0} y2={height} stroke="currentColor" strokeOpacity={0.18} />
  ))

const Box = ({ spread, y }: Pick<RowProps, 'spread'> & { readonly y: number }) => {
  const { least, lowerQuartile, median, upperQuartile, most } = spread
  return (
    <g stroke="currentColor">
      <line x1={share(least)} x2={share(most)} y1={y} y2={y} strokeOpacity={0.5} />
      <rect
        x={share(lowerQuartile)}
        width={share(upperQuartile - lowerQuartile)}
        y={y - 14}
        height={28}
        rx={3}
        fill="currentColor"
        fillOpacity={0.08}
        strokeOpacity={0.5}
      />
      <line x1={share(median)} x2={share(median)} y1={y - 14} y2={y + 14} strokeWidth={3} />
    </g>
  )
}

interface ReviewDotProps extends Pick<ScorePlotProps, 'written'> {
  readonly dot: Dot
  readonly side: Side | undefined
  readonly top: number
  readonly isStop: boolean
}

const ReviewDot = ({ dot: { id, employee, score, isShared }, written, side, top, isStop }: ReviewDotProps) => {
  const name = [
    `${employee.fullName}: ${written(score)}`,
    ...(side === undefined ? [] : [side === 'above' ? 'far above the others' : 'far below the others']),
    ...(isShared ? [] : ['not shared yet']),
  ].join(', ')
  return (
    <a
      href={pathTo('pr', { id })}
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      style={{ ...spot, left: share(score), top, color: colour(side === undefined ? 'accent' : 'danger') }}
      {...tooltip(name)}
    >
      <Mark isShared={isShared} isOutlier={side !== undefined} />
    </a>
  )
}

/** Told apart by its shape, and by being full or not. */
const Mark = ({ isShared, isOutlier }: { readonly isShared: boolean; readonly isOutlier: boolean }) => (
  <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true" style={{ display: 'block' }}>
    <g fill={isShared ? 'currentColor' : colour('surface')} stroke="currentColor" strokeWidth={1.75}>
      {isOutlier ? <path d="M 0 -6 L 6 0 L 0 6 L -6 0 Z" /> : <circle r={4} />}
    </g>
  </svg>
)

const Axis = ({ steps, written }: Pick<RowProps, 'steps' | 'written'>) => {
  const isNarrow = useNarrow()
  return (
    <div style={isNarrow ? underEachOther : line} aria-hidden="true">
      {isNarrow ? null : <span />}
      <div className={slot('plots', 'root')} style={{ ...area, display: 'flex', justifyContent: 'space-between' }}>
        {steps.map(({ at, name }) => (
          <span key={at} style={tick}>
            <span style={{ ...label, ...sideOf(at) }}>
              {written(at)}
              {name === null ? null : <br />}
              {name}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

const Legend = ({ isEach }: { readonly isEach: boolean }) => (
  <ul style={flow} aria-label="Legend" className={slot('plots', 'root')}>
    <Meaning mark={<Mark isShared isOutlier={false} />}>Shared with the employee</Meaning>
    <Meaning mark={<Mark isShared={false} isOutlier={false} />}>Not shared yet</Meaning>
    <Meaning mark={<Mark isShared isOutlier />} ink="danger">
      Stands out
    </Meaning>
    <li>Box: the middle half, with the median</li>
    <li>Dashed line: overall median</li>
    {isEach ? null : <li>Dots show only the reviews that stand out.</li>}
  </ul>
)

interface MeaningProps {
  readonly mark: ReactNode
  readonly ink?: 'accent' | 'danger'
  readonly children: string
}

const Meaning = ({ mark, ink = 'accent', children }: MeaningProps) => (
  <li>
    <Beside gap={2} wrap="never">
      <span style={{ color: colour(ink) }}>{mark}</span>
      {children}
    </Beside>
  </li>
)

// Everybody downloads the stylesheet; this plot stands on a page that few open.
const colour = (name: string) => `var(--colors-${name})`
const flow: CSSProperties = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
}
const line: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 208px) minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  minHeight: '48px',
}
const underEachOther: CSSProperties = { padding: '8px 0' }
/** From the left, as numbers run. */
const area: CSSProperties = { position: 'relative', margin: '0 12px', direction: 'ltr' }
const spot: CSSProperties = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  margin: '-8px 0 0 -8px',
  borderRadius: '50%',
}
const tick: CSSProperties = { position: 'relative', width: 0, height: '36px' }
const label: CSSProperties = { position: 'absolute', width: 'max-content', maxWidth: '96px' }
const sideOf = (at: number): CSSProperties =>
  at === 0
    ? { left: '-12px' }
    : at === 1
      ? { right: '-12px', textAlign: 'end' }
      : { left: 0, transform: 'translateX(-50%)', textAlign: 'center' }
