import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { toastsMachine } from '../../../src/machines/kit/toasts.machine.ts'
import { aClock } from '../ports.ts'

const someToasts = () => {
  const clock = aClock()
  const actor = createActor(toastsMachine, { clock }).start()
  const say = (text: string, kind: 'success' | 'error' | 'info' = 'success') =>
    actor.send({ type: 'toast.announced', kind, text })
  const texts = () => actor.getSnapshot().context.toasts.map(({ text }) => text)
  return { clock, actor, say, texts }
}

describe('Success toast 5 s, error toast 10 s (§ 9)', () => {
  it.each([
    ['success', 5_000],
    ['info', 5_000],
    ['error', 10_000],
  ] as const)('%s', (kind, lifetime) => {
    const { clock, actor, say, texts } = someToasts()
    say('Saved', kind)
    clock.increment(lifetime - 1)
    expect(texts()).toEqual(['Saved'])
    clock.increment(1)
    expect(texts()).toEqual([])
    expect(actor.getSnapshot().value).toBe('quiet')
  })

  it('goes for each on its own', () => {
    const { clock, say, texts } = someToasts()
    say('Broken', 'error')
    clock.increment(4_000)
    say('Saved')
    clock.increment(5_000)
    expect(texts()).toEqual(['Broken'])
    clock.increment(1_000)
    expect(texts()).toEqual([])
  })
})

describe('Pause on hover and focus', () => {
  it('keeps them while somebody looks, and begins their time anew after that', () => {
    const { clock, actor, say, texts } = someToasts()
    say('Saved')
    clock.increment(4_999)
    actor.send({ type: 'toasts.attended' })
    clock.increment(60_000)
    say('And this')
    clock.increment(60_000)
    expect(texts()).toEqual(['Saved', 'And this'])
    actor.send({ type: 'toasts.left' })
    clock.increment(4_999)
    expect(texts()).toEqual(['Saved', 'And this'])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  it('does not stay paused for ever when the last one is dismissed under the pointer', () => {
    const { clock, actor, say, texts } = someToasts()
    say('Saved')
    actor.send({ type: 'toasts.attended' })
    actor.send({ type: 'toast.dismissed', id: 'toast-1' })
    say('Next')
    clock.increment(5_000)
    expect(texts()).toEqual([])
  })
})

describe('What is said', () => {
  it('twice, stands once with its count and its time anew', () => {
    const { clock, actor, say } = someToasts()
    say('Saved')
    clock.increment(3_000)
    say('Saved')
    clock.increment(3_000)
    expect(actor.getSnapshot().context.toasts).toEqual([{ id: 'toast-1', kind: 'success', text: 'Saved', times: 2 }])
  })

  it('with another kind stands beside it', () => {
    const { say, texts } = someToasts()
    say('Saved')
    say('Saved', 'error')
    expect(texts()).toEqual(['Saved', 'Saved'])
  })

  it('often, stands five at a time, the newest', () => {
    const { say, texts } = someToasts()
    for (const text of '123456') say(text)
    expect(texts()).toEqual(['2', '3', '4', '5', '6'])
  })

  it('and dismissed, is gone at once, and does not come to haunt one that is said again', () => {
    const { clock, actor, say, texts } = someToasts()
    say('Saved')
    say('Other')
    actor.send({ type: 'toast.dismissed', id: 'toast-1' })
    clock.increment(2_000)
    say('Saved')
    clock.increment(3_000)
    expect(texts()).toEqual(['Saved'])
  })
})
