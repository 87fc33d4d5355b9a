import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { KeptFeedback } from '../../../src/domain/home/inbox/nouns.ts'
import type { Feedback } from '../../../src/domain/home/nouns.ts'
import { wording } from '../../../src/domain/home/wording.ts'
import { type FeedbackActor, feedbackMachine, feedbackProblemIn } from '../../../src/machines/home/feedback.machine.ts'
import { navigationMachine } from '../../../src/machines/session/navigation.machine.ts'
import { feedbackAt, idAt } from '../../scenarios/feedbackInbox.scenario.ts'
import { held, refused, unreachable } from '../ports.ts'

const writing = () => {
  const send = held<{ feedback: Feedback }, KeptFeedback>()
  const root = createActor(
    setup({
      actors: {
        feedback: feedbackMachine.provide({ actors: { sendFeedback: send.logic } }),
        navigation: navigationMachine,
      },
    }).createMachine({
      id: 'root',
      invoke: [
        { id: 'navigation', systemId: 'navigation', src: 'navigation', input: { current: '/feedback' } },
        { id: 'feedback', src: 'feedback', input: { version: 'b1' } },
      ],
    }),
  ).start()
  const actor = root.getSnapshot().children.feedback as FeedbackActor
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.send({ type: 'page.opened', about: '/employees/' })
  const type = (message: string) => actor.send({ type: 'draft.changed', change: { message } })
  let asked = 0
  const ask = () => actor.send({ type: 'sending.asked', id: idAt(++asked) })
  const unsaved = () => root.getSnapshot().children.navigation?.getSnapshot().context.unsaved
  return { actor, send, toasts, type, ask, unsaved, at: () => actor.getSnapshot() }
}

describe('§ 7 POST feedback', () => {
  it('is sent with its kind, words, page and version, and the form is empty again', async () => {
    const { actor, send, toasts, type, ask, at } = writing()
    actor.send({ type: 'draft.changed', change: { kind: 'bug' } })
    type(' It broke\nhere ')
    ask()
    expect(at().hasTag('busy')).toBe(true)
    expect(send.asked).toEqual([
      {
        feedback: { id: idAt(1), kind: 'bug', message: 'It broke\nhere', page: '/employees/', version: 'b1' },
      },
    ])
    await send.give(feedbackAt(4))
    expect(at().value).toBe('sent')
    expect(at().context.draft.message).toBe('')
    expect(at().context.number).toBe(4)
    expect(toasts).toEqual([`success: ${wording.feedbackSent}`])
    actor.send({ type: 'another.asked' })
    expect(at().matches('writing')).toBe(true)
  })

  it('once, however often it is pressed', () => {
    const { send, type, ask } = writing()
    type('a')
    ask()
    ask()
    ask()
    expect(send.asked).toHaveLength(1)
  })

  it('not while nothing is written; what is wrong is said once it was tried', () => {
    const { send, ask, type, at } = writing()
    expect(feedbackProblemIn(at())).toBeNull()
    ask()
    expect([send.asked, feedbackProblemIn(at())]).toEqual([[], 'missing'])
    type('a')
    expect(feedbackProblemIn(at())).toBeNull()
  })

  it('a failure is said, and the text stays for another try', async () => {
    const { send, toasts, type, ask, at } = writing()
    type('It broke')
    ask()
    await send.refuse(unreachable)
    expect(at().matches({ writing: 'typed' })).toBe(true)
    expect(at().context).toMatchObject({
      draft: { message: 'It broke' },
      refusal: 'The server cannot be reached. Check your connection and try again.',
    })
    expect(toasts).toEqual([`error: ${wording.feedbackFailed}`])
    ask()
    expect(at().context.refusal).toBeNull()
    await send.refuse(refused('validation_failed', 400))
    expect(at().context.refusal).toBe('refused: validation_failed')
    ask()
    await send.give(feedbackAt(4))
    expect(at().value).toBe('sent')
  })
})

describe('An answer that was lost on its way', () => {
  it('the same text pressed again is the same feedback; other words are another', async () => {
    const { send, type, ask } = writing()
    const ids = () => send.asked.map(({ feedback: { id } }) => id)
    type('It broke')
    ask()
    await send.refuse(unreachable)
    ask()
    await send.refuse(unreachable)
    expect(ids()).toEqual([idAt(1), idAt(1)])
    type('It broke again')
    ask()
    await send.give(feedbackAt(1))
    expect(ids().at(-1)).toBe(idAt(3))
  })
})

describe('§ 2.3 Unsent text', () => {
  it('is unsaved as long as there is any', async () => {
    const { type, ask, send, unsaved } = writing()
    expect(unsaved()).toEqual([])
    type('a')
    expect(unsaved()).toEqual(['feedback'])
    type(' ')
    expect(unsaved()).toEqual([])
    type('a')
    ask()
    expect(unsaved()).toEqual([])
    await send.refuse(unreachable)
    expect(unsaved()).toEqual(['feedback'])
  })

  it('is given up on leaving all the same', () => {
    const { actor, type, unsaved, at } = writing()
    type('a')
    actor.send({ type: 'page.left' })
    expect([at().context.draft.message, unsaved()]).toEqual(['', []])
  })

  it('that failed after the page was left waits there, and asks nobody elsewhere', async () => {
    const { actor, type, ask, send, unsaved, at } = writing()
    type('a')
    ask()
    actor.send({ type: 'page.left' })
    await send.refuse(unreachable)
    expect([at().context.draft.message, unsaved()]).toEqual(['a', []])
    actor.send({ type: 'page.opened', about: null })
    expect(unsaved()).toEqual(['feedback'])
  })
})
