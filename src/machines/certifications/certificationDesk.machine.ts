import { type ActorRefFrom, setup } from 'xstate'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { certificationsMachine } from './certifications.machine.ts'
import { certificationTypesMachine } from './certificationTypes.machine.ts'
import { complianceReading } from './employeeCompliance.ts'
import { historyReading, matrixReading } from './readings.ts'

/**
 * All there is of certifications in one place: the list, the types, the matrix of requirements, the history of
 * one type, and what a person owes.
 *
 * Rules it keeps: one that breaks begins anew and leaves the others.
 *
 * Events: none of its own. Reads: `children.{list, types, matrix, history, owed}`. System id: `certifications`, given by the root
 * when the area opens; theirs are `certificationList`, `certificationTypes`, `certificationMatrix`, `certificationHistory`,
 * `certificationsOwed`.
 */
export interface CertificationDeskInput {
  readonly tenantId: TenantId
  readonly timeZone: string
}

export const certificationDeskMachine = setup({
  types: {} as {
    context: CertificationDeskInput
    input: CertificationDeskInput
    children: { list: 'list'; types: 'types'; matrix: 'matrix'; history: 'history'; owed: 'owed' }
  },
  actors: {
    list: certificationsMachine,
    types: certificationTypesMachine,
    matrix: matrixReading.machine,
    history: historyReading.machine,
    owed: complianceReading.machine,
  },
}).createMachine({
  id: 'certificationDesk',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    listing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'list',
            src: 'list',
            systemId: 'certificationList',
            input: ({ context }) => context,
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    typing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'types',
            src: 'types',
            systemId: 'certificationTypes',
            input: ({ context: { tenantId } }) => ({ tenantId }),
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    comparing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'matrix',
            src: 'matrix',
            systemId: 'certificationMatrix',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    remembering: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'history',
            src: 'history',
            systemId: 'certificationHistory',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    owing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'owed',
            src: 'owed',
            systemId: 'certificationsOwed',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
  },
})

export type CertificationDeskActor = ActorRefFrom<typeof certificationDeskMachine>
