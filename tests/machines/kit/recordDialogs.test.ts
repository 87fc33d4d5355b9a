import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PortInput } from '../../../src/machines/kit/port.ts'
import { type RunDialog, recordDialogsMachine } from '../../../src/machines/kit/recordDialogs.machine.ts'
import { breaking, held, refused, settled } from '../ports.ts'

type Order = PortInput<RunDialog<{ id: string }, string, unknown, unknown>>

const licence = { id: 'licence', name: 'Forklift licence' }

const someDialogs = () => {
  const run = held<Order, string>()
  const actor = createActor(recordDialogsMachine.provide({ actors: { run: run.logic } })).start()
  const emitted: Array<unknown> = []
  actor.on('*', (event) => emitted.push(event))
  return { actor, run, emitted, at: () => actor.getSnapshot() }
}

describe('Certification dialogs (§ 2.6)', () => {
  it.each(['version', 'reminder', 'delete'])('selecting opens the %s dialog', (dialog) => {
    const { actor, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog })
    expect(at().value).toEqual({ [dialog]: 'asking' })
    expect(at().context).toMatchObject({ record: licence, dialog })
  })
  it('confirm closes on success, and tells who asked', async () => {
    const { actor, run, emitted, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog: 'delete' })
    actor.send({ type: 'dialog.confirmed', form: { notes: 'expired' } })
    expect([at().hasTag('busy'), run.asked]).toMatchObject([
      true,
      [{ record: licence, dialog: 'delete', form: { notes: 'expired' } }],
    ])
    await run.give('gone')
    expect([at().value, at().context.record, at().context.dialog]).toEqual(['browsing', null, null])
    expect(emitted).toEqual([{ type: 'dialog.succeeded', record: licence, dialog: 'delete', answer: 'gone' }])
  })
  it('confirm does not close on failure: it says why and can be tried again', async () => {
    const { actor, run, emitted, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog: 'reminder' })
    actor.send({ type: 'dialog.confirmed' })
    await run.refuse(refused('in_use'))
    expect([at().value, at().context.record, at().context.refusal]).toEqual([
      { reminder: 'asking' },
      licence,
      'refused: in_use',
    ])
    actor.send({ type: 'dialog.confirmed' })
    expect(at().context.refusal).toBeNull()
    await run.give('sent')
    expect([at().value, emitted.length]).toEqual(['browsing', 1])
  })
  it('cancel clears the selection', () => {
    const { actor, run, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog: 'version' })
    actor.send({ type: 'dialog.cancelled' })
    expect([at().value, at().context.record, run.asked]).toEqual(['browsing', null, []])
  })
  it('neither a second confirmation nor cancel nor another selection counts while the answer is awaited', async () => {
    const { actor, run, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog: 'delete' })
    actor.send({ type: 'dialog.confirmed' })
    actor.send({ type: 'dialog.confirmed' })
    actor.send({ type: 'dialog.cancelled' })
    actor.send({ type: 'record.selected', record: { id: 'other' }, dialog: 'version' })
    expect([run.asked.length, at().value, at().context.record]).toEqual([1, { delete: 'sending' }, licence])
  })
  it('another selection begins without the failure of the last', async () => {
    const { actor, run, at } = someDialogs()
    actor.send({ type: 'record.selected', record: licence, dialog: 'delete' })
    actor.send({ type: 'dialog.confirmed' })
    await run.refuse(refused('in_use'))
    actor.send({ type: 'record.selected', record: { id: 'other' }, dialog: 'version' })
    expect(at().context).toMatchObject({ record: { id: 'other' }, refusal: null })
  })
  it('survives a bug in what it runs', async () => {
    const actor = createActor(recordDialogsMachine.provide({ actors: { run: breaking() } })).start()
    actor.send({ type: 'record.selected', record: licence, dialog: 'delete' })
    actor.send({ type: 'dialog.confirmed' })
    await settled()
    expect(actor.getSnapshot().context.refusal).toContain('Something went wrong')
  })
})
