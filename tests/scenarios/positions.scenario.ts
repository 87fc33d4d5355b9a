import { mayEdit } from '../../src/domain/employees/access.ts'
import type { PositionStatus } from '../../src/domain/employees/nouns.ts'
import { mayActOnPosition, type PositionAction } from '../../src/domain/employees/positionLifecycle.ts'
import { positionsMachine } from '../../src/machines/employees/positions.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { ends, says } from './outcomes.ts'
import { actors, banksia, employeeIds } from './people.ts'
import { positionOf, recordOf } from './records.ts'

const employeeId = employeeIds.employee
const statuses: ReadonlyArray<PositionStatus> = ['Draft', 'Approved', 'Acknowledged']

/** The page offers what the domain allows: who asks, and how far the description has come. */
const thePositions = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  const edits = mayEdit(actor, employeeId).allowed
  const held = statuses.map((status) => positionOf({ status }))
  const allowing = (action: PositionAction) =>
    held.filter((position) => mayActOnPosition(actor, { ...position, employeeId }, action).allowed)
  return {
    label,
    role,
    input: { timeZone: banksia.timeZone },
    cases: {
      ...says('creation.asked', edits ? { 'a new position': { employeeId, held: [], id: positionOf().id } } : {}),
      ...says(
        'change.asked',
        Object.fromEntries(
          allowing('change').map((position) => [`one that is ${position.status}`, { employeeId, position }]),
        ),
      ),
      ...says(
        'decision.asked',
        Object.fromEntries(
          (['approve', 'acknowledge', 'remove'] as const).flatMap((decision) =>
            allowing(decision).map((position) => [
              `${decision} one that is ${position.status}`,
              { decision, employeeId, fullName: samples.eve.fullName, position },
            ]),
          ),
        ),
      ),
      ...ends('form', { saved: recordOf({ positions: [positionOf()] }), cancelled: null }),
      ...ends('confirmation', {
        'confirmed and done': { confirmed: true, answer: recordOf() },
        cancelled: { confirmed: false, answer: null },
      }),
    },
    project: ({ context: { editing, asked } }) => [
      editing?.position?.status ?? (editing ? 'new' : null),
      asked?.decision ?? null,
      asked?.position.status ?? null,
    ],
  }
}

export const positions: Scenario = {
  machine: positionsMachine,
  variants: [
    thePositions('admin', 'an admin on the positions of an employee'),
    thePositions('manager', 'a manager on the positions of a report'),
    thePositions('employee', 'an employee on their own positions'),
  ],
}
