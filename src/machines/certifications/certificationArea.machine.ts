import { enqueueActions, setup } from 'xstate'
import type { Listing } from '../../domain/certifications/listing.ts'
import { wording } from '../../domain/certifications/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { certificationsMachine } from './certifications.machine.ts'
import { certificationTypesMachine } from './certificationTypes.machine.ts'
import { certificationWindows, countsReading } from './certificationWindows.ts'
import { complianceReading } from './employeeCompliance.ts'
import { historyReading, matrixReading } from './readings.ts'

/**
 * All there is of certifications in one place: what is done with them, the list of everybody's with its counts, the types,
 * the matrix of requirements, the history of one type, what a person owes, and the list and the matrix as files.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Events: none of its own. Reads: `children.{list, windows, counts, types, matrix, history, owed, download}`. System id: `certifications`, given by the root
 * when the area opens; theirs are `certificationList`, `certificationWindows`, `certificationCounts`, `certificationTypes`, `certificationMatrix`, `certificationHistory`,
 * `certificationsOwed`, `certificationDownload`.
 */
export interface CertificationAreaInput {
  readonly timeZone: string
}

/** The list as it is narrowed, or the matrix. */
export const certificationDownload = downloadOf<{ readonly question: Listing | 'requirements' }>()

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
      download: 'download'
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
    download: certificationDownload.machine,
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
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'certificationDownload',
      input: { failure: wording.csvFailed },
    }),
  },
})
