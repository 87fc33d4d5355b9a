import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import type { RequestsOf } from './changeRequests.ports.ts'

/** The changes that somebody has asked for, as far as they are for the reader. System id: `changeRequestsRead`. */
export const requestsReading = readingOf<RequestsOf, ReadonlyArray<ChangeRequest>>('changeRequestsRead')

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly changeRequestsRead: ReadingEvent
  }
}
