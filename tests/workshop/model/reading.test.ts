import { describe, expect, it } from 'vitest'
import { chartOf } from '../../../src/workshop/model/chart.ts'
import { decisionsOf } from '../../../src/workshop/model/decisions.ts'
import { type Outlined, outlineOf } from '../../../src/workshop/model/outline.ts'
import { cellOf, eventsOf, stateTableOf } from '../../../src/workshop/model/stateTable.ts'
import { documentMachine } from './toys.ts'

const chart = chartOf(documentMachine)
const idsIn = ({ state, transitions, inside }: Outlined): ReadonlyArray<string> => [
  state.id,
  ...transitions.map(({ id }) => id),
  ...inside.flatMap(idsIn),
]

describe('the chart as an outline', () => {
  it('has every state and every transition of the drawing, each once', () => {
    const outline = outlineOf(chart)
    const ids = outline === null ? [] : idsIn(outline)
    expect(ids.toSorted()).toEqual([...chart.states, ...chart.transitions].map(({ id }) => id).toSorted())
  })
  it('of nothing is nothing', () => {
    expect(outlineOf({ id: 'x', states: [], transitions: [] })).toBeNull()
  })
})

describe('the chart as a table', () => {
  it('has a row for each state, and each transition once as its own', () => {
    const { rows } = stateTableOf(chart)
    expect(rows.map(({ state }) => state.id)).toEqual(chart.states.map(({ id }) => id))
    expect(
      rows
        .flatMap(({ cells }) => cells.flatMap(({ own }) => own))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(chart.transitions.map(({ id }) => id).toSorted())
  })
  it('names what people send before what the machine tells itself', () => {
    const events = eventsOf(chart)
    const firstOwn = events.findIndex((event) => event.startsWith('xstate.'))
    expect(firstOwn).toBeGreaterThan(0)
    expect(events.slice(firstOwn).every((event) => event === '' || event.startsWith('xstate.'))).toBe(true)
  })
  it('asks the states around only as long as every candidate may refuse', () => {
    const state = (id: string, parent: string | null) => ({
      id,
      name: id,
      parent,
      kind: 'compound' as const,
      initial: null,
      invokes: [],
      tags: [],
      entry: [],
      exit: [],
    })
    const arrow = (source: string, guard: string | null, order = 0) => ({
      id: `${source} ${guard}`,
      source,
      event: 'go',
      guard,
      targets: [],
      actions: [],
      order,
    })
    const states = [state('a', null), state('a.b', 'a'), state('a.b.c', 'a.b')]
    const inner = states[2] as (typeof states)[number]
    const guarded = { id: 'a', states, transitions: [arrow('a', null), arrow('a.b', 'may'), arrow('a.b.c', 'can')] }
    expect(cellOf(guarded, inner, 'go').inherited.map(({ source }) => source)).toEqual(['a.b', 'a'])
    const closed = { id: 'a', states, transitions: [arrow('a', null), arrow('a.b', 'may'), arrow('a.b.c', null)] }
    expect(cellOf(closed, inner, 'go').inherited).toEqual([])
  })
})

describe('the decisions of an event', () => {
  it('are asked in order, state by state, and say when nothing may happen', () => {
    const event = chart.transitions.find(({ guard }) => guard !== null)?.event ?? ''
    const decisions = decisionsOf(chart, event)
    for (const { candidates, mayBeIgnored } of decisions) {
      expect(candidates.map(({ order }) => order)).toEqual(candidates.map((_, index) => index))
      expect(mayBeIgnored).toBe(candidates.every(({ guard }) => guard !== null))
    }
    expect(decisions.flatMap(({ candidates }) => candidates)).toHaveLength(
      chart.transitions.filter((one) => one.event === event).length,
    )
  })
  it('of an event nobody knows are none', () => {
    expect(decisionsOf(chart, 'never')).toEqual([])
  })
})
