/** One document, drawn in a thread of its own, which `paper/printing.ts` begins and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PrintJob } from './printing.ts'

const bytesOf = async (job: PrintJob): Promise<Uint8Array> => {
  if (job.kind === 'labels') {
    const { drawnLabels } = await import('./labelSheets.ts')
    return drawnLabels(job)
  }
  const [{ drawn }, { handoverPaper }] = await Promise.all([
    import('../../paper/drawing.ts'),
    import('./handoverPaper.ts'),
  ])
  return drawn(handoverPaper(job.handover))
}

parentPort?.postMessage(await bytesOf(workerData as PrintJob))
