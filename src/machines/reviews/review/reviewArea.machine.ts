import { enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { downloadOf } from '../../kit/download.machine.ts'
import { kept } from '../../kit/kept.ts'
import type { Port } from '../../kit/port.ts'
import { reviewMachine } from './review.machine.ts'
import type { OfFile, OfReport, ReviewPorts } from './review.ports.ts'
import type { ReviewInput } from './reviewContext.ts'

/**
 * The machines of one review: the record with what is written in it, and its files and its report on their way to the browser.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{record, file}`. System id: `reviews/review`, given by the root when the area opens; theirs are
 * `reviewRecord`, `reviewFile`.
 */
export const reviewFileDownload = downloadOf<OfFile | OfReport>()

/** One port for its files and its report. */
export const downloading =
  ({
    downloadFile,
    downloadReport,
  }: Pick<ReviewPorts, 'downloadFile' | 'downloadReport'>): Port<OfFile | OfReport, void, Failure> =>
  (asked, signal) =>
    'file' in asked ? downloadFile(asked, signal) : downloadReport(asked, signal)

export const reviewRecordAreaMachine = setup({
  types: {} as {
    context: ReviewInput
    input: ReviewInput
    emitted: Toast
    children: { record: 'record'; file: 'file' }
  },
  actors: { record: reviewMachine, file: reviewFileDownload.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'reviewRecordArea',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    record: kept({
      id: 'record',
      src: 'record',
      systemId: 'reviewRecord',
      input: ({ context }: { context: ReviewInput }) => context,
    }),
    fetching: kept({
      id: 'file',
      src: 'file',
      systemId: 'reviewFile',
      input: { failure: recordWording.fileFailed },
    }),
  },
})
