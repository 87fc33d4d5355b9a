import { Effect } from 'effect'
import type { Piscina } from 'piscina'

/** So long the thread waits for another document, with the fonts that the last one took a second to load. */
const MINUTE = 60_000

/** One thread for all areas: however many documents are wanted at once, they leave everybody else a processor. */
let thread: Promise<Piscina<unknown, Uint8Array>> | undefined
const opened = (): Promise<Piscina<unknown, Uint8Array>> => {
  thread ??= import('piscina').then(({ Piscina }) => new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: MINUTE }))
  return thread
}

/** By an area's own worker, beside the requests and not between them: a pack about ten thousand people takes seconds. */
export const printedBy =
  <Job>(workerFile: string) =>
  (job: Job): Effect.Effect<Uint8Array> =>
    Effect.promise(async () => (await opened()).run(job, { filename: workerFile }))
