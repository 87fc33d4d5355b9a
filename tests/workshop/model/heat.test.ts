import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { readAdded } from '../../../src/workshop/heat/addedFile.ts'
import { countsInWords, heatInWords, totalsOf } from '../../../src/workshop/heat/heatInWords.ts'
import { type Coverage, coverageOfRun, heatOf, merged, readCoverage } from '../../../src/workshop/model/heat.ts'

const arrows = ['a', 'b', 'c'].map((id) => ({ id }))
const run = (source: Coverage['source'], ids: string, now = '2026-11-20T09:00:00Z', failed = ''): Coverage =>
  coverageOfRun(
    source,
    'm',
    [...ids].map((id) => ({ id, failed: failed.includes(id) })),
    now,
  )

describe('a heat map', () => {
  it('adds up what units, browser and sessions have seen, and keeps them apart as well', () => {
    const { transitions } = heatOf('m', arrows, [run('units', 'aab'), run('browser', 'a'), run('units', 'a')])
    expect(transitions.get('a')).toMatchObject({ count: 4, bySource: { units: 3, browser: 1 } })
    expect(transitions.get('b')).toMatchObject({ count: 1, bySource: { units: 1 } })
  })

  it('remembers when an arrow was last followed, whatever the order of the files', () => {
    const early = run('units', 'a', '2026-11-19T09:00:00Z')
    const late = run('browser', 'a', '2026-11-21T09:00:00Z')
    for (const runs of [
      [early, late],
      [late, early],
    ])
      expect(heatOf('m', arrows, runs).transitions.get('a')?.lastSeen).toBe('2026-11-21T09:00:00Z')
  })

  it('has every arrow of the chart, those that nobody has followed too', () => {
    const { transitions } = heatOf('m', arrows, [run('units', 'a')])
    expect([...transitions.keys()]).toEqual(['a', 'b', 'c'])
    expect(transitions.get('c')).toMatchObject({ count: 0, level: 'never', width: 1 })
  })

  it('draws what is followed more often thicker, and what failed as failed, however often', () => {
    const { transitions } = heatOf('m', arrows, [run('units', 'a'.repeat(100)), run('units', 'bc', undefined, 'c')])
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
    const map = heatOf('m', arrows, [other, run('units', 'z')])
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
    expect(heatOf('m', arrows, together)).toEqual(heatOf('m', arrows, runs))
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
    const map = heatOf('m', arrows, Result.isSuccess(added) ? added.success : [])
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
  const map = heatOf('m', arrows, [run('units', 'aab'), run('browser', 'a', '2026-11-21T09:00:00Z', 'a')])
  it('says how often each source has taken an arrow, and what nobody has', () => {
    expect(heatInWords(map)).toBe('2 of 3 transitions were taken, 1 never.')
    expect([...map.transitions.values()].map(countsInWords)).toEqual([
      'unit walks 2 · browser tours 1 · recorded sessions 0 · wrong 1× · last on 2026-11-21',
      'unit walks 1 · browser tours 0 · recorded sessions 0 · last on 2026-11-20',
      'never taken',
    ])
    expect(totalsOf(map).map(({ count }) => count)).toEqual([3, 1, 0])
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
