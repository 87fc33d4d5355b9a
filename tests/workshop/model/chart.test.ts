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
    expect(difference.changedActions.map(({ to }) => to.event)).toEqual(['told'])
  })

  it('of a chart with itself is nothing', () => {
    expect(Object.values(differenceOf(chart, chart)).flat()).toEqual([])
  })
})
