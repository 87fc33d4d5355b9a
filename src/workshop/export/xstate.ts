import { type Chart, type ChartState, childrenOf } from '../model/chart.ts'
import { type ChartTransition, delayNamed } from '../model/transitions.ts'

/**
 * The chart as a configuration of XState 5, for `createMachine` and the tools that read one. Guards, actions, delays and
 * actors stand there by their names: their bodies are TypeScript, and so are the inputs and parameters they are given.
 */
export const xstateConfig = (chart: Chart): string => {
  const root = chart.states[0]
  return `${JSON.stringify(root === undefined ? {} : { id: chart.id, ...nodeConfig(chart, root) }, null, 2)}\n`
}

const nodeConfig = (chart: Chart, state: ChartState): object => {
  const own = chart.transitions.filter(({ source }) => source === state.id)
  const children = childrenOf(chart, state.id)
  const calls = new Set(state.invokes.flatMap(({ id }) => Object.values(answersOf(id))))
  const done = `xstate.done.state.${state.id}`
  const timers = own.filter(({ event }) => delayNamed(event) !== null)
  const heard = own.filter((one) => !timers.includes(one) && !calls.has(one.event) && !['', done].includes(one.event))
  const usualId = state.parent === null ? chart.id : `${state.parent}.${state.name}`
  return withoutNothing({
    id: state.id === usualId ? undefined : state.id,
    type: ['parallel', 'final', 'history'].includes(state.kind) ? state.kind : undefined,
    initial: children.find(({ id }) => id === state.initial)?.name,
    tags: state.tags,
    entry: state.entry,
    exit: state.exit,
    invoke: state.invokes.map(({ id, src }) => ({ id, src, ...answers(own, id) })),
    on: byKey(heard, ({ event }) => event),
    after: byKey(timers, ({ event }) => delayNamed(event) ?? ''),
    always: arrows(own, ''),
    onDone: arrows(own, done),
    states: Object.fromEntries(children.map((child) => [child.name, nodeConfig(chart, child)])),
  })
}

const answersOf = (id: string) => ({
  onDone: `xstate.done.actor.${id}`,
  onError: `xstate.error.actor.${id}`,
  onSnapshot: `xstate.snapshot.${id}`,
})

const answers = (own: ReadonlyArray<ChartTransition>, id: string): object =>
  withoutNothing(Object.fromEntries(Object.entries(answersOf(id)).map(([key, event]) => [key, arrows(own, event)])))

const byKey = (own: ReadonlyArray<ChartTransition>, key: (arrow: ChartTransition) => string): object =>
  Object.fromEntries(
    [...new Set(own.map(key))].map((one) => [one, own.filter((arrow) => key(arrow) === one).map(arrowConfig)]),
  )

const arrows = (own: ReadonlyArray<ChartTransition>, event: string): ReadonlyArray<object> =>
  own.filter((arrow) => arrow.event === event).map(arrowConfig)

const arrowConfig = ({ guard, targets, actions, reenter }: ChartTransition): object =>
  withoutNothing({
    guard: guard ?? undefined,
    target: targets.map((id) => `#${id}`),
    actions,
    reenter,
  })

/** A configuration says only what there is. */
const withoutNothing = (config: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([, value]) => value !== undefined && !(typeof value === 'object' && Object.keys(value ?? {}).length === 0),
    ),
  )
