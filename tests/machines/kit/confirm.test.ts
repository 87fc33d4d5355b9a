import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { confirmMachine, type Question } from '../../../src/machines/kit/confirm.machine.ts'
import { breaking, held, refused, settled } from '../ports.ts'

const aDialog = (question: Question = {}) => {
  const run = held<{ subject: unknown; notes: string }, string>()
  const actor = createActor(confirmMachine.provide({ actors: { run: run.logic } }), { input: question }).start()
  return { actor, run, at: () => actor.getSnapshot() }
}

describe('Confirmation dialog (§ 2.6)', () => {
  it("asks 'Confirm', 'Are you sure?' unless told otherwise", () => {
    expect(aDialog().at().context).toMatchObject({
      title: 'Confirm',
      text: 'Are you sure?',
      confirmLabel: 'Confirm',
      cancelLabel: 'Cancel',
      asksNotes: false,
    })
    expect(aDialog({ title: 'Remove', asksNotes: true }).at().context).toMatchObject({
      title: 'Remove',
      asksNotes: true,
    })
  })

  it('runs what it was given with its subject and the notes, and closes on success', async () => {
    const { actor, run, at } = aDialog({ subject: { id: 7 }, asksNotes: true })
    actor.send({ type: 'notes.changed', notes: 'because' })
    actor.send({ type: 'dialog.confirmed' })
    expect(at().hasTag('busy')).toBe(true)
    expect(run.asked).toEqual([{ subject: { id: 7 }, notes: 'because' }])
    await run.give('done')
    expect([at().status, at().output]).toEqual(['done', { confirmed: true, answer: 'done' }])
  })

  it('stays open on failure, says why, keeps the notes and can be tried again', async () => {
    const { actor, run, at } = aDialog()
    actor.send({ type: 'notes.changed', notes: 'because' })
    actor.send({ type: 'dialog.confirmed' })
    await run.refuse(refused('last_admin', 403))
    expect(at().matches('asking')).toBe(true)
    expect(at().context).toMatchObject({ refusal: 'refused: last_admin', notes: 'because' })
    actor.send({ type: 'dialog.confirmed' })
    expect(at().context.refusal).toBeNull()
    await run.give('done')
    expect(at().status).toBe('done')
  })

  it('ignores a second confirmation, and a cancellation, while it runs', async () => {
    const { actor, run, at } = aDialog()
    actor.send({ type: 'dialog.confirmed' })
    actor.send({ type: 'dialog.confirmed' })
    actor.send({ type: 'dialog.cancelled' })
    expect([run.asked.length, at().matches('running')]).toEqual([1, true])
  })

  it('is over without running anything when cancelled', () => {
    const { actor, run, at } = aDialog()
    actor.send({ type: 'dialog.cancelled' })
    expect([run.asked.length, at().output]).toEqual([0, { confirmed: false, answer: null }])
  })

  it('survives a bug in what it runs', async () => {
    const actor = createActor(confirmMachine.provide({ actors: { run: breaking() } }), { input: {} }).start()
    actor.send({ type: 'dialog.confirmed' })
    await settled()
    expect(actor.getSnapshot().context.refusal).toContain('Something went wrong')
  })
})
