import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { gherkin } from '../../../src/workshop/export/gherkin.ts'
import { markdown } from '../../../src/workshop/export/markdown.ts'
import { mermaid } from '../../../src/workshop/export/mermaid.ts'
import { scxml } from '../../../src/workshop/export/scxml.ts'
import { xstateConfig } from '../../../src/workshop/export/xstate.ts'
import { type Chart, chartOf } from '../../../src/workshop/model/chart.ts'
import { explore } from '../../../src/workshop/model/explore.ts'
import { goalsOf } from '../../../src/workshop/model/strategies.ts'
import { affectedBy, caseId, effortOf, testCasesOf } from '../../../src/workshop/model/testCases.ts'
import { planTours } from '../../../src/workshop/model/tours.ts'
import { scenarios } from '../../scenarios/all.ts'
import { documentMachine } from '../model/toys.ts'

const chart = chartOf(documentMachine)
const graph = explore(documentMachine, { input: { isAdmin: true } })
const plan = planTours(graph, goalsOf('transitions', graph))
const cases = testCasesOf('document', graph, plan)

describe('test cases', () => {
  it('say each step in plain words, and where one is afterwards', () => {
    const steps = cases.flatMap((one) => one.steps)
    expect(cases[0]?.startsIn).toEqual(['page › loading', 'notice › hidden'])
    expect(steps.find(({ event }) => event.type === 'save.asked')).toMatchObject({
      does: 'save asked',
      reached: ['page › saving', expect.stringContaining('notice')],
    })
    expect(steps.map(({ does }) => does)).toContain('after the notice')
    expect(steps.map(({ does }) => does)).toContain('save breaks')
  })

  it('have ids that are made of the arrow and the case alone', () => {
    expect(caseId('a · go → b', 'go')).toMatch(/^T-[0-9a-f]{8}$/)
    expect(caseId('a · go → b', 'go')).toBe(caseId('a · go → b', 'go'))
    expect(caseId('a · go → b', 'go')).not.toBe(caseId('a · go → c', 'go'))
    const ids = new Set(chart.transitions.map(({ id, event }) => caseId(id, event)))
    expect(ids.size).toBe(chart.transitions.length)
  })

  it('tell their effort before they are run', () => {
    const effort = effortOf(plan)
    expect(effort).toMatchObject({ tests: cases.length, covered: 11, wanted: 11 })
    expect(effort.steps).toBe(cases.flatMap((one) => one.steps).length)
    expect(effort.minutes).toBeGreaterThan(0)
  })

  it('are affected by a change of the arrows they follow, and by no other', () => {
    const save = chart.transitions.filter(({ event }) => event === 'save.asked')
    expect(affectedBy(cases, save).length).toBeGreaterThan(0)
    expect(affectedBy(cases, [{ id: 'another machine' }])).toEqual([])
  })
})

describe('exports', () => {
  it('Gherkin has a scenario for each walk, with its id as a tag', () => {
    const text = gherkin('Document', 'Reads and saves.', cases)
    expect(text.match(/Scenario:/g)).toHaveLength(cases.length)
    expect(text).toContain('@document-1')
    expect(text).toContain('    When save asked')
    expect(text.match(/^ {4}Then /gm)?.length).toBe(cases.flatMap((one) => one.steps).length)
  })

  it('Markdown has a row for each step', () => {
    const rows = markdown('Document', 'Reads and saves.', cases).match(/^\| ☐ /gm)
    expect(rows).toHaveLength(cases.flatMap((one) => one.steps).length)
  })

  it('Mermaid has every state, and every arrow that leads somewhere', () => {
    const text = mermaid(chart)
    expect(text.startsWith('stateDiagram-v2\n')).toBe(true)
    for (const { id, parent } of chart.states) if (parent) expect(text).toContain(` as ${id.replaceAll('.', '_')}`)
    expect(text.match(/ --> .* : /g)).toHaveLength(11)
  })

  it('SCXML is well-formed, with every state, transition and invocation', () => {
    const { window } = new JSDOM(scxml(chart), { contentType: 'application/xml' })
    const has = (selector: string) => window.document.querySelectorAll(selector).length
    expect(has('parsererror')).toBe(0)
    expect(has('state, parallel, final')).toBe(chart.states.length)
    expect(has('transition')).toBe(chart.transitions.length)
    expect(has('invoke')).toBe(2)
  })
})

const machines = scenarios.map(({ machine }) => [machine.id, machine] as const)
const elementsOf = (one: Chart, selector: string) => [
  ...new JSDOM(scxml(one), { contentType: 'application/xml' }).window.document.querySelectorAll(selector),
]

describe('SCXML decides as the machine does', () => {
  it.each(machines)('%s: what is exact stands before what is not', (_, machine) => {
    for (const state of elementsOf(chartOf(machine), 'state, parallel, scxml')) {
      const heard = [...state.children].flatMap((child) => child.getAttribute('event') ?? [])
      const firstWildcard = heard.findIndex((event) => event.endsWith('*'))
      const afterIt = firstWildcard < 0 ? [] : heard.slice(firstWildcard)
      expect(afterIt.filter((event) => !event.endsWith('*'))).toEqual([])
      for (const [place, event] of heard.entries())
        expect(heard.slice(0, place).filter((earlier) => event.startsWith(`${earlier}.`))).toEqual([])
    }
  })

  it.each(machines)(
    '%s: each timer is set where it is entered, for as long as it waits, and ended where it is left',
    (_, machine) => {
      const one = chartOf(machine)
      const timers = one.transitions.filter(({ event }) => event.startsWith('xstate.after.'))
      const sent = elementsOf(one, 'onentry > send')
      expect(new Set(sent.map((send) => send.getAttribute('event'))).size).toBe(
        new Set(timers.map(({ event }) => event)).size,
      )
      for (const { source, event, delay } of timers) {
        const send = sent.find((element) => element.getAttribute('event') === event.slice('xstate.'.length))
        expect(send?.parentElement?.parentElement?.getAttribute('id')).toBe(source)
        expect(send?.getAttribute(delay === undefined ? 'delayexpr' : 'delay')).toBe(
          delay === undefined ? `${event.split('.')[2]}()` : `${delay}ms`,
        )
      }
      expect(elementsOf(one, 'onexit > cancel')).toHaveLength(sent.length)
    },
  )
})

describe('the XState config', () => {
  it.each(machines)('of %s makes a machine of the same chart', (_, machine) => {
    const { delays } = machine.implementations
    const copy = createMachine(JSON.parse(xstateConfig(chartOf(machine))), { delays })
    const inOrder = ({ transitions, ...chart }: Chart) => ({
      ...chart,
      transitions: transitions.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    })
    expect(inOrder(chartOf(copy))).toEqual(inOrder(chartOf(machine)))
  })
})
