import { Worker } from 'node:worker_threads'
import { Effect, Result, Semaphore } from 'effect'
import { svgWorkerFile } from '../projectRoot.ts'
import type { SvgProblem } from './svg.ts'
import type { SvgNews } from './svgWorker.ts'

/** What nobody's logo takes to read; a drawing that does was made to. */
const mostTime = 10_000
const mostMemory = { maxOldGenerationSizeMb: 384 }

/** However many drawings come at once, they leave everybody else a processor. */
const oneAtATime = Semaphore.makeUnsafe(1)

type Cleaned = Result.Result<string, SvgProblem>

/**
 * A stranger's SVG without what could run or load. It is read beside the requests and not between them, because a
 * document of two megabytes can keep its reader busy; nothing of that is loaded before the first SVG arrives.
 */
export const cleanSvg = (bytes: Uint8Array, time = mostTime): Effect.Effect<Cleaned> =>
  oneAtATime.withPermits(1)(Effect.promise(() => cleanedBeside(bytes, time)))

const cleanedBeside = async (bytes: Uint8Array, time: number): Promise<Cleaned> => {
  const worker = new Worker(svgWorkerFile, { workerData: bytes, resourceLimits: mostMemory })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<Cleaned>((resolve, reject) => {
      worker.on('message', (news: SvgNews) => {
        if (news === 'reading') late = setTimeout(() => resolve(Result.fail('unsafeSvg')), time)
        else resolve('drawing' in news ? Result.succeed(news.drawing) : Result.fail(news.problem))
      })
      // Out of memory is the drawing's doing; anything else is ours.
      worker.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(Result.fail('unsafeSvg')) : reject(error),
      )
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
