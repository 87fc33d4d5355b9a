import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { readAdded } from '../../../src/workshop/heat/addedFile.ts'
import { countsInWords, heatInWords, reachInWords } from '../../../src/workshop/heat/heatInWords.ts'
import {
  type Coverage,
  coverageOfRun,
  coverageSources,
  heatOf,
  merged,
  readCoverage,
} from '../../../src/workshop/model/heat.ts'

const arrows = ['a', 'b', 'c'].map((id) => ({ id }))
const run = (source: Coverage['source'], ids: string, now = '2026-11-20T09:00:00Z', failed = ''): Coverage =>
  coverageOfRun(
    source,
    'm',
    [...ids].map((id) => ({ id, failed: failed.includes(id) })),
    now,
  )

describe('a heat map', () => {
  const runs = [run('units', 'aabbbb'), run('browser', 'a'), run('units', 'a')]

  it('counts one source at a time, and never adds a walk of a unit test to what was seen in a browser', () => {
    const units = heatOf('m', arrows, runs, 'units')
    expect(units.transitions.get('a')).toMatchObject({ count: 3, bySource: { units: 3, browser: 1 } })
    const browser = heatOf('m', arrows, runs, 'browser')
    expect(browser.transitions.get('a')).toMatchObject({ count: 1, bySource: { units: 3, browser: 1 } })
    expect(browser.transitions.get('b')).toMatchObject({
      count: 0,
      level: 'never',
      lastSeen: '',
      bySource: { units: 4 },
    })
  })

  it('remembers when an arrow was last followed, whatever the order of the files', () => {
    const early = run('units', 'a', '2026-11-19T09:00:00Z')
    const late = run('units', 'a', '2026-11-21T09:00:00Z')
    for (const runs of [
      [early, late],
      [late, early],
    ])
      expect(heatOf('m', arrows, runs, 'units').transitions.get('a')?.lastSeen).toBe('2026-11-21T09:00:00Z')
  })

  it('has every arrow of the chart, those that nobody has followed too', () => {
    const { transitions } = heatOf('m', arrows, [run('units', 'a')], 'units')
    expect([...transitions.keys()]).toEqual(['a', 'b', 'c'])
    expect(transitions.get('c')).toMatchObject({ count: 0, level: 'never', width: 1 })
  })

  it('draws what is followed more often thicker, and what failed as failed, however often', () => {
    const { transitions } = heatOf(
      'm',
      arrows,
      [run('units', 'a'.repeat(100)), run('units', 'bc', undefined, 'c')],
      'units',
    )
    const width = (id: string) => transitions.get(id)?.width ?? 0
    expect(width('a')).toBe(7)
    expect(width('b')).toBeGreaterThan(1)
    expect(width('b')).toBeLessThan(width('a'))
    expect(transitions.get('a')?.level).toBe('most')
    expect(transitions.get('b')?.level).toBe('seldom')
    expect(transitions.get('c')?.level).toBe('failed')
  })

  it('leaves other machines out, and names arrows of another version of the chart', () => {
    const other = coverageOfRun('units', 'n', [{ id: 'a' }], '2026-11-20T09:00:00Z')
    const map = heatOf('m', arrows, [other, run('units', 'z')], 'units')
    expect(map.transitions.get('a')?.count).toBe(0)
    expect(map.unknown).toEqual(['z'])
  })
})

describe('runs that are merged', () => {
  it('are one for each machine and source, and say the same as before', () => {
    const runs = [run('units', 'ab'), run('browser', 'a'), run('units', 'bz', '2026-11-21T09:00:00Z', 'b')]
    const together = merged(runs)
    expect(together.map(({ source }) => source)).toEqual(['units', 'browser'])
    expect(together[0]?.transitions.b).toEqual({ count: 2, lastSeen: '2026-11-21T09:00:00Z', failed: 1 })
    for (const from of coverageSources)
      expect(heatOf('m', arrows, together, from)).toEqual(heatOf('m', arrows, runs, from))
    expect(merged(together)).toEqual(together)
  })
})

describe('what is added to a map', () => {
  const recording = { kind: 'tenure.recording', version: 1, machine: 'm', chart: '', from: null, variant: null }
  const steps = [
    { event: 'x', label: null, taken: ['a', 'b'] },
    { event: 'y', label: null, taken: ['a', 'z'] },
  ]
  const read = (text: unknown) => readAdded(JSON.stringify(text), '2026-11-20T09:00:00Z')

  it('is coverage as it was saved, or a recorded session, in which unknown arrows count for nothing', () => {
    expect(read([run('units', 'a')])).toEqual(Result.succeed([run('units', 'a')]))
    const added = read({ ...recording, steps })
    expect(added).toEqual(Result.succeed([run('sessions', 'abaz')]))
    const map = heatOf('m', arrows, Result.isSuccess(added) ? added.success : [], 'sessions')
    expect([...map.transitions.values()].map(({ count }) => count)).toEqual([2, 1, 0])
    expect(map.unknown).toEqual(['z'])
  })
  it.each([
    ['a recording of another format', { ...recording, version: 2, steps }, /format 2/],
    ['a recording without steps', recording, /no steps/],
    ['anything else', { kind: 'shopping list' }, /no coverage/],
  ])('but not %s', (_, text, says) => {
    const added = read(text)
    expect(Result.isFailure(added) && added.failure).toMatch(says)
  })
})

describe('heat in words', () => {
  const map = heatOf('m', arrows, [run('units', 'aab'), run('browser', 'a', '2026-11-21T09:00:00Z', 'a')], 'browser')
  it('says what each source has taken, and what the one looked at has not', () => {
    expect(heatInWords(map)).toBe('Browser tours took 1 of 3 transitions, 2 never.')
    expect(coverageSources.map((source) => reachInWords(map, source))).toEqual([
      'unit walks: 2 of 3 transitions, 3 times in all',
      'browser tours: 1 of 3 transitions, once in all',
      'recorded sessions: 0 of 3 transitions, 0 times in all',
    ])
    expect([...map.transitions.values()].map(countsInWords)).toEqual([
      'unit walks 2 · browser tours 1 · recorded sessions 0 · wrong 1× · last on 2026-11-21',
      'unit walks 1 · browser tours 0 · recorded sessions 0',
      'never taken',
    ])
  })
  it('says so when a source has taken all', () => {
    expect(heatInWords(heatOf('m', arrows, [run('units', 'abc')], 'units'))).toBe('Unit walks took all 3 transitions.')
  })
})

describe('a file of coverage', () => {
  it('is read as one run or as many', () => {
    const one = run('sessions', 'ab')
    expect(readCoverage(JSON.stringify(one))).toEqual(Result.succeed([one]))
    expect(readCoverage(JSON.stringify([one, one]))).toEqual(Result.succeed([one, one]))
  })

  it.each([
    ['nonsense', '{', /not JSON/],
    ['nothing', 'null', /Entry 1 .*no coverage/],
    ['another version', '{"version":2}', /another version/],
    ['a number', '[7]', /no coverage/],
    ['no arrows', '{"version":1,"source":"units","machine":"m"}', /no coverage/],
    ['half an arrow', '{"version":1,"source":"units","machine":"m","transitions":{"a":{"count":1}}}', /no coverage/],
    ['an unknown source', '{"version":1,"source":"dreams","machine":"m","transitions":{}}', /no coverage/],
  ])('with %s in it is refused in a sentence', (_, text, says) => {
    const read = readCoverage(text)
    expect(Result.isFailure(read) && read.failure).toMatch(says)
  })
})
