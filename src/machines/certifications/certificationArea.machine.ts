import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { certificationsMachine } from './certifications.machine.ts'
import { certificationTypesMachine } from './certificationTypes.machine.ts'
import { certificationWindows, countsReading } from './certificationWindows.ts'
import { complianceReading } from './employeeCompliance.ts'
import { historyReading, matrixReading } from './readings.ts'

/**
 * All there is of certifications in one place: what is done with them, the list of everybody's with its counts, the types,
 * the matrix of requirements, the history of one type, and what a person owes.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Events: none of its own. Reads: `children.{list, windows, counts, types, matrix, history, owed}`. System id: `certifications`, given by the root
 * when the area opens; theirs are `certificationList`, `certificationWindows`, `certificationCounts`, `certificationTypes`, `certificationMatrix`, `certificationHistory`,
 * `certificationsOwed`.
 */
export interface CertificationAreaInput {
  readonly timeZone: string
}

const contextOf = ({ context }: { readonly context: CertificationAreaInput }) => context

export const certificationAreaMachine = setup({
  types: {} as {
    context: CertificationAreaInput
    input: CertificationAreaInput
    emitted: Toast
    children: {
      list: 'list'
      windows: 'windows'
      counts: 'counts'
      types: 'types'
      matrix: 'matrix'
      history: 'history'
      owed: 'owed'
    }
  },
  actors: {
    list: certificationsMachine,
    windows: certificationWindows.machine,
    counts: countsReading.machine,
    types: certificationTypesMachine,
    matrix: matrixReading.machine,
    history: historyReading.machine,
    owed: complianceReading.machine,
  },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'certificationArea',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    listing: kept({ id: 'list', src: 'list', systemId: 'certificationList', input: contextOf }),
    showing: kept({ id: 'windows', src: 'windows', systemId: 'certificationWindows' }),
    counting: kept({ id: 'counts', src: 'counts', systemId: 'certificationCounts' }),
    typing: kept({
      id: 'types',
      src: 'types',
      systemId: 'certificationTypes',
      input: contextOf,
    }),
    comparing: kept({ id: 'matrix', src: 'matrix', systemId: 'certificationMatrix' }),
    remembering: kept({ id: 'history', src: 'history', systemId: 'certificationHistory' }),
    owing: kept({ id: 'owed', src: 'owed', systemId: 'certificationsOwed' }),
  },
})
