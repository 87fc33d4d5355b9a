import { ArrowRight } from 'lucide-react'
import { actionsFrom, type Lifecycle, statesAfter, statesOf } from '../../domain/kernel/lifecycle.ts'
import { listed } from '../../domain/kernel/lists.ts'
import { Badge } from './Badge.tsx'
import { slot } from './classes.ts'
import { Section } from './Section.tsx'
import { Text } from './Text.tsx'

type LifecycleChartProps<State extends string, Action extends string> = {
  readonly of: Lifecycle<State, Action>
  readonly here: State
  /** What each state is called. One without a name is where the record is gone, and is not drawn. */
  readonly states: Readonly<Partial<Record<State, string>>>
  readonly actions: Readonly<Record<Action, string>>
  /** Who may, in words. */
  readonly by: string | Readonly<Record<Action, string>>
  /** Why this reader, or nobody now, may; undefined where they may. */
  readonly denied?: (action: Action) => string | undefined
  /** Said where nothing can happen any more. */
  readonly final?: string
}

/** Where a record is in its life, what can happen next, and who may: the rule's own table, drawn. */
export const LifecycleChart = <State extends string, Action extends string>(
  props: LifecycleChartProps<State, Action>,
) => {
  const { of, here, states } = props
  const shown = statesOf(of).filter((state) => state in states)
  return (
    <Section title="Lifecycle">
      <div className={slot('lifecycle', 'root')}>
        <div className={slot('lifecycle', 'chart')}>
          <Arrows of={of} here={here} shown={shown} />
          <ol className={slot('lifecycle', 'states')} aria-label="Status changes">
            {shown.map((state) => (
              <li key={state} className={slot('lifecycle', 'state')} aria-current={state === here ? 'step' : undefined}>
                {states[state]}
                {state === here ? <Badge tone="accent">Now</Badge> : null}
              </li>
            ))}
          </ol>
        </div>
        <Next {...props} />
      </div>
    </Section>
  )
}

const Next = <State extends string, Action extends string>({
  of,
  here,
  states,
  actions,
  by,
  denied,
  final = 'This is the final status.',
}: LifecycleChartProps<State, Action>) => {
  const next = actionsFrom(of, here)
  if (next.length === 0) return <Text tone="muted">{final}</Text>
  const said = next.map((action) => denied?.(action) ?? (typeof by === 'string' ? by : by[action]))
  const [first = ''] = said
  // A whole sentence that holds for all of them is said once, below them.
  const isOfAll = said.length > 1 && first.endsWith('.') && said.every((one) => one === first)
  return (
    <div className={slot('lifecycle', 'next')}>
      <ul className={slot('lifecycle', 'ways')} aria-label="Next steps">
        {next.map((action, at) => {
          const after = statesAfter(of, here, action) ?? []
          // What leads nowhere else needs no arrow.
          const names = after.flatMap((state) => (state === here ? [] : (states[state] ?? [])))
          return (
            <li key={action} className={slot('lifecycle', 'way')}>
              <span>
                <strong>{actions[action]}</strong>
                {names.length === 0 ? null : (
                  <>
                    {' '}
                    <ArrowRight role="img" aria-label="leads to" /> {listed(names, 'or')}
                  </>
                )}
              </span>
              {isOfAll ? null : (
                <Text as="span" style="small" tone="muted">
                  {said[at]}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
      {isOfAll ? (
        <Text style="small" tone="muted">
          {first}
        </Text>
      ) : null}
    </div>
  )
}

/** As high as a state in the list (`lifecycle.state`). */
const rowHeight = 32
const dot = 4

type ArrowsProps<State extends string, Action extends string> = Pick<
  LifecycleChartProps<State, Action>,
  'of' | 'here'
> & { readonly shown: ReadonlyArray<State> }

/**
 * What leads on from here, and from each state to the next: all there is, drawn together, nobody can follow. The list says
 * the same in words. Forwards runs before the dots, back runs behind them.
 */
const Arrows = <State extends string, Action extends string>({ of, here, shown }: ArrowsProps<State, Action>) => {
  const ways = waysIn(of, shown).filter(({ from, far }) => from === here || far === 1)
  const reach = (back: boolean) => Math.max(0, ...ways.filter((way) => isBack(way) === back).map(bulge))
  const x = reach(false) + 2 * dot
  const width = x + reach(true) + 2 * dot
  const y = (state: State) => (shown.indexOf(state) + 0.5) * rowHeight
  return (
    <svg
      aria-hidden="true"
      className={slot('lifecycle', 'arrows')}
      width={width}
      height={shown.length * rowHeight}
      viewBox={`0 0 ${width} ${shown.length * rowHeight}`}
    >
      {ways
        .toSorted((one, other) => Number(one.from === here) - Number(other.from === here))
        .map((way) => (
          <path
            key={`${way.from} ${way.to}`}
            className={slot('lifecycle', 'arrow')}
            data-next={way.from === here || undefined}
            d={arrow(way, x, y(way.from), y(way.to))}
          />
        ))}
      {shown.map((state) => (
        <circle
          key={state}
          className={slot('lifecycle', 'dot')}
          data-here={state === here || undefined}
          cx={x}
          cy={y(state)}
          r={dot}
        />
      ))}
    </svg>
  )
}

interface Way<State> {
  readonly from: State
  readonly to: State
  /** How many states further; less than 0: back. */
  readonly far: number
}

/** Several actions that lead the same way are one arrow; what leads back to where it is, is none. */
const waysIn = <State extends string, Action extends string>(
  of: Lifecycle<State, Action>,
  shown: ReadonlyArray<State>,
): ReadonlyArray<Way<State>> =>
  shown.flatMap((from) => {
    const reached = new Set(actionsFrom(of, from).flatMap((action) => statesAfter(of, from, action) ?? []))
    return shown
      .filter((to) => to !== from && reached.has(to))
      .map((to) => ({ from, to, far: shown.indexOf(to) - shown.indexOf(from) }))
  })

const isBack = ({ far }: Way<string>): boolean => far < 0

/** How far an arrow leaves the line of dots; the longer one runs outside. */
const bulge = ({ far }: Way<string>): number => (far === 1 ? 0 : 6 + 4 * Math.abs(far))

const arrow = (way: Way<string>, x: number, from: number, to: number): string => {
  const head = `M ${x} ${to}`
  if (way.far === 1) return `M ${x} ${from + dot} V ${to - dot - 1} m -3 -3 l 3 3 l 3 -3`
  const side = isBack(way) ? 1 : -1
  const edge = x + side * (dot + 1)
  // A curve comes three quarters as far as its handles.
  const handle = edge + (side * bulge(way) * 4) / 3
  return `M ${edge} ${from} C ${handle} ${from} ${handle} ${to} ${edge} ${to} ${head} m ${side * (dot + 5)} -3 l ${-side * 4} 3 l ${side * 4} 3`
}
