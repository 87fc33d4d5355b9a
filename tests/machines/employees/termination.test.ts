import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import {
  isPlanning,
  terminationMachine,
  terminationProblemsIn,
} from '../../../src/machines/employees/termination.machine.ts'
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
    confirm({ kind: 'resignation', reason: 'typed before it was chosen' })
    expect(terminate.asked[0]).toMatchObject({
      id: eve,
      termination: { version: 3, date: '2024-03-01', kind: 'resignation', reason: '', reassignReportsTo: null },
    })
    expect(at().hasTag('busy')).toBe(true)
    const gone = anEmployee({ isActive: false })
    await terminate.give(gone)
    expect([at().status, at().output]).toEqual(['done', gone])
  })

  it.each<[string, Employee, object, object]>([
    ['no reason', anEmployee(), {}, { kind: 'Choose a reason' }],
    ['another reason that is not said', anEmployee(), { kind: 'other' }, { reason: 'Required' }],
    [
      'a day more than two years ahead',
      anEmployee(),
      { kind: 'other', reason: 'x', date: '2026-03-02' },
      { date: 'The last day can be up to two years ahead.' },
    ],
    [
      'active reports without an heir',
      max_,
      { kind: 'retirement', reassignReportsTo: null },
      { reassignReportsTo: expect.stringContaining('direct reports') },
    ],
    [
      'reports given to one of them',
      max_,
      { kind: 'retirement', reassignReportsTo: eve },
      { reassignReportsTo: expect.stringContaining('loop') },
    ],
  ])('is not sent with %s', (_, employee, change, problems) => {
    const { terminate, confirm, problems: said } = aDialog(employee)
    confirm(change)
    expect([terminate.asked.length, said()]).toEqual([0, problems])
  })

  it('is sent when the reports go to somebody above', () => {
    const { terminate, confirm } = aDialog(max_)
    confirm({ kind: 'retirement', reassignReportsTo: ava })
    expect(terminate.asked.length).toBe(1)
  })

  it("stays open when refused, says why and 'Failed to terminate employee' (§ 8), keeps what was typed", async () => {
    const { terminate, toasts, at, confirm } = aDialog()
    confirm({ kind: 'other', reason: 'Resigned' })
    await terminate.refuse(refused('last_admin', 403))
    expect([at().matches('asking'), at().context.refusal, at().context.draft.reason, toasts]).toEqual([
      true,
      'refused: last_admin',
      'Resigned',
      ['Failed to terminate employee'],
    ])
  })

  it('a day ahead is sent the same way, and is one that plans', async () => {
    const { terminate, at, confirm } = aDialog()
    expect(isPlanning(at())).toBe(false)
    confirm({ kind: 'retirement', date: '2026-03-01' })
    expect(isPlanning(at())).toBe(true)
    const planned = anEmployee({
      version: 4,
      leaving: { lastDay: '2026-03-01', kind: 'retirement', reason: '', heir: null, notes: '', plannedBy: 'Ava' },
    })
    await terminate.give(planned)
    expect([terminate.asked.length, at().output]).toEqual([1, planned])
  })

  it('opens on what is planned already, and is unchanged then', () => {
    const leaving = { lastDay: '2024-05-01', kind: 'other', reason: 'Moves', notes: 'n', plannedBy: null } as const
    const { at } = aDialog(anEmployee({ ...max_, leaving: { ...leaving, heir: { id: ava, fullName: 'Ava' } } }))
    expect(at().context.draft).toEqual({
      date: '2024-05-01',
      kind: 'other',
      reason: 'Moves',
      notes: 'n',
      reassignReportsTo: ava,
    })
  })

  it.each([
    ['the leaver’s own manager', anEmployee({ ...max_, reportsTo: ava }), ava],
    ['nobody, where the manager reports to the leaver', anEmployee({ ...max_, reportsTo: eve }), null],
    ['nobody, where there is no manager', anEmployee({ ...max_, reportsTo: null }), null],
    ['nobody, where nobody reports to the leaver', anEmployee(), null],
  ])('proposes for the reports %s', (_, employee, heir) => {
    expect(aDialog(employee).at().context.draft.reassignReportsTo).toBe(heir)
  })

  it('does nothing when cancelled', () => {
    const { actor, terminate, at } = aDialog()
    actor.send({ type: 'dialog.cancelled' })
    expect([terminate.asked.length, at().status, at().output]).toEqual([0, 'done', null])
  })
})
