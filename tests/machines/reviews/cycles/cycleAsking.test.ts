import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { CycleOthersAsked } from '../../../../src/domain/reviews/cycles/nouns.ts'
import {
  type CycleAskingActor,
  cycleAskingMachine,
} from '../../../../src/machines/reviews/cycles/cycleAsking.machine.ts'
import { cycleId } from '../../../fixtures/reviewCycles.ts'
import { held, refused, unreachable } from '../../ports.ts'

const id = cycleId('yearly')
const asked: CycleOthersAsked = { reviews: 2, people: 3, asked: 5, notAsked: [] }
const neighbours = ['reviewCycleAskingPreview', 'reviewCycleOutcome', 'reviews/cycles']

/** The dialog as it is open on a cycle, beside neighbours that only listen. */
const opened = () => {
  const askOthers = held<object, CycleOthersAsked>()
  const asking = cycleAskingMachine.provide({ actors: { askOthers: askOthers.logic } })
  const listening = setup({}).createMachine({ id: 'listening' })
  const heard: Array<string> = []
  const root = createActor(
    setup({ actors: { asking, listening } }).createMachine({
      id: 'root',
      invoke: [
        { src: 'asking', systemId: 'reviewCycleAsking' },
        ...neighbours.map((systemId) => ({ src: 'listening' as const, systemId })),
      ],
    }),
    {
      inspect: ({ type, actorRef, ...inspected }) => {
        if (type !== '@xstate.event' || !('event' in inspected)) return
        const { event } = inspected as unknown as { event: { type: string } }
        const to =
          event.type === 'xstate.init' ? undefined : neighbours.find((name) => actorRef === root.system.get(name))
        if (to !== undefined) heard.push(`${to}: ${event.type}`)
      },
    },
  )
  root.start()
  const actor = root.system.get('reviewCycleAsking') as CycleAskingActor
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.send({ type: 'asking.opened', id })
  return { actor, askOthers, heard, toasts }
}

describe('Asking others in all reviews of a cycle', () => {
  it('asks once, as it was previewed, and tells what came of it to the page and the list', async () => {
    const { actor, askOthers, heard, toasts } = opened()
    actor.send({ type: 'asking.changed', change: { peers: '2', proposals: false } })
    actor.send({ type: 'asking.pressed', digest: 'seen' })
    actor.send({ type: 'asking.pressed', digest: 'seen' })
    expect(askOthers.asked).toEqual([{ id, rules: { reports: true, peers: 2, proposals: false }, digest: 'seen' }])
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await askOthers.give(asked)
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { id: null } })
    expect(toasts).toHaveLength(1)
    expect(heard).toEqual(['reviewCycleOutcome: outcome.arrived', 'reviews/cycles: cycles.changed'])
  })

  it.each([
    ['it is refused because others would be asked by now', refused('asking_changed')],
    ['nothing arrives', unreachable],
  ])('keeps what was chosen where %s, says why, and reads the preview again', async (_when, failure) => {
    const { actor, askOthers, heard, toasts } = opened()
    actor.send({ type: 'asking.changed', change: { peers: '2' } })
    actor.send({ type: 'asking.pressed', digest: 'old' })
    await askOthers.refuse(failure)
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { id, draft: { peers: '2' } } })
    expect(actor.getSnapshot().context.refusal).toMatch(/^Failed to ask/)
    expect([heard, toasts]).toEqual([['reviewCycleAskingPreview: news.heard'], []])
    actor.send({ type: 'asking.changed', change: { peers: '1' } })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('asks nobody while nobody is chosen or the number is none', () => {
    const { actor, askOthers } = opened()
    actor.send({ type: 'asking.changed', change: { reports: false, proposals: false, peers: '0' } })
    actor.send({ type: 'asking.pressed', digest: 'seen' })
    actor.send({ type: 'asking.changed', change: { reports: true, peers: 'many' } })
    actor.send({ type: 'asking.pressed', digest: 'seen' })
    expect(askOthers.asked).toEqual([])
  })

  it('begins anew on another cycle', () => {
    const { actor } = opened()
    actor.send({ type: 'asking.changed', change: { peers: '2' } })
    actor.send({ type: 'asking.closed' })
    actor.send({ type: 'asking.opened', id: cycleId('other') })
    expect(actor.getSnapshot().context).toMatchObject({ id: cycleId('other'), draft: { peers: '3' }, refusal: null })
  })
})
