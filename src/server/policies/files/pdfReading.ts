import { Worker } from 'node:worker_threads'
import { Effect, Result, Semaphore } from 'effect'
import type { PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { pdfWorkerFile } from '../../projectRoot.ts'
import type { PdfNews } from './pdfWorker.ts'

/** What no policy takes to read; a PDF that does was made to. */
const mostTime = 20_000
const mostMemory = { maxOldGenerationSizeMb: 512 }

/** However many files come at once, they leave everybody else a processor. */
const oneAtATime = Semaphore.makeUnsafe(1)

type Pages = Result.Result<number, PolicyFileProblem>

/** How many pages a stranger's PDF has, or why it is not taken. It is read beside the requests and not between them. */
export const pagesOf = (bytes: Uint8Array, time = mostTime): Effect.Effect<Pages> =>
  oneAtATime.withPermits(1)(Effect.promise(() => readBeside(bytes, time)))

const readBeside = async (bytes: Uint8Array, time: number): Promise<Pages> => {
  const worker = new Worker(pdfWorkerFile, { workerData: bytes, resourceLimits: mostMemory })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<Pages>((resolve, reject) => {
      worker.on('message', (news: PdfNews) => {
        if (news === 'reading') late = setTimeout(() => resolve(Result.fail('unreadable')), time)
        else resolve('pages' in news ? Result.succeed(news.pages) : Result.fail(news.problem))
      })
      // Out of memory is the file's doing; anything else is ours.
      worker.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(Result.fail('unreadable')) : reject(error),
      )
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
