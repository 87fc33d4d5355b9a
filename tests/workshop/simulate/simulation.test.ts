import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { Scenario, Variant } from '../../../src/workshop/model/scenario.ts'
import { readRecording, writeRecording } from '../../../src/workshop/simulate/recording.ts'
import { recordingOf, replay } from '../../../src/workshop/simulate/replay.ts'
import { fireIn, historyOf, newSession, open, scrub, switchTo } from '../../../src/workshop/simulate/session.ts'
import {
  advance,
  begin,
  fire,
  goTo,
  momentOf,
  offersOf,
  type Simulation,
} from '../../../src/workshop/simulate/simulation.ts'
import { documentMachine } from '../model/toys.ts'

const admin: Variant = { label: 'an admin', role: 'admin', input: { isAdmin: true } }
const employee: Variant = { label: 'an employee', role: 'employee', input: { isAdmin: false } }
const scenario: Scenario = { machine: documentMachine, variants: [admin, employee] }

const having = (variant: Variant, ...types: ReadonlyArray<string>): Simulation =>
  types.reduce((simulation, type) => fire(simulation, { label: type, event: { type } }), begin(scenario, variant))

const loaded = 'xstate.done.actor.load'
const stands = (simulation: Simulation) => momentOf(simulation).snapshot.value
const offerOf = (simulation: Simulation, type: string) =>
  offersOf(simulation)
    .flatMap(({ offers }) => offers)
    .find(({ by }) => by.event.type === type)

describe('a machine is tried without a world around it', () => {
  it('what can come now is what people do, what a running call answers, and timers', () => {
    expect(offersOf(begin(scenario, admin)).map(({ kind, name, offers }) => [kind, name, offers.length])).toEqual([
      ['event', 'told', 1],
      ['call', 'load', 2],
    ])
  })

  it('a call answers what one chooses', () => {
    expect(stands(having(admin, loaded))).toMatchObject({ page: 'reading' })
    expect(stands(having(admin, 'xstate.error.actor.load'))).toMatchObject({ page: 'failed' })
  })

  it('an event that goes another way names the condition that said no', () => {
    expect(offerOf(having(employee, loaded), 'edit.asked')).toMatchObject({
      taken: ['document.page.reading · edit.asked → stays'],
      refusedBy: ['isAdmin'],
    })
    expect(offerOf(having(admin, loaded), 'edit.asked')).toMatchObject({ refusedBy: [] })
  })

  it('one steps back, and another event from there begins another future', () => {
    const simulation = having(admin, loaded, 'edit.asked', 'save.asked')
    const back = goTo(simulation, 2)
    expect(stands(back)).toMatchObject({ page: 'editing' })
    expect(back.moments).toHaveLength(4)
    const other = fire(back, { label: 'cancelled', event: { type: 'cancelled' } })
    expect(other.moments).toHaveLength(4)
    expect(stands(other)).toMatchObject({ page: 'reading' })
    expect(goTo(other, -3).at).toBe(0)
    expect(goTo(other, 99).at).toBe(3)
  })

  it('a machine that breaks on an event says so, and everything else can still come', () => {
    const machine = setup({
      guards: {
        isMine: () => {
          throw new Error('nobody is here')
        },
      },
    }).createMachine({ id: 'broken', on: { asked: { guard: 'isMine', reenter: true }, told: { reenter: true } } })
    const variant: Variant = { label: 'anybody' }
    const offers = offersOf(begin({ machine, variants: [variant] }, variant)).flatMap((group) => group.offers)
    expect(offers.map(({ by, broken }) => [by.label, broken === null])).toEqual([
      ['asked', false],
      ['told', true],
    ])
    expect(offers[0]?.broken).toContain('nobody is here')
  })
})

describe('time stands still until it is told to go on', () => {
  it('a timer runs from when its state is entered, and stops with it', () => {
    const shown = having(admin, 'told')
    expect(momentOf(shown).timers).toMatchObject([{ event: 'xstate.after.notice.document.notice.shown', due: 5_000 }])
    expect(momentOf(fire(shown, { label: 'dismissed', event: { type: 'dismissed' } })).timers).toEqual([])
  })

  it('it rings when its time has come, and the clock goes on to then', () => {
    const rung = advance(having(admin, 'told'))
    expect(stands(rung)).toMatchObject({ notice: 'hidden' })
    expect(momentOf(rung).now).toBe(5_000)
    expect(momentOf(rung).timers).toEqual([])
    expect(advance(rung)).toBe(rung)
  })

  it('other events take no time', () => {
    expect(momentOf(having(admin, 'told', loaded)).now).toBe(0)
  })
})

