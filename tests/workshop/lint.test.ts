import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { lintOf, ruleWording } from '../../src/workshop/model/lint.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { scenarios } from '../scenarios/all.ts'

const openOf = (machine: AnyStateMachine, over: Partial<Scenario> = {}) =>
  lintOf({ machine, variants: [{ label: 'as it comes' }], ...over }).open.map(({ rule, says }) => `${rule}: ${says}`)

const toy = setup({
  actors: { load: fromPromise(async () => 1) },
  guards: { isOpen: () => true, isLate: () => false },
  actions: {
    stumble: () => {},
  },
  delays: { soon: 1_000, alsoSoon: 1_000, later: 2_000 },
})

const on = (event: string, target: string) => ({ on: { [event]: target } })

describe('the lint of every machine', () => {
  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))(
    '%s has no finding without a reason, and no reason without a finding',
    (_, scenario) => {
      const { open, stale } = lintOf(scenario)
      expect(open).toEqual([])
      expect(stale).toEqual([])
    },
  )
})

describe('each rule catches what breaks it', () => {
  it('a sound machine breaks none', () => {
    const sound = toy.createMachine({ id: 'm', initial: 'a', states: { a: on('go', 'b'), b: on('back', 'a') } })
    expect(openOf(sound)).toEqual([])
  })

  it('a state that nothing leads to, and one behind a guard that always says no', () => {
    const machine = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: [{ guard: 'isLate', target: 'b' }, {}] } }, b: on('back', 'a'), c: on('back', 'a') },
    })
    expect(openOf(machine)).toEqual([
      'unreachable: m.c is never entered',
      'unreachable: m.b is never entered',
      'neverTaken: m.a · go [isLate] → m.b is never taken',
    ])
  })

  it('a transition that can never be taken, unless it is said why it is there', () => {
    const machine = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b', late: [{ guard: 'isLate', target: 'b' }, {}] } }, b: on('back', 'a') },
    })
    expect(openOf(machine)).toEqual(['neverTaken: m.a · late [isLate] → m.b is never taken'])
    expect(openOf(machine, { unreachable: { 'm.a · late [isLate] → m.b': 'For the day it is late.' } })).toEqual([])
  })

  it('a dead end, and a place with no way home though one can walk about in it', () => {
    const dead = toy.createMachine({ id: 'm', initial: 'a', states: { a: on('go', 'b'), b: {} } })
    expect(openOf(dead)).toEqual(['deadEnd: m.b is a dead end'])
    const lost = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: { a: on('go', 'b'), b: { initial: 'c', states: { c: on('on', 'd'), d: on('back', 'c') } } },
    })
    expect(openOf(lost)).toEqual(['noWayHome: m.b has no way home'])
    expect(openOf(lost, { home: ['m.b.d'] })).toEqual([])
  })

  it('an end of the machine is no dead end', () => {
    const machine = toy.createMachine({ id: 'm', initial: 'a', states: { a: on('go', 'b'), b: { type: 'final' } } })
    expect(openOf(machine)).toEqual([])
  })

  it('a call whose breaking nobody hears, and a nameless one', () => {
    const machine = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { id: 'load', src: 'load', onDone: 'b' }, on: { stop: 'b' } },
        b: { invoke: { id: 'inline', src: fromPromise(async () => 1) as never, onError: 'a' }, on: { back: 'a' } },
      },
    })
    expect(openOf(machine)).toEqual([
      'errorUnhandled: m.a does not handle the error of load',
      'nameless: m.b invokes a nameless actor',
    ])
  })

  it('a transition that stands behind one that always goes first', () => {
    const machine = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: [{ target: 'b' }, { guard: 'isOpen', target: 'a' }] } },
        b: { on: { back: [{ guard: 'isOpen', target: 'a' }, { guard: 'isOpen', target: 'b' }, {}] } },
      },
    })
    expect(openOf(machine).filter((one) => one.startsWith('shadowed'))).toEqual([
      'shadowed: m.a never comes to the 2nd transition of go',
      'shadowed: m.b never comes to the 2nd transition of back',
    ])
  })

  it('a region that starts the others again, by entering itself anew or by a target among them', () => {
    const machine = toy.createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        list: {
          initial: 'shown',
          on: { open: { target: '.loading', reenter: true }, again: '.loading' },
          states: { shown: on('fail', 'loading'), loading: on('come', 'shown') },
        },
        dialog: {
          initial: 'closed',
          states: {
            closed: on('ask', 'asking'),
            asking: {
              on: {
                answer: { target: ['#m.list.loading', 'closed'] },
                repeat: { target: 'asking', reenter: true },
              },
            },
          },
        },
      },
      on: { all: { target: '#m', reenter: true }, one: '.list.shown' },
    })
    expect(openOf(machine)).toEqual([
      'restarted: m · one → m.list.shown restarts every region of m',
      'restarted: m.list · open → m.list.loading restarts every region of m',
      'restarted: m.dialog.asking · answer → m.list.loading + m.dialog.closed restarts every region of m',
    ])
  })

  it('a child that is started again at once when it breaks, straight or by way of another state', () => {
    const keeping = (onError: object, states: object = {}): AnyStateMachine => {
      const a = { invoke: { id: 'load', src: 'load', onError }, on: { stop: 'b' } }
      const config = { id: 'm', initial: 'a', states: { a, b: on('back', 'a'), ...states } }
      return setup({ actors: { load: fromPromise(async () => 1) }, delays: { soon: 1_000 } }).createMachine(
        config as never,
      ) as never
    }
    const forever = ['restartedForever: m.a starts load again at once when it breaks']
    expect(openOf(keeping({ target: 'a', reenter: true }))).toEqual(forever)
    expect(openOf(keeping({ target: 'c' }, { c: { always: 'a' } }))).toEqual(forever)
    expect(openOf(keeping({ target: 'a' }))).toEqual([])
    expect(openOf(keeping({ target: 'c' }, { c: { after: { soon: 'a' } } }))).toEqual([])
    expect(openOf(keeping({ target: 'b' }))).toEqual([])
  })

  it('an event that is dropped without a word', () => {
    const machine = toy.createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { guard: 'isOpen', target: 'b' } } }, b: on('back', 'a') },
    })
    expect(openOf(machine)).toEqual(['eventDropped: m.a may drop go'])
  })

  it('timers that go off at the same time, by whatever name', () => {
    const waiting = (delay: 'soon' | 'alsoSoon' | 'later') => ({
      initial: 'on',
      states: { on: { after: { [delay]: { target: 'off', actions: 'stumble' as const } } }, off: on('again', 'on') },
    })
    const machine = toy.createMachine({
      id: 'm',
      type: 'parallel',
      states: { a: waiting('soon'), b: waiting('alsoSoon'), c: waiting('later') },
    })
    expect(openOf(machine)).toEqual(['equalTimers: m.a.on and m.b.on wait equally long (1000)'])
  })

  it('and none of two whose order nobody can see', () => {
    const waiting = { initial: 'on', states: { on: { after: { soon: 'off' } }, off: on('again', 'on') } } as const
    expect(openOf(toy.createMachine({ id: 'm', type: 'parallel', states: { a: waiting, b: waiting } }))).toEqual([])
  })

  it('a machine that breaks on an event, by the state it was in', () => {
    const machine = setup({
      actions: {
        stumble: () => {},
      },
      guards: {
        breaks: () => {
          throw new Error('no such record')
        },
      },
    }).createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: [{ guard: 'breaks', target: 'a' }, {}] } } } })
    expect(openOf(machine)).toHaveLength(1)
    expect(openOf(machine)[0]).toMatch(/^stumbles: m breaks in "a" on go: .*no such record/s)
  })

  it('and a reason for what is not found any more is told', () => {
    const machine = toy.createMachine({ id: 'm', initial: 'a', states: { a: on('go', 'b'), b: on('back', 'a') } })
    const { stale } = lintOf({ machine, variants: [{ label: 'any' }], explained: { 'm.b is a dead end': 'It was.' } })
    expect(stale).toEqual(['m.b is a dead end'])
  })

  it('and has words for a person', () => {
    expect(Object.values(ruleWording).every((words) => words.length > 10)).toBe(true)
  })
})
