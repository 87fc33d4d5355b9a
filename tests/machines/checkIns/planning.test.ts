import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { newFields } from '../../../src/domain/checkIns/checkIn.fields.ts'
import { type Planned, planForm, savingPlan } from '../../../src/machines/checkIns/planForm.ts'
import { checkInPlanning } from '../../../src/machines/checkIns/planning.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { checkInId, choicesOfEve, choicesOfMax } from '../../fixtures/checkIns.ts'
import { eve, max } from '../../fixtures/people.ts'
import { held, refused, unreachable } from '../ports.ts'

const thePlanning = () => {
  const save = held<{ id: string; draft: object }, Planned>()
  const actor = createActor(
    checkInPlanning.machine.provide({ actors: { form: planForm.machine.provide({ actors: { save: save.logic } }) } }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const form = () => actor.getSnapshot().children.form as RecordFormActor | undefined
  const draft = () => {
    const snapshot = form()?.getSnapshot()
    return snapshot && planForm.draftIn(snapshot as never)
  }
  return { actor, save, toasts, form, draft }
}

describe('The page on which check-ins are planned', () => {
  it('begins with the one person there is to choose, and their manager', () => {
    const { actor, draft } = thePlanning()
    actor.send({ type: 'planning.opened', id: checkInId('plan'), choices: choicesOfEve })
    expect(draft()).toMatchObject({ employeeIds: [eve], reviewerId: max, name: 'Check-in' })
  })

  it('begins with nobody where there are several', () => {
    const { actor, draft } = thePlanning()
    actor.send({ type: 'planning.opened', id: checkInId('plan'), choices: choicesOfMax })
    expect(draft()).toMatchObject({ employeeIds: [], reviewerId: null })
  })

  it.each<[string, Planned, string]>([
    ['one', { ids: [checkInId('a')], isSeries: false }, 'success: Check-in scheduled'],
    ['a series', { ids: [checkInId('a')], isSeries: true }, 'success: Check-ins scheduled'],
    ['several', { ids: [checkInId('a'), checkInId('b')], isSeries: false }, 'success: Check-ins scheduled'],
  ])('says that %s was planned, and is over', async (_, planned, said) => {
    const { actor, save, toasts, form } = thePlanning()
    actor.send({ type: 'planning.opened', id: checkInId('plan'), choices: choicesOfEve })
    form()?.send({ type: 'field.changed', change: { day: '2024-03-05' } })
    form()?.send({ type: 'save.asked' })
    form()?.send({ type: 'save.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([checkInId('plan')])
    await save.give(planned)
    expect([toasts, actor.getSnapshot().value]).toEqual([[said], 'closed'])
  })

  it('keeps what was typed when the server cannot be reached, and asks again with the same id', async () => {
    const { actor, save, draft, form } = thePlanning()
    actor.send({ type: 'planning.opened', id: checkInId('plan'), choices: choicesOfEve })
    form()?.send({ type: 'field.changed', change: { day: '2024-03-05' } })
    form()?.send({ type: 'save.asked' })
    await save.refuse(unreachable)
    expect(draft()).toMatchObject({ day: '2024-03-05' })
    form()?.send({ type: 'retry.asked' })
    expect(save.asked.map(({ id }) => id)).toEqual([checkInId('plan'), checkInId('plan')])
  })

  it('opened again it is another plan', () => {
    const { actor, draft, form } = thePlanning()
    actor.send({ type: 'planning.opened', id: checkInId('plan'), choices: choicesOfEve })
    form()?.send({ type: 'field.changed', change: { day: '2024-03-05' } })
    actor.send({ type: 'planning.closed' })
    actor.send({ type: 'planning.opened', id: checkInId('next'), choices: choicesOfEve })
    expect(draft()).toMatchObject({ day: '' })
  })
})

describe('What the plan asks of the server', () => {
  it('of what it has against the people, the form has one field', async () => {
    const save = savingPlan({
      addCheckIn: async () => Result.fail(refused('employee_left', 422, 'people')),
      addSeries: async () => Result.fail(refused('employee_left', 422, 'people')),
    } as never)
    const answer = await save(
      {
        scope: null,
        id: checkInId('plan'),
        base: null,
        draft: { ...newFields.blank, employeeIds: [eve], reviewerId: max, day: '2024-03-05', rhythm: 'weekly' },
      },
      new AbortController().signal,
    )
    expect(Result.isFailure(answer) && answer.failure).toMatchObject({ errors: [{ field: 'employeeIds' }] })
  })
})
