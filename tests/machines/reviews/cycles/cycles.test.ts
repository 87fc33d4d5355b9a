import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { cycleFields } from '../../../../src/domain/reviews/cycles/cycle.fields.ts'
import type { CycleMade } from '../../../../src/domain/reviews/cycles/nouns.ts'
import type { ConfirmActor } from '../../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../../src/machines/kit/recordForm.machine.ts'
import { cycleForm, savingCycle } from '../../../../src/machines/reviews/cycles/cycleForm.ts'
import { cycleQuestion, doingAsked } from '../../../../src/machines/reviews/cycles/cycleQuestion.ts'
import { cycleWorkMachine } from '../../../../src/machines/reviews/cycles/cycleWork.machine.ts'
import { cyclePlanning } from '../../../../src/machines/reviews/cycles/planning.ts'
import { eve } from '../../../fixtures/people.ts'
import { aCycle, aCycleRow, cycleId } from '../../../fixtures/reviewCycles.ts'
import { reviewTemplateId } from '../../../fixtures/reviews.ts'
import { held, unreachable } from '../../ports.ts'

const plan = {
  name: 'Yearly review',
  templateId: reviewTemplateId('yearly'),
  who: 'everybody',
  employeeIds: [eve],
  from: '2024-03-01',
  dueDay: '2024-03-15',
  // Typed before another kind was chosen.
  months: 'twelve',
}

const thePlanning = () => {
  const save = held<{ id: string; draft: object }, CycleMade>()
  const actor = createActor(
    cyclePlanning.machine.provide({ actors: { form: cycleForm.machine.provide({ actors: { save: save.logic } }) } }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  actor.send({ type: 'planning.opened', id: cycleId('plan') })
  const form = () => actor.getSnapshot().children.form as RecordFormActor | undefined
  form()?.send({ type: 'field.changed', change: plan })
  return { actor, save, toasts, form }
}

describe('The page on which a cycle is planned', () => {
  it('plans it once, whatever is pressed twice, and says how many were left out', async () => {
    const { actor, save, toasts, form } = thePlanning()
    form()?.send({ type: 'save.asked' })
    form()?.send({ type: 'save.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([cycleId('plan')])
    await save.give({ id: cycleId('plan'), planned: 7, skipped: [aCycleRow({ because: 'noManager' })] })
    expect(toasts).toEqual(['success: Planned 7 reviews. 1 person was skipped.'])
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('asks again with the same id when the server cannot be reached', async () => {
    const { save, form } = thePlanning()
    form()?.send({ type: 'save.asked' })
    await save.refuse(unreachable)
    form()?.send({ type: 'retry.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([cycleId('plan'), cycleId('plan')])
  })

  it('sends nothing that its kind does not ask', async () => {
    const addCycle = vi.fn(async () => Result.succeed({ id: cycleId('plan'), planned: 0, skipped: [] }))
    const draft = {
      ...cycleFields.blank,
      ...plan,
      departmentIds: [],
      managerId: null,
      kind: 'byDates',
      dueDays: '',
      reviewerId: null,
    }
    await savingCycle({ addCycle })(
      { scope: null, id: cycleId('plan'), base: null, draft: draft as never },
      new AbortController().signal,
    )
    expect(addCycle).toHaveBeenCalledWith(
      expect.objectContaining({ id: cycleId('plan'), employeeIds: [], months: null, dueDay: '2024-03-15' }),
      expect.anything(),
    )
  })
})

const theWork = () => {
  const ports = {
    actOnCycle: vi.fn(async () => Result.succeed(aCycle({ state: 'Paused' }))),
    nudge: vi.fn(async () => Result.succeed({ told: 2, notTold: [] })),
    takeBack: vi.fn(async () => Result.succeed({ removed: 3, kept: [], isGone: true })),
  }
  const actor = createActor(
    cycleWorkMachine.provide({ actors: { confirmation: cycleQuestion.provide(doingAsked(ports)) } }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const question = () => actor.getSnapshot().children.confirmation as ConfirmActor | undefined
  const done = async () => {
    question()?.send({ type: 'dialog.confirmed' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  }
  return { actor, ports, toasts, question, done }
}

describe('What is done with a cycle', () => {
  it('stands behind a question, at the version one saw; cancelled, nothing is done', async () => {
    const { actor, ports, toasts, question, done } = theWork()
    actor.send({ type: 'work.asked', asked: { cycle: aCycle({ version: 4 }), work: 'pause' } })
    expect(question()?.getSnapshot().context).toMatchObject({ title: 'Pause the cycle', confirmLabel: 'Pause' })
    question()?.send({ type: 'dialog.cancelled' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
    expect(ports.actOnCycle).not.toHaveBeenCalled()
    actor.send({ type: 'work.asked', asked: { cycle: aCycle({ version: 4 }), work: 'pause' } })
    await done()
    expect(ports.actOnCycle).toHaveBeenCalledWith(
      { id: cycleId('yearly'), version: 4, act: 'pause' },
      expect.anything(),
    )
    expect(toasts).toEqual(['Cycle paused'])
  })

  it('says how many were reminded, and how many reviews were taken back', async () => {
    const { actor, toasts, question, done } = theWork()
    actor.send({ type: 'work.asked', asked: { cycle: aCycle(), work: 'nudge' } })
    expect(question()?.getSnapshot().context.text).toMatch(/^2 reviews are overdue/)
    await done()
    actor.send({ type: 'work.asked', asked: { cycle: aCycle(), work: 'takeBack' } })
    await done()
    expect(toasts).toEqual(['Sent 2 reminders.', 'Deleted 3 reviews.'])
  })

  it('is left with its page', () => {
    const { actor, question } = theWork()
    actor.send({ type: 'work.asked', asked: { cycle: aCycle(), work: 'end' } })
    actor.send({ type: 'work.left' })
    expect([actor.getSnapshot().value, question()]).toEqual(['resting', undefined])
  })
})
