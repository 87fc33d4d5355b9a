import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import {
  reinstatementMachine,
  reinstatementProblemsIn,
} from '../../../src/machines/employees/starting/reinstatement.machine.ts'
import { anEmployee, ava, eve, max, theDirectory } from '../../fixtures/people.ts'
import { held, refused } from '../ports.ts'

const ended = anEmployee({
  version: 4,
  isActive: false,
  reportsTo: max,
  termination: { date: '2024-02-01', kind: 'resignation', reason: '' },
})

const aDialog = (employee: Employee = ended, people = theDirectory) => {
  const reinstate = held<unknown, Employee>()
  const actor = createActor(reinstatementMachine.provide({ actors: { reinstateEmployee: reinstate.logic } }), {
    input: { employee, people: () => people, today: '2024-03-01' },
  })
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const at = () => actor.getSnapshot()
  const confirm = (change: object = {}) => {
    actor.send({ type: 'reinstatement.changed', change })
    actor.send({ type: 'dialog.confirmed' })
  }
  return { actor, reinstate, toasts, at, confirm, problems: () => reinstatementProblemsIn(at()) }
}

describe('somebody is reinstated', () => {
  it('sends the proposal with the version, once, and closes only on success', async () => {
    const { actor, reinstate, at, confirm } = aDialog()
    confirm()
    actor.send({ type: 'dialog.confirmed' })
    expect(reinstate.asked).toEqual([
      {
        id: eve,
        reinstatement: {
          ...{ version: 4, firstDay: '2024-03-01', reportsTo: max, invites: false },
          departmentId: ended.department?.id ?? null,
        },
      },
    ])
    expect(at().hasTag('busy')).toBe(true)
    const again = anEmployee()
    await reinstate.give(again)
    expect([at().status, at().output]).toEqual(['done', again])
  })

  it('the manager of before is not proposed once they have left too', () => {
    const without = theDirectory.map((person) => (person.id === max ? { ...person, isActive: false } : person))
    expect(aDialog(ended, without).at().context.draft.reportsTo).toBeNull()
  })

  it.each<[string, object, object]>([
    ['no day', { firstDay: '' }, { firstDay: expect.any(String) }],
    ['the last day itself', { firstDay: '2024-02-01' }, { firstDay: expect.stringContaining('after their last day') }],
    ['a day too far ahead', { firstDay: '2026-03-02' }, { firstDay: expect.stringContaining('two years') }],
    ['themself as manager', { reportsTo: eve }, { reportsTo: expect.stringContaining('themself') }],
  ])('is not sent with %s', (_, change, problems) => {
    const { reinstate, confirm, problems: said } = aDialog()
    confirm(change)
    expect([reinstate.asked.length, said()]).toEqual([0, problems])
  })

  it('stays open when refused, says why, keeps what was chosen', async () => {
    const { reinstate, toasts, at, confirm } = aDialog()
    confirm({ reportsTo: ava, invites: true })
    await reinstate.refuse(refused('changed_meanwhile', 409))
    expect([at().matches('asking'), at().context.refusal, at().context.draft.reportsTo, toasts]).toEqual([
      true,
      'refused: changed_meanwhile',
      ava,
      ['Failed to reinstate employee'],
    ])
  })
})
