import { enqueueActions, setup } from 'xstate'
import { recordWording } from '../../../domain/reviews/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { downloadOf } from '../../kit/download.machine.ts'
import { kept } from '../../kit/kept.ts'
import { reviewMachine } from './review.machine.ts'
import type { OfFile } from './review.ports.ts'
import type { ReviewInput } from './reviewContext.ts'

/**
 * The machines of one review: the record with what is written in it, and its files on their way to the browser.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{record, file}`. System id: `reviews/review`, given by the root when the area opens; theirs are
 * `reviewRecord`, `reviewFile`.
 */
export const reviewFileDownload = downloadOf<OfFile>()

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
