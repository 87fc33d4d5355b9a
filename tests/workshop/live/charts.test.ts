import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { catalogue } from '../../../src/machines/catalogue.ts'
import { attend } from '../../../src/machines/kit/watching/attendance.ts'
import type { FromApp } from '../../../src/machines/kit/watching/protocol.ts'
import { enteredIn, leavesIn } from '../../../src/workshop/live/activeStates.ts'
import { arrowsBy } from '../../../src/workshop/live/arrows.ts'
import { makeFollowing } from '../../../src/workshop/live/following.ts'
import { recordingOfActor } from '../../../src/workshop/live/recordingOfActor.ts'
import { nodesOf, transitionsOf } from '../../../src/workshop/model/transitions.ts'
import { replay } from '../../../src/workshop/simulate/replay.ts'
import { documentMachine } from '../model/toys.ts'

describe('what an app tells is found again in the charts', () => {
  it.each(catalogue.map(({ id, machine }) => [id, machine] as const))(
    'every arrow of %s by its place',
    (_, machine) => {
      const arrow = arrowsBy(machine)
      for (const one of transitionsOf(machine)) expect(arrow(one)?.id).toBe(one.id)
    },
  )

  it.each(catalogue.map(({ id, machine }) => [id, machine] as const))(
    'every state of %s by its place',
    (_, machine) => {
      for (const { id, path } of nodesOf(machine)) expect(id).toBe([machine.id, ...path].join('.'))
    },
  )

  it('an arrow of another version is not taken for one of ours', () => {
    const arrow = arrowsBy(documentMachine)
    const ours = { source: 'document.page.reading', event: 'edit.asked', order: 0, guard: 'isAdmin' }
    expect(arrow(ours)?.targets).toEqual(['document.page.editing'])
    expect(arrow({ ...ours, guard: 'isOwner' })).toBeUndefined()
    expect(arrow({ ...ours, order: 7 })).toBeUndefined()
  })

  it('the states that are lit are the innermost ones, and the one just entered is brought into sight', () => {
    const before = { page: 'editing', notice: 'hidden' }
    const after = { page: 'editing', notice: 'shown' }
    expect(leavesIn('document', after)).toEqual(['document.page.editing', 'document.notice.shown'])
    expect(leavesIn('app', { session: { working: 'main' } })).toEqual(['app.session.working.main'])
    expect(enteredIn('document', before, after)).toBe('document.notice.shown')
    expect(enteredIn('document', after, after)).toBe('document.page.editing')
    expect(enteredIn('document', null, null)).toBeNull()
  })
})

describe('what was watched can be played again', () => {
  it('from the middle, where the window was opened', async () => {
    const actor = createActor(documentMachine, { input: { isAdmin: true } }).start()
    await new Promise((done) => setTimeout(done))
    const following = makeFollowing((run) => run())
    const hear = (message: FromApp) => following.hear(structuredClone(message))
    const { hear: receive } = attend({ root: actor, tab: 'a', now: () => 0, post: hear })
    receive({ type: 'workshop.hello', window: 'w' })
    for (const type of ['edit.asked', 'told', 'save.asked']) actor.send({ type })
    await new Promise((done) => setTimeout(done))

    const recording = recordingOfActor(documentMachine, following.current().log, { tab: 'a', key: actor.sessionId })
    expect(recording?.from).toEqual({ page: 'reading', notice: 'hidden' })
    expect(recording?.steps.map(({ event }) => event)).toEqual([
      'edit.asked',
      'told',
      'save.asked',
      'xstate.done.actor.save',
    ])
    const scenario = { machine: documentMachine, variants: [{ label: 'an admin', input: { isAdmin: true } }] }
    const played = recording && replay(scenario, scenario.variants[0] as never, recording)
    expect(played).toMatchObject({
      isPlayed: true,
      replay: { remarks: [], outcomes: Array.from({ length: 4 }, () => ({ kind: 'same' })) },
    })
  })

  it('and nothing is made of nothing', () => {
    expect(recordingOfActor(documentMachine, [], { tab: 'a', key: 'x:1' })).toBeUndefined()
  })
})
