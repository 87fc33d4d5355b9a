import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Window } from '../../../src/domain/kernel/windows.ts'
import type { PersonAgreement, PolicyComplianceCounts, RemindersSent } from '../../../src/domain/policies/nouns.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { WindowedListActor } from '../../../src/machines/kit/windowedList.machine.ts'
import { policyComplianceMachine } from '../../../src/machines/policies/policyCompliance.machine.ts'
import { policyPeople } from '../../../src/machines/policies/policyPeople.ts'
import { lateReminder } from '../../../src/machines/policies/reminding.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aPersonAgreement } from '../../fixtures/policyDocuments.ts'
import { held, unreachable } from '../ports.ts'

const none = { agreed: 0, owed: 0, outdated: 0, late: 0 }
const now: PolicyComplianceCounts = {
  asAt: null,
  basis: null,
  counts: { agreed: 1, owed: 1, outdated: 0, late: 1 },
  toRemind: 1,
  departments: [],
}

const thePeople = () => {
  const load = held<{ asAt: string | null }, PolicyComplianceCounts>()
  const remind = held<{ subject: unknown }, RemindersSent>()
  const window = held<{ place: object }, Window<PersonAgreement>>()
  const save = held<{ format: string; asAt: string | null }, void>()
  const actor = createActor(
    policyComplianceMachine.provide({
      actors: {
        loadCompliance: load.logic,
        list: policyPeople.machine.provide({ actors: { load: window.logic as never } }),
        confirmation: lateReminder.machine.provide({ actors: { run: remind.logic } }),
        saveEvidence: save.logic,
      },
    }),
    { input: { id: aPolicy().id, title: 'Code of Conduct' } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const at = () => actor.getSnapshot()
  const question = () => at().children.confirmation as unknown as ConfirmActor | undefined
  const list = () => at().children.list as WindowedListActor
  return { actor, load, window, remind, save, toasts, at, question, list }
}

describe('Who has agreed, now or as at a day', () => {
  it('another day replaces the one before, whose answer is not heard any more', async () => {
    const { actor, load, at } = thePeople()
    actor.send({ type: 'day.chosen', asAt: '2024-01-31' })
    await load.give(now)
    expect(at().context.compliance).toBeNull()
    await load.give({ asAt: '2024-01-31', basis: null, counts: none, toRemind: 0, departments: [] })
    expect([load.asked.map(({ asAt }) => asAt), at().context.compliance?.asAt]).toEqual([
      [null, '2024-01-31'],
      '2024-01-31',
    ])
  })

  it('what is shown stays when a day cannot be read, and can be asked for again', async () => {
    const { actor, load, at } = thePeople()
    await load.give(now)
    actor.send({ type: 'day.chosen', asAt: '2024-01-31' })
    await load.refuse(unreachable)
    expect([at().matches({ reading: 'failed' }), at().context.compliance]).toEqual([true, now])
    actor.send({ type: 'retry.asked' })
    expect(at().hasTag('loading')).toBe(true)
  })
})

describe('All who are late are reminded in one action', () => {
  it('behind one question; its result is told and the list read again', async () => {
    const { actor, load, remind, at, question } = thePeople()
    await load.give(now)
    actor.send({ type: 'reminding.asked' })
    expect(question()?.getSnapshot().context.title).toBe('Remind 1 person')
    question()?.send({ type: 'dialog.confirmed' })
    expect(remind.asked).toMatchObject([{ subject: { id: aPolicy().id } }])
    await remind.give({ sent: 1, alreadyReminded: 0, withoutAddress: 0 })
    expect([at().context.sent?.sent, load.asked.length, at().matches({ reminding: 'resting' })]).toEqual([1, 2, true])
  })

  it('and the people in view are read again', async () => {
    const { load, window, remind, actor, question, list } = thePeople()
    await load.give(now)
    const asked = { search: '', asAt: null, statuses: [], departments: [], sort: null, isDescending: false }
    list().send(policyPeople.asked({ id: aPolicy().id, ...asked }))
    await window.give({ rows: [aPersonAgreement('eve', 'late')], before: null, after: null })
    actor.send({ type: 'reminding.asked' })
    question()?.send({ type: 'dialog.confirmed' })
    await remind.give({ sent: 1, alreadyReminded: 0, withoutAddress: 0 })
    expect(window.asked).toHaveLength(2)
  })

  it.each([
    ['when all of them were reminded today', { ...now, toRemind: 0 }, null],
    ['when nobody is late', { ...now, counts: { ...none, agreed: 1 } }, null],
    ['from the list of another day', { ...now, asAt: '2024-01-31' }, '2024-01-31'],
  ])('not %s', async (_, compliance, asAt) => {
    const { actor, load, question } = thePeople()
    await load.give(now)
    actor.send({ type: 'day.chosen', asAt })
    await load.give(compliance)
    actor.send({ type: 'reminding.asked' })
    expect(question()).toBeUndefined()
  })

  it('evidence that is being made meanwhile goes on', async () => {
    const { actor, load, remind, at, question } = thePeople()
    await load.give(now)
    actor.send({ type: 'evidence.asked', format: 'pdf' })
    actor.send({ type: 'reminding.asked' })
    question()?.send({ type: 'dialog.confirmed' })
    await remind.give({ sent: 1, alreadyReminded: 0, withoutAddress: 0 })
    expect([at().hasTag('loading'), at().hasTag('exporting')]).toEqual([true, true])
  })

  it('a refusal says why and leaves the question open', async () => {
    const { actor, load, remind, question } = thePeople()
    await load.give(now)
    actor.send({ type: 'reminding.asked' })
    question()?.send({ type: 'dialog.confirmed' })
    await remind.refuse(unreachable)
    expect(question()?.getSnapshot().context.refusal).toContain('cannot be reached')
  })
})

describe('The evidence', () => {
  it('goes on when another day is chosen meanwhile', async () => {
    const { actor, load, at } = thePeople()
    await load.give(now)
    actor.send({ type: 'evidence.asked', format: 'csv' })
    actor.send({ type: 'day.chosen', asAt: '2024-01-31' })
    expect(at().value).toMatchObject({ reading: 'loading', evidence: 'exporting' })
  })

  it('is of the day that is shown, one file at a time', async () => {
    const { actor, load, save, toasts } = thePeople()
    actor.send({ type: 'day.chosen', asAt: '2024-01-31' })
    await load.give(now)
    await load.give({ ...now, asAt: '2024-01-31' })
    actor.send({ type: 'evidence.asked', format: 'csv' })
    actor.send({ type: 'evidence.asked', format: 'pdf' })
    expect(save.asked).toMatchObject([{ format: 'csv', asAt: '2024-01-31', title: 'Code of Conduct' }])
    await save.refuse(unreachable)
    expect(toasts[0]).toContain('Failed to export the evidence.')
  })
})
