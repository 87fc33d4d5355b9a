import { describe, expect, it } from 'vitest'
import { chartOf } from '../../../src/workshop/model/chart.ts'
import { differenceOf } from '../../../src/workshop/model/difference.ts'
import { affectedCases } from '../../../src/workshop/versions/affectedCases.ts'
import { readChart } from '../../../src/workshop/versions/chartFile.ts'
import { changedArrows, differenceInWords } from '../../../src/workshop/versions/differenceInWords.ts'
import { scenarios } from '../../scenarios/all.ts'
import { documentMachine } from '../model/toys.ts'

const chart = chartOf(documentMachine)

describe('a chart out of a file', () => {
  it('is read again as it was written', () => {
    expect(readChart(JSON.stringify(chart), 'document')).toEqual({ isRead: true, chart })
  })
  it.each([
    ['{', 'not JSON'],
    ['null', 'no chart'],
    ['{"id":"document","states":[],"transitions":[{}]}', 'another version'],
    ['{"id":"document"}', 'another version'],
    ['{"id":"confirm","states":[],"transitions":[]}', 'the chart of “confirm”'],
  ])('%s is refused in words', (text, words) => {
    const reading = readChart(text, 'document')
    expect(reading.isRead ? '' : reading.because).toContain(words)
  })
})

describe('the difference in words', () => {
  const changed = {
    ...chart,
    states: chart.states.filter(({ name }) => name !== 'failed'),
    transitions: chart.transitions
      .filter(({ event }) => event !== 'retry.asked')
      .map((one) => (one.event === 'cancelled' ? { ...one, id: 'elsewhere', targets: ['document.page.saving'] } : one))
      .map((one) => (one.event === 'told' ? { ...one, actions: ['countUp'] } : one)),
  }
  it('a sentence for each change', () => {
    expect(differenceInWords(differenceOf(chart, changed))).toEqual([
      { kind: 'removed', text: 'State page › failed' },
      { kind: 'removed', text: 'In page › failed: retry asked, to page › loading' },
      { kind: 'changed', text: 'In page › editing: cancelled, to page › saving; before to page › reading' },
      { kind: 'changed', text: 'In notice › hidden: told, to notice › shown, and does count up; before nothing' },
    ])
    expect(changedArrows(differenceOf(chart, changed)).map(({ event }) => event)).toEqual(['cancelled', 'told'])
  })
})

describe('the test cases a change affects', () => {
  it('are the walks that follow a changed arrow', () => {
    const scenario = scenarios.find(({ machine }) => machine.id === 'confirm')
    if (!scenario) throw new Error('no scenario')
    const all = chartOf(scenario.machine).transitions
    const behind: string[] = []
    const found = affectedCases(scenario, all, (done, of) => behind.push(`${done} of ${of}`))
    expect(found.all).toBeGreaterThan(0)
    expect(found.affected.length).toBe(found.all)
    expect(affectedCases(scenario, []).affected).toEqual([])
    expect(behind).toEqual(scenario.variants.map((_, place) => `${place} of ${scenario.variants.length}`))
  })
})
