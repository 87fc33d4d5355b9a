import { describe, expect, it } from 'vitest'
import { chartOf, childrenOf, pathTo } from '../../../src/workshop/model/chart.ts'
import { differenceOf } from '../../../src/workshop/model/difference.ts'
import { eventInWords, stateInWords, transitionInWords } from '../../../src/workshop/model/words.ts'
import { documentMachine } from './toys.ts'

const chart = chartOf(documentMachine)

describe('a chart as data', () => {
  it('has every state with its place, its kind and what runs in it', () => {
    expect(chart.states.find(({ id }) => id === 'document')).toMatchObject({ parent: null, kind: 'parallel' })
    expect(chart.states.find(({ id }) => id === 'document.page.saving')).toMatchObject({
      name: 'saving',
      parent: 'document.page',
      kind: 'atomic',
      invokes: [{ id: 'save', src: 'save' }],
    })
    expect(childrenOf(chart, 'document.page').map(({ name }) => name)).toHaveLength(5)
    expect(pathTo(chart, 'document.page.saving').map(({ name }) => name)).toEqual(['page', 'saving'])
  })

  it('tells two arrows apart that mean the same, and no others', () => {
    const ids = chart.transitions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is plain data: it can be written down and read again', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
  })
})

describe('in plain words', () => {
  it.each([
    ['save.asked', 'save asked'],
    ['xstate.done.actor.loadUser', 'load user answers'],
    ['xstate.error.actor.loadUser', 'load user breaks'],
    ['xstate.after.5000.document.notice.shown', 'after 5 s'],
    ['xstate.after.firstMessage.app.loader', 'after the first message'],
    ['xstate.snapshot.readiness', 'readiness moves on'],
    ['', 'at once'],
    ['*', 'anything else'],
  ])('%s is "%s"', (type, words) => {
    expect(eventInWords(type)).toBe(words)
  })

  it('a state by its place, an arrow as a sentence', () => {
    expect(stateInWords('document.page.loadingUser')).toBe('page › loading user')
    const edit = chart.transitions.find(({ guard }) => guard === 'isAdmin')
    expect(edit && transitionInWords(edit)).toBe('In page › reading: edit asked, if it is admin, to page › editing')
  })
})

describe('the difference between two versions', () => {
  const changed = {
    ...chart,
    states: [
      ...chart.states.filter(({ name }) => name !== 'failed'),
      { ...chart.states[1], id: 'document.page.asking' },
    ],
    transitions: chart.transitions
      .filter(({ event }) => event !== 'retry.asked')
      .map((one) => (one.event === 'cancelled' ? { ...one, id: 'elsewhere', targets: ['document.page.asking'] } : one))
      .map((one) => (one.event === 'told' ? { ...one, actions: ['count'] } : one)),
  } as typeof chart

  it('names what was added, removed, led elsewhere and given other actions', () => {
    const difference = differenceOf(chart, changed)
    expect(difference.addedStates).toEqual(['document.page.asking'])
    expect(difference.removedStates).toEqual(['document.page.failed'])
    expect(difference.removed.map(({ event }) => event)).toEqual(['retry.asked'])
    expect(difference.added).toEqual([])
    expect(difference.retargeted.map(({ from, to }) => [from.event, to.targets])).toEqual([
      ['cancelled', ['document.page.asking']],
    ])
    expect(difference.changedArrows.map(({ to }) => to.event)).toEqual(['told'])
  })

  /** Another version of one state. */
  const withState = (id: string, over: object) => ({
    ...chart,
    states: chart.states.map((state) => (state.id === id ? { ...state, ...over } : state)),
  })
  it.each([
    ['its initial state', 'document.page', { initial: 'document.page.editing' }],
    ['what it runs', 'document.page.saving', { invokes: [] }],
    ['its tags', 'document.page.saving', { tags: ['busy'] }],
    ['what it does on entry', 'document.page.reading', { entry: ['look'] }],
    ['what it does on exit', 'document.page.reading', { exit: ['look'] }],
    ['its kind', 'document.page.failed', { kind: 'final' }],
  ])('sees of a state %s', (_, id, over) => {
    const difference = differenceOf(chart, withState(id, over) as typeof chart)
    expect(difference.changedStates.map(({ to }) => to.id)).toEqual([id])
    expect({ ...difference, changedStates: [] }).toEqual(differenceOf(chart, chart))
  })
  it.each([
    ['how long it waits', 'xstate.after', { delay: 123 }],
    ['that it begins anew', 'save.asked', { reenter: true }],
    ['its place', 'save.asked', { order: 7 }],
  ])('sees of an arrow %s', (_, event, over) => {
    const other = {
      ...chart,
      transitions: chart.transitions.map((one) => (one.event.startsWith(event) ? { ...one, ...over } : one)),
    } as typeof chart
    expect(differenceOf(chart, other).changedArrows.length).toBeGreaterThan(0)
  })

  it('takes a state that is called otherwise for one change, with all its arrows and what is within', () => {
    const renamed = JSON.parse(
      JSON.stringify(chart).replaceAll('document.page', 'document.sheet').replaceAll('"name":"page"', '"name":"sheet"'),
    ) as typeof chart
    expect(differenceOf(chart, renamed)).toEqual({
      ...differenceOf(chart, chart),
      renamed: [{ from: 'document.page', to: 'document.sheet' }],
    })
    const inner = JSON.parse(
      JSON.stringify(chart).replaceAll('.saving', '.storing').replaceAll('"name":"saving"', '"name":"storing"'),
    ) as typeof chart
    expect(differenceOf(chart, inner)).toEqual({
      ...differenceOf(chart, chart),
      renamed: [{ from: 'document.page.saving', to: 'document.page.storing' }],
    })
  })

  it('of a chart with itself is nothing', () => {
    expect(Object.values(differenceOf(chart, chart)).flat()).toEqual([])
  })
})
