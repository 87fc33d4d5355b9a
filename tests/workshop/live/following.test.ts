import { describe, expect, it } from 'vitest'
import type { ActorRecord, FromApp, StepRecord } from '../../../src/machines/kit/watching/protocol.ts'
import { logLength, makeFollowing } from '../../../src/workshop/live/following.ts'
import { heard } from '../../../src/workshop/live/heard.ts'
import { asText, filtered } from '../../../src/workshop/live/logFilter.ts'
import { ringOf } from '../../../src/workshop/live/ring.ts'

const actor: ActorRecord = { key: 'x:1', parent: null, name: 'app', machine: 'app', value: 'resting', status: 'active' }

const aStep = (change: Partial<StepRecord> = {}): StepRecord => ({
  at: 0,
  actor: 'x:1',
  name: 'app',
  machine: 'app',
  event: { type: 'save.asked', details: {} },
  continues: false,
  followed: [],
  value: 'saving',
  status: 'active',
  ...change,
})

const listed = (tab = 'a', actors: ReadonlyArray<ActorRecord> = [actor]): FromApp => ({
  protocol: 1,
  tab,
  type: 'actors.listed',
  actors,
})
const made = (step: StepRecord = aStep(), tab = 'a'): FromApp => ({ protocol: 1, tab, type: 'step.made', step })

/** What waits for the next frame runs when it is told to. */
const aFollowing = () => {
  const frames: Array<() => void> = []
  const following = makeFollowing((run) => frames.push(run))
  let details = 0
  following.subscribe(() => {
    details += 1
  })
  return { ...following, frames, frame: () => frames.splice(0).map((run) => run()), details: () => details }
}

describe('the ring', () => {
  it('keeps the last ones, in their order', () => {
    const ring = ringOf<number>(3)
    ring.push([1, 2])
    ring.push([3, 4])
    expect(ring.items()).toEqual([2, 3, 4])
    ring.push([5, 6, 7, 8])
    expect(ring.items()).toEqual([6, 7, 8])
  })
  it('is the same as long as nothing comes', () => {
    const ring = ringOf<number>(3)
    ring.push([1])
    const before = ring.items()
    ring.push([])
    expect(ring.items()).toBe(before)
  })
})

describe('what is heard of the apps', () => {
  it('is drawn once a frame, however much comes', () => {
    const following = aFollowing()
    following.hear(listed())
    for (let index = 0; index < 1_000; index += 1) following.hear(made())
    expect(following.frames).toHaveLength(1)
    following.frame()
    expect(following.details()).toBe(1)
    expect(following.current().log).toHaveLength(1_000)
  })

  it('the log holds 2,000 steps and counts all', () => {
    const following = aFollowing()
    for (let index = 0; index < logLength + 5; index += 1) following.hear(made(aStep({ at: index })))
    following.frame()
    const { log, count } = following.current()
    expect([log.length, log[0]?.at, count]).toEqual([2_000, 5, 2_005])
  })

  it('a step moves its actor, and remembers where that was', () => {
    const following = aFollowing()
    following.hear(listed())
    following.hear(made())
    following.hear(made(aStep({ value: 'resting' })))
    following.frame()
    const { tabs, log } = following.current()
    expect(tabs[0]?.actors[0]?.value).toBe('resting')
    expect(log.map(({ before }) => before)).toEqual(['resting', 'saving'])
  })

  it('tabs are apart, and one that goes takes its actors along', () => {
    const following = aFollowing()
    following.hear(listed('a'))
    following.hear(listed('b'))
    following.hear(made(aStep(), 'b'))
    following.frame()
    expect(following.current().tabs.map(({ title, actors }) => [title, actors[0]?.value])).toEqual([
      ['App 1', 'resting'],
      ['App 2', 'saving'],
    ])
    following.hear({ protocol: 1, tab: 'a', type: 'app.left' })
    following.frame()
    expect(following.current().tabs.map(({ title }) => title)).toEqual(['App 2'])
    expect(following.current().log).toHaveLength(1)
    following.hear(listed('c'))
    following.hear(listed('d'))
    following.frame()
    expect(following.current().tabs.map(({ title }) => title)).toEqual(['App 2', 'App 1', 'App 3'])
  })

  it('10,000 events take less than a frame for each hundred', () => {
    const following = aFollowing()
    following.hear(listed())
    const start = performance.now()
    for (let batch = 0; batch < 100; batch += 1) {
      for (let index = 0; index < 100; index += 1) following.hear(made())
      following.frame()
    }
    expect((performance.now() - start) / 100).toBeLessThan(16)
  })
})

describe('on the channel anything may speak', () => {
  it.each([
    null,
    'hello',
    {},
    { protocol: 1, tab: 'a' },
    { protocol: 1, tab: 'a', type: 'actors.listed' },
    { protocol: 1, tab: 'a', type: 'actors.listed', actors: [{}] },
    { protocol: 1, tab: 'a', type: 'step.made', step: { actor: 'x' } },
    { type: 'workshop.hello', window: 'w' },
  ])('%j is not for us', (data) => {
    expect(heard(data)).toBeUndefined()
  })
  it('an app of another version is named', () => {
    expect(heard({ protocol: 2, tab: 'a', type: 'anything' })).toEqual({ type: 'foreign', tab: 'a' })
  })
  it('and what we know passes', () => {
    expect(heard(made())).toEqual(made())
  })
})

describe('the log', () => {
  const log = [
    { ...aStep(), number: 1, tab: 'a', before: null },
    {
      ...aStep({ machine: 'session', name: 'signIn', event: { type: 'retry.asked', details: {} } }),
      number: 2,
      tab: 'a',
      before: null,
    },
    {
      ...aStep({ event: { type: 'upload.progressed', details: { fraction: 0.5 } } }),
      number: 3,
      tab: 'a',
      before: null,
    },
  ]
  it.each([
    ['', null, [3, 2, 1]],
    ['retry', null, [2]],
    ['SIGNIN', null, [2]],
    ['fraction', null, [3]],
    ['saving', null, [3, 2, 1]],
    ['', 'session', [2]],
    ['nothing like it', null, []],
  ])('filtered by "%s" in %s', (text, machine, numbers) => {
    expect(filtered(log, { text, machine }).map(({ number }) => number)).toEqual(numbers)
  })
  it('is copied as a line for each step, its parts apart by tabs', () => {
    const lines = asText(log).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]?.split('\t').slice(1)).toEqual([
      'app',
      'app',
      'upload.progressed',
      'fraction 0.5',
      'nothing answers',
      'saving',
    ])
  })
})
