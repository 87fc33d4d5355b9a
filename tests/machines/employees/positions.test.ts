import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { APPROVE, loadingPosition, positionForm, savingPosition } from '../../../src/machines/employees/positionForm.ts'
import { decidingOnPosition, positionDecision } from '../../../src/machines/employees/positionQuestions.ts'
import { positionsMachine } from '../../../src/machines/employees/positions.machine.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { positionId } from '../../fixtures/ids.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { aPosition } from '../../fixtures/positions.ts'
import { held, refused, unreachable } from '../ports.ts'

/** A port that is asked through the machine's own ports. */
const asked = <Input>() => {
  const port = held<Input, Employee>()
  const run = (input: Input, signal: AbortSignal) =>
    (port.logic as { config: (args: { input: Input; signal: AbortSignal }) => never }).config({ input, signal })
  return { ...port, run: run as never }
}

const thePositions = () => {
  const [add, save, remove, approve, acknowledge, load] = [asked(), asked(), asked(), asked(), asked(), asked()]
  const ports = {
    addPosition: add.run,
    savePosition: save.run,
    removePosition: remove.run,
    approvePosition: approve.run,
    acknowledgePosition: acknowledge.run,
  }
  const actor = createActor(
    positionsMachine.provide({
      actors: {
        form: positionForm.provide({ save: savingPosition(ports), loadTheirs: loadingPosition(load.run) }),
        confirmation: positionDecision.provide(decidingOnPosition(ports)),
      },
    }),
    { input: { timeZone: 'Australia/Brisbane' } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const form = () => at().children.form as unknown as RecordFormActor
  const question = () => at().children.confirmation as unknown as ConfirmActor
  return { actor, add, save, remove, approve, acknowledge, load, toasts, at, form, question }
}

const position = aPosition({ version: 4 })
const person = anEmployee({ positions: [position] })

describe('A position is added and changed in a form (§ 7)', () => {
  it('a new one begins as the current one where there is none', () => {
    const { actor, form } = thePositions()
    actor.send({ type: 'creation.asked', employeeId: eve, held: [], id: positionId('new') })
    expect(positionForm.draftIn(form().getSnapshot())).toEqual({
      title: '',
      description: '',
      startDate: '',
      isCurrent: true,
    })
  })

  it('what is typed is sent with the id it began with', () => {
    const { actor, form, add } = thePositions()
    actor.send({ type: 'creation.asked', employeeId: eve, held: [position], id: positionId('new') })
    form().send({ type: 'field.changed', change: { title: ' Foreman ', startDate: '2024-02-05' } })
    form().send({ type: 'save.asked' })
    expect(add.asked).toMatchObject([
      {
        id: eve,
        position: { id: positionId('new'), title: 'Foreman', startDate: '2024-02-05', isCurrent: false },
      },
    ])
  })

  it('saved and approved at once, after a lost network too, it says both', async () => {
    const { actor, form, add } = thePositions()
    actor.send({ type: 'creation.asked', employeeId: eve, held: [position], id: positionId('new') })
    const toasts: Array<string> = []
    form().on('toast', ({ text }) => toasts.push(text))
    form().send({ type: 'field.changed', change: { title: 'Foreman', description: 'Leads.' } })
    form().send({ type: 'save.asked', also: APPROVE })
    await add.refuse(unreachable)
    form().send({ type: 'retry.asked' })
    expect(add.asked).toMatchObject([{ position: { approve: true } }, { position: { approve: true } }])
    await add.give(person)
    expect(toasts).toEqual(['Position added and approved'])
  })

  it('saved alone it is approved by nobody, even where that was tried before', async () => {
    const { actor, form, add } = thePositions()
    actor.send({ type: 'creation.asked', employeeId: eve, held: [position], id: positionId('new') })
    form().send({ type: 'field.changed', change: { title: 'Foreman', description: 'Leads.' } })
    form().send({ type: 'save.asked', also: APPROVE })
    await add.refuse(unreachable)
    form().send({ type: 'save.asked' })
    expect(add.asked[1]).not.toHaveProperty('position.approve')
  })

  it('a change carries the version; once saved the form is gone', async () => {
    const { actor, form, save, at } = thePositions()
    actor.send({ type: 'change.asked', employeeId: eve, position })
    form().send({ type: 'field.changed', change: { title: 'Head clerk' } })
    form().send({ type: 'save.asked' })
    expect(save.asked).toMatchObject([{ positionId: position.id, change: { version: 4, title: 'Head clerk' } }])
    await save.give(person)
    expect([at().matches('browsing'), at().context.editing]).toEqual([true, null])
  })

  it('somebody else’s change is found in the person’s record', async () => {
    const { actor, form, save, load } = thePositions()
    actor.send({ type: 'change.asked', employeeId: eve, position })
    form().send({ type: 'field.changed', change: { title: 'Head clerk' } })
    form().send({ type: 'save.asked' })
    await save.refuse(refused('changed_meanwhile'))
    await load.give(anEmployee({ positions: [aPosition({ description: 'Other.', version: 5 })] }))
    expect(positionForm.bothIn(form().getSnapshot())?.theirs.description).toBe('Other.')
  })

  it('leaving the page closes the form', () => {
    const { actor, at } = thePositions()
    actor.send({ type: 'change.asked', employeeId: eve, position })
    actor.send({ type: 'page.left' })
    expect([at().matches('browsing'), at().children.form]).toEqual([true, undefined])
  })
})

describe('It is approved, acknowledged and removed behind a question (§ 4)', () => {
  it.each([
    ['approve', 'Position description approved'],
    ['acknowledge', 'Position description acknowledged'],
    ['remove', 'Position deleted'],
  ] as const)('%s', async (decision, sentence) => {
    const positions = thePositions()
    const { actor, question, toasts, at } = positions
    const subject = { decision, employeeId: eve, fullName: 'Eve Marlowe', position }
    actor.send({ type: 'decision.asked', ...subject })
    expect(positions[decision].asked).toEqual([])
    question().send({ type: 'dialog.confirmed' })
    expect(positions[decision].asked).toMatchObject([{ id: eve, positionId: position.id, version: 4 }])
    await positions[decision].give(person)
    expect([at().matches('browsing'), toasts]).toEqual([true, [`success: ${sentence}`]])
  })

  it('a refusal stays in the dialog, and says why', async () => {
    const { actor, question, approve, at, toasts } = thePositions()
    actor.send({ type: 'decision.asked', decision: 'approve', employeeId: eve, fullName: 'Eve Marlowe', position })
    question().send({ type: 'dialog.confirmed' })
    await approve.refuse(refused('already_approved', 422))
    expect([at().matches('deciding'), question().getSnapshot().context.refusal, toasts]).toEqual([
      true,
      'refused: already_approved',
      [],
    ])
  })

  it('cancelling does nothing', () => {
    const { actor, question, remove, at } = thePositions()
    actor.send({ type: 'decision.asked', decision: 'remove', employeeId: eve, fullName: 'Eve Marlowe', position })
    question().send({ type: 'dialog.cancelled' })
    expect([remove.asked, at().matches('browsing')]).toEqual([[], true])
  })
})
