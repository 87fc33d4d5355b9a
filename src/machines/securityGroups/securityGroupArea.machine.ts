import { enqueueActions, setup } from 'xstate'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { PersonAccess } from '../../domain/securityGroups/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { securityGroups } from './securityGroups.ts'

/** What one person may do, and by which group. System id: `personAccess`. */
export const personAccess = readingOf<{ readonly id: EmployeeId }, PersonAccess>('personAccess')

/**
 * The machines of permission management: the groups, and what one person may.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{groups, access}`. System id: that of the area, given by the root when the area opens; theirs are
 * `securityGroupList`, `personAccess`.
 */
export const securityGroupAreaMachine = setup({
  types: {} as { context: object; emitted: Toast; children: { groups: 'groups'; access: 'access' } },
  actors: { groups: securityGroups.machine, access: personAccess.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'securityGroupArea',
  context: {},
  type: 'parallel',
  states: {
    keeping: kept({ id: 'groups', src: 'groups', systemId: 'securityGroupList' }),
    looking: kept({ id: 'access', src: 'access', systemId: 'personAccess' }),
  },
})
