import { Effect } from 'effect'
import Piscina from 'piscina'

/** So long a thread waits for another document, with the fonts that the last one took a second to load. */
const MINUTE = 60_000

/**
 * By an area's own worker, beside the requests and not between them: a pack about ten thousand people takes seconds. One
 * document of an area at a time, so that however many are wanted, everybody else has a processor.
 */
export const printedBy = <Job>(workerFile: string): ((job: Job) => Effect.Effect<Uint8Array>) => {
  const pool = new Piscina<Job, Uint8Array>({ filename: workerFile, minThreads: 0, maxThreads: 1, idleTimeout: MINUTE })
  return (job) => Effect.promise(() => pool.run(job))
}
