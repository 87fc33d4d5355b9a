import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { reviewPlanForm } from '../../../src/machines/reviews/planForm.ts'
import { reviewPlanning } from '../../../src/machines/reviews/planning.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aReview, reviewId, reviewTemplateId } from '../../fixtures/reviews.ts'
import { held, unreachable } from '../ports.ts'

const plan = {
  employeeId: eve,
  reviewerId: max,
  templateId: reviewTemplateId('year'),
  scheduledDay: '2024-03-01',
  dueDay: '2024-03-15',
}

const thePlanning = () => {
  const save = held<{ id: string; draft: object }, PerformanceReview>()
  const actor = createActor(
    reviewPlanning.machine.provide({
      actors: { form: reviewPlanForm.machine.provide({ actors: { save: save.logic } }) },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const form = () => actor.getSnapshot().children.form as RecordFormActor | undefined
  actor.send({ type: 'planning.opened', id: reviewId('plan') })
  form()?.send({ type: 'field.changed', change: plan })
  return { actor, save, toasts, form }
}

describe('The page on which a review is planned', () => {
  it('plans it once, whatever is pressed twice, says so, and is over', async () => {
    const { actor, save, toasts, form } = thePlanning()
    form()?.send({ type: 'save.asked' })
    form()?.send({ type: 'save.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([reviewId('plan')])
    await save.give(aReview())
    expect([toasts, actor.getSnapshot().value]).toEqual([['success: Performance review planned'], 'closed'])
  })

  it('keeps what was typed when the server cannot be reached, and asks again with the same id', async () => {
    const { save, form } = thePlanning()
    form()?.send({ type: 'save.asked' })
    await save.refuse(unreachable)
    form()?.send({ type: 'retry.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([reviewId('plan'), reviewId('plan')])
    expect(save.asked[1]?.draft).toMatchObject(plan)
  })

  it('opened again it is another plan', () => {
    const { actor, form } = thePlanning()
    actor.send({ type: 'planning.closed' })
    actor.send({ type: 'planning.opened', id: reviewId('next') })
    const snapshot = form()?.getSnapshot()
    expect(snapshot && reviewPlanForm.draftIn(snapshot as never)).toMatchObject({
      employeeId: null,
      name: 'Performance review',
    })
  })
})
