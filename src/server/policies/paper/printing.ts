import { Worker } from 'node:worker_threads'
import { Effect, Semaphore } from 'effect'
import type { Evidence } from '../../../domain/policies/evidence.ts'
import { paperWorkerFile } from '../../projectRoot.ts'
import type { PrintedPolicy } from './policyPaper.ts'

export type PrintJob =
  | { readonly kind: 'policy'; readonly policy: PrintedPolicy }
  | { readonly kind: 'evidence'; readonly evidence: Evidence; readonly logo: Uint8Array | undefined }
  | { readonly kind: 'register'; readonly evidence: Evidence }

/** However many documents are wanted at once, they leave everybody else a processor. */
const oneAtATime = Semaphore.makeUnsafe(1)

/** Drawn beside the requests and not between them: a pack about ten thousand people takes seconds. */
export const printed = (job: PrintJob): Effect.Effect<Uint8Array> =>
  oneAtATime.withPermits(1)(Effect.promise(() => printedBeside(job)))

const printedBeside = async (job: PrintJob): Promise<Uint8Array> => {
  const worker = new Worker(paperWorkerFile, { workerData: job })
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}
