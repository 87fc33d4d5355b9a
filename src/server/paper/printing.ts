import { Worker } from 'node:worker_threads'
import { Effect, Semaphore } from 'effect'

/** However many documents are wanted at once, they leave everybody else a processor. */
const oneAtATime = Semaphore.makeUnsafe(1)

/** By an area's own worker, beside the requests and not between them: a pack about ten thousand people takes seconds. */
export const printedBy =
  <Job>(workerFile: string) =>
  (job: Job): Effect.Effect<Uint8Array> =>
    oneAtATime.withPermits(1)(Effect.promise(() => printedBeside(workerFile, job)))

const printedBeside = async (workerFile: string, job: unknown): Promise<Uint8Array> => {
  const worker = new Worker(workerFile, { workerData: job })
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}
