import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLittleWhenIdle, type Usage } from '../../../src/server/idleMemory.ts'

/** A process that works and grows as a test says; collecting leaves it `live`. */
const process = () => {
  const is = { cpuMs: 0, residentMiB: 180, live: 150, collected: 0 }
  return {
    is,
    used: (): Usage => ({ cpuMs: is.cpuMs, residentMiB: is.residentMiB }),
    collect: () => {
      is.collected += 1
      is.cpuMs += 60
      is.residentMiB = is.live
    },
  }
}

/** Time in looks of two seconds, with so much work in each. */
const pass = (is: { cpuMs: number }, looks: number, workMs: number): void => {
  for (let look = 0; look < looks; look += 1) {
    is.cpuMs += workMs
    vi.advanceTimersByTime(2_000)
  }
}

describe('memory is given back', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('within ten seconds after work, and not while anybody works', () => {
    const { is, used, collect } = process()
    const stop = keepLittleWhenIdle(collect, used)
    pass(is, 10, 900)
    expect(is.collected).toBe(0)
    pass(is, 5, 10)
    expect(is).toMatchObject({ collected: 1, residentMiB: 150 })
    stop()
  })

  test('once: what does not go away is needed, and little is left alone', () => {
    const { is, used, collect } = process()
    const stop = keepLittleWhenIdle(collect, used)
    is.live = 180
    pass(is, 30, 0)
    expect(is.collected).toBe(1)
    is.residentMiB = 200
    pass(is, 30, 0)
    expect(is.collected, 'twenty more are little').toBe(1)
    is.residentMiB = 260
    pass(is, 30, 0)
    expect(is.collected).toBe(2)
    stop()
    is.residentMiB = 400
    pass(is, 30, 0)
    expect(is.collected, 'stopped').toBe(2)
  })

  test('a short rest between two pieces of work is none', () => {
    const { is, used, collect } = process()
    const stop = keepLittleWhenIdle(collect, used)
    for (let round = 0; round < 10; round += 1) {
      pass(is, 1, 900)
      pass(is, 1, 0)
    }
    expect(is.collected).toBe(0)
    stop()
  })

  test('a Node that may not collect is left alone', () => {
    expect(() => keepLittleWhenIdle(undefined)()).not.toThrow()
  })
})
