import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { terminationMachine, terminationProblemsIn } from '../../../src/machines/employees/termination.machine.ts'
import { anEmployee, ava, eve, max, theDirectory } from '../../fixtures/people.ts'
import { held, refused } from '../ports.ts'

const aDialog = (employee: Employee = anEmployee({ version: 3 })) => {
  const terminate = held<unknown, Employee>()
  const actor = createActor(terminationMachine.provide({ actors: { terminateEmployee: terminate.logic } }), {
    input: { employee, people: () => theDirectory, today: '2024-03-01' },
  })
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const at = () => actor.getSnapshot()
  const confirm = (change: object = {}) => {
    actor.send({ type: 'termination.changed', change })
    actor.send({ type: 'dialog.confirmed' })
  }
  return { actor, terminate, toasts, at, confirm, problems: () => terminationProblemsIn(at()) }
}

const max_ = anEmployee({ id: max, fullName: 'Max Oduya' })

describe('A terminate action exists (§ 4)', () => {
  it('sends the day, the reason and the version, and closes only on success', async () => {
    const { terminate, at, confirm } = aDialog()
    confirm({ reason: 'Resigned' })
    expect(terminate.asked[0]).toMatchObject({
      id: eve,
      termination: { version: 3, date: '2024-03-01', reason: 'Resigned', reassignReportsTo: null },
    })
    expect(at().hasTag('busy')).toBe(true)
    const gone = anEmployee({ isActive: false })
    await terminate.give(gone)
    expect([at().status, at().output]).toEqual(['done', gone])
  })

  it.each<[string, Employee, object, object]>([
    ['no reason', anEmployee(), {}, { reason: expect.any(String) }],
    [
      'a day in the future',
      anEmployee(),
      { reason: 'x', date: '2024-03-02' },
      { date: 'The last day may not be in the future.' },
    ],
    [
      'active reports without an heir',
      max_,
      { reason: 'x' },
      { reassignReportsTo: expect.stringContaining('direct reports') },
    ],
    [
      'reports given to one of them',
      max_,
      { reason: 'x', reassignReportsTo: eve },
      { reassignReportsTo: expect.stringContaining('circle') },
    ],
  ])('is not sent with %s', (_, employee, change, problems) => {
    const { terminate, confirm, problems: said } = aDialog(employee)
    confirm(change)
    expect([terminate.asked.length, said()]).toEqual([0, problems])
  })

  it('is sent when the reports go to somebody above', () => {
    const { terminate, confirm } = aDialog(max_)
    confirm({ reason: 'x', reassignReportsTo: ava })
    expect(terminate.asked.length).toBe(1)
  })

  it("stays open when refused, says why and 'Failed to terminate employee' (§ 8), keeps what was typed", async () => {
    const { terminate, toasts, at, confirm } = aDialog()
    confirm({ reason: 'Resigned' })
    await terminate.refuse(refused('last_admin', 403))
    expect([at().matches('asking'), at().context.refusal, at().context.draft.reason, toasts]).toEqual([
      true,
      'refused: last_admin',
      'Resigned',
      ['Failed to terminate employee'],
    ])
  })

  it('does nothing when cancelled', () => {
    const { actor, terminate, at } = aDialog()
    actor.send({ type: 'dialog.cancelled' })
    expect([terminate.asked.length, at().status, at().output]).toEqual([0, 'done', null])
  })
})
