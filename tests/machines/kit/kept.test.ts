import { describe, expect, it } from 'vitest'
import { createActor, enqueueActions, fromCallback, SimulatedClock, setup } from 'xstate'
import { announce, type Toast } from '../../../src/machines/kit/announce.ts'
import { broken, kept, RESTART_MS } from '../../../src/machines/kit/kept.ts'

/** A machine that keeps two children, the first of which breaks as often as it is started so many times. */
const keeping = (breaks: number) => {
  const starts = { shaky: 0, sound: 0 }
  const clock = new SimulatedClock()
  const toasts: string[] = []
  const actor = createActor(
    setup({
      types: {} as { emitted: Toast },
      actors: {
        shaky: fromCallback(() => {
          starts.shaky += 1
          if (starts.shaky <= breaks) throw new Error('It cannot start.')
        }),
        sound: fromCallback(() => {
          starts.sound += 1
        }),
      },
      actions: { announce: enqueueActions(announce) },
    }).createMachine({
      id: 'area',
      type: 'parallel',
      states: { first: kept({ id: 'shaky', src: 'shaky' }), second: kept({ id: 'sound', src: 'sound' }) },
    }),
    { clock },
  )
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  return { actor, clock, starts, toasts }
}

describe('a child that breaks', () => {
  it('is started again after a pause, which the person is told, and leaves the others alone', () => {
    const { actor, clock, starts, toasts } = keeping(1)
    expect(starts).toEqual({ shaky: 1, sound: 1 })
    expect(toasts).toEqual([broken.text])
    clock.increment(RESTART_MS - 1)
    expect(starts.shaky).toBe(1)
    clock.increment(1)
    expect(starts).toEqual({ shaky: 2, sound: 1 })
    expect(actor.getSnapshot().value).toEqual({ first: 'running', second: 'running' })
  })

  it('each time it is started is started once in every pause, not without end', () => {
    const { actor, clock, starts } = keeping(Number.POSITIVE_INFINITY)
    for (let passed = 0; passed < 10 * RESTART_MS; passed += 1_000) clock.increment(1_000)
    expect(starts).toEqual({ shaky: 11, sound: 1 })
    expect(actor.getSnapshot().value).toEqual({ first: 'pausing', second: 'running' })
  })
})