describe('a recording', () => {
  const simulation = having(admin, loaded, 'edit.asked', 'told', 'save.asked')
  const recording = recordingOf(simulation)

  it('is text, and becomes the same again', () => {
    const reading = readRecording(writeRecording(recording))
    expect(reading).toEqual({ isRead: true, recording })
  })

  it('goes up to where one stands', () => {
    expect(recordingOf(goTo(simulation, 2)).steps.map(({ event }) => event)).toEqual([loaded, 'edit.asked'])
  })

  it('played again leads to the same place', () => {
    const played = replay(scenario, admin, recording)
    expect(played).toMatchObject({ isPlayed: true, replay: { moments: [1, 2, 3, 4], remarks: [] } })
    if (played.isPlayed) expect(stands(played.replay.simulation)).toEqual(stands(simulation))
  })

  it('with somebody else says where it goes another way, and what then cannot come', () => {
    const played = replay(scenario, employee, recording)
    expect(played.isPlayed && played.replay.outcomes.map(({ kind }) => kind)).toEqual([
      'same',
      'elsewhere',
      'same',
      'impossible',
    ])
  })

  it('of another machine is not played', () => {
    expect(replay(scenario, admin, { ...recording, machine: 'confirm' })).toEqual({
      isPlayed: false,
      because: 'This is a recording of “confirm”, not of “document”.',
    })
  })

  it('of another version is played with a warning', () => {
    const played = replay(scenario, admin, { ...recording, chart: '00000000' })
    expect(played.isPlayed && played.replay.remarks).toEqual([expect.stringContaining('another version')])
  })

  it('with an unknown event names it, stays where it is, and goes on with the rest', () => {
    const [first, ...rest] = recording.steps
    const steps = [first, { event: 'moon.landed', label: null, taken: [] }, ...rest] as typeof recording.steps
    const played = replay(scenario, admin, { ...recording, steps })
    expect(played.isPlayed && played.replay.outcomes.map(({ kind }) => kind)).toEqual([
      'same',
      'unknown',
      'same',
      'same',
      'same',
    ])
    expect(played.isPlayed && played.replay.moments).toEqual([1, 1, 2, 3, 4])
  })

  it('from the middle begins there, by the shortest way', () => {
    const from = { notice: 'hidden', page: 'editing' }
    const played = replay(scenario, admin, { ...recording, from, steps: recording.steps.slice(2) })
    expect(played.isPlayed && played.replay.outcomes.map(({ kind }) => kind)).toEqual(['same', 'same'])
    const nowhere = replay(scenario, employee, { ...recording, from, steps: [] })
    expect(nowhere.isPlayed && nowhere.replay.remarks).toEqual([expect.stringContaining('from the start')])
  })

  it.each([
    ['', 'no recording here yet'],
    ['{', 'not JSON'],
    ['[]', 'no recording'],
    ['{"kind":"tenure.recording","version":2}', 'format 2'],
    ['{"kind":"tenure.recording","version":1,"machine":"a","chart":"b"}', 'no steps'],
    [
      '{"kind":"tenure.recording","version":1,"machine":"a","chart":"b","steps":[{"event":"x","label":null,"taken":[]},{}]}',
      'Step 2',
    ],
  ])('%s is refused in words', (text, words) => {
    const reading = readRecording(text)
    expect(reading.isRead ? '' : reading.because).toContain(words)
  })
})

describe('working with it', () => {
  const recording = recordingOf(having(admin, loaded, 'edit.asked', 'save.asked'))

  it('a recording opens in the situation it was made in, at its end, and is scrubbed through', () => {
    const opening = open(scenario, employee, recording)
    if (!opening.isPlayed) throw new Error(opening.because)
    expect(opening.session.simulation.variant).toBe(admin)
    expect(opening.session.position).toBe(3)
    const early = scrub(opening.session, 1)
    expect(stands(early.simulation)).toMatchObject({ page: 'reading' })
    expect(stands(scrub(early, 0).simulation)).toMatchObject({ page: 'loading' })
    expect(scrub(early, 99).position).toBe(3)
  })

  it('an event fired in the middle of a recording leaves it', () => {
    const opening = open(scenario, admin, recording)
    if (!opening.isPlayed) throw new Error(opening.because)
    const session = fireIn(scrub(opening.session, 1), { label: 'told', event: { type: 'told' } })
    expect(session.replayed).toBeNull()
    expect(historyOf(session).map(({ words }) => words)).toEqual(['load answers', 'told'])
  })

  it('another role takes the same steps, and each that differs says how', () => {
    const opening = open(scenario, admin, recording)
    if (!opening.isPlayed) throw new Error(opening.because)
    const session = switchTo(opening.session, employee)
    expect(historyOf(session).map(({ remark }) => remark)).toEqual([
      null,
      'it led elsewhere when it was recorded',
      'it cannot come here',
    ])
    expect(switchTo(newSession(scenario, admin), employee).simulation.variant).toBe(employee)
  })
})
