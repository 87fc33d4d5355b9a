import { afterEach, describe, expect, it, vi } from 'vitest'
import { startWorkLoop, waitMs } from '../../src/server/workLoop.ts'

afterEach(() => vi.useRealTimers())

describe('rounds', () => {
  const going = (pile: string[], perform: (one: string) => Promise<void>, failures: unknown[] = []) => {
    vi.useFakeTimers()
    return startWorkLoop({
      lookMs: 100,
      atOnce: 2,
      take: async (most) => pile.splice(0, most),
      perform,
      unreachable: (cause) => failures.push(cause),
    })
  }

  it('begin at the first look, go on while there is more, and look again after a while', async () => {
    const pile = ['a', 'b', 'c', 'd', 'e']
    const done: string[] = []
    const { stop } = going(pile, async (one) => void done.push(one))
    await vi.advanceTimersByTimeAsync(99)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e'])
    pile.push('f')
    await vi.advanceTimersByTimeAsync(99)
    expect(done).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toContain('f')
    await stop()
  })

  it('go on after one that failed, and it is said', async () => {
    const pile = ['a']
    const failures: unknown[] = []
    const done: string[] = []
    const { stop } = going(
      pile,
      async (one) => {
        if (one === 'a') throw new Error('not now')
        done.push(one)
      },
      failures,
    )
    await vi.advanceTimersByTimeAsync(100)
    expect(failures).toHaveLength(1)
    pile.push('b')
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toEqual(['b'])
    await stop()
  })

  it('stop when what is under way is done, and take no more', async () => {
    const pile = ['a', 'b', 'c']
    const done: string[] = []
    const { stop } = going(pile, (one) =>
      new Promise<void>((resolve) => setTimeout(resolve, 50)).then(() => void done.push(one)),
    )
    await vi.advanceTimersByTimeAsync(110)
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(done).toEqual(['a', 'b'])
    expect(pile).toEqual(['c'])
  })

  it.each<[number, number]>([
    [1, 5_000],
    [2, 20_000],
    [3, 80_000],
    [6, 3_600_000],
    [999, 3_600_000],
  ])('let what failed rest after attempt %i for %i ms', (attempts, ms) => {
    expect(waitMs(attempts, { retryMs: 5_000 })).toBe(ms)
  })
})
