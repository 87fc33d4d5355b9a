import type { Chart, ChartState } from './chart.ts'
import type { ChartTransition } from './transitions.ts'

/** Full ids. */
export interface Renamed {
  readonly from: string
  readonly to: string
}

/**
 * States that are gone and states that are new which are the same under another name: in the same place, of the same kind,
 * running and doing the same, and hearing the same events under the same conditions. The outer ones come first.
 */
export const renamedBetween = (before: Chart, after: Chart): ReadonlyArray<Renamed> => {
  const renamed: Renamed[] = []
  const known = new Set(after.states.map(({ id }) => id))
  const taken = new Set(before.states.map(({ id }) => id))
  for (const { id } of before.states) {
    const old = withNames(before, renamed)
    const at = renameOf(id, renamed)
    const gone = old.states.find((state) => state.id === at)
    if (gone === undefined || known.has(at)) continue
    const [twin, ...others] = after.states.filter(
      (state) =>
        !taken.has(state.id) && state.parent === gone.parent && likenessOf(after, state) === likenessOf(old, gone),
    )
    // Two that could be it are none.
    if (twin === undefined || others.length > 0) continue
    taken.add(twin.id)
    renamed.push({ from: at, to: twin.id })
  }
  return renamed
}

/** The chart as if its states had always been called so. */
export const withNames = (chart: Chart, renamed: ReadonlyArray<Renamed>): Chart => {
  if (renamed.length === 0) return chart
  const named = (id: string) => renameOf(id, renamed)
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      id: named(state.id),
      name: named(state.id) === state.id ? state.name : (named(state.id).split('.').at(-1) ?? state.name),
      parent: state.parent === null ? null : named(state.parent),
      initial: state.initial === null ? null : named(state.initial),
    })),
    transitions: chart.transitions.map((arrow) => withNamesIn(arrow, named)),
  }
}

const withNamesIn = (arrow: ChartTransition, named: (id: string) => string): ChartTransition => {
  const [source, targets] = [named(arrow.source), arrow.targets.map(named)]
  const event = eventNamed(arrow, named)
  const from = `${arrow.source} · ${arrow.event === '' ? 'always' : arrow.event}`
  const to = `${source} · ${event === '' ? 'always' : event}`
  const ending = arrow.id.slice(from.length)
  const renamedEnding = arrow.targets.reduce(
    (text, target, place) => text.replace(target, targets[place] ?? target),
    ending,
  )
  return { ...arrow, source, targets, event, id: `${to}${renamedEnding}` }
}

/** A timer's event, and that of a state that is done, name the state. */
const eventNamed = ({ event }: ChartTransition, named: (id: string) => string): string =>
  event.replace(
    /^(xstate\.(?:done\.state|after\.[^.]+)\.)(.+)$/,
    (_, what: string, id: string) => `${what}${named(id)}`,
  )

/** What is within a state that is called otherwise is called otherwise too. */
const renameOf = (id: string, renamed: ReadonlyArray<Renamed>): string =>
  renamed.reduce(
    (name, { from, to }) => (name === from || name.startsWith(`${from}.`) ? `${to}${name.slice(from.length)}` : name),
    id,
  )

const likenessOf = ({ transitions }: Chart, { id, kind, invokes, tags, entry, exit }: ChartState): string =>
  JSON.stringify([
    kind,
    invokes,
    tags,
    entry,
    exit,
    transitions
      .filter(({ source }) => source === id)
      .map((arrow) => [eventNamed(arrow, (named) => (named === id ? 'it' : named)), arrow.guard, arrow.actions]),
  ])
