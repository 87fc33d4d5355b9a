/**
 * What strangers send is read in a thread of its own, beside the requests and not between them: one after the other, so that
 * everybody else has a processor left, and neither for ever nor in all the memory there is.
 */
import { Worker } from 'node:worker_threads'
import { Effect, Result, Semaphore } from 'effect'

/** Of the worker: everything is loaded, and the reading begins; then how it ended. */
export type ReadingNews<Read, Problem> = 'reading' | { readonly read: Read } | { readonly problem: Problem }

interface Reading<Problem> {
  readonly worker: string
  /** What nobody's file takes to read; one that does was made to. */
  readonly mostTime: number
  readonly mostMemoryMb: number
  /** What is said of one that takes more. */
  readonly tooHard: Problem
}

export const readerBeside = <Read, Problem>(reading: Reading<Problem>) => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  return (bytes: Uint8Array, time = reading.mostTime): Effect.Effect<Result.Result<Read, Problem>> =>
    oneAtATime.withPermits(1)(Effect.promise(() => readBeside<Read, Problem>(bytes, time, reading)))
}

const readBeside = async <Read, Problem>(
  bytes: Uint8Array,
  time: number,
  { worker: file, mostMemoryMb, tooHard }: Reading<Problem>,
): Promise<Result.Result<Read, Problem>> => {
  const worker = new Worker(file, { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<Result.Result<Read, Problem>>((resolve, reject) => {
      worker.on('message', (news: ReadingNews<Read, Problem>) => {
        if (news === 'reading') late = setTimeout(() => resolve(Result.fail(tooHard)), time)
        else resolve('read' in news ? Result.succeed(news.read) : Result.fail(news.problem))
      })
      // Out of memory is the file's doing; anything else is ours.
      worker.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(Result.fail(tooHard)) : reject(error),
      )
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
