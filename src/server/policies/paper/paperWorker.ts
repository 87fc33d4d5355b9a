/** One document, drawn in a thread of its own, which `paper/printing.ts` begins and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { evidencePaper } from '../evidence/evidencePaper.ts'
import { registerOf } from '../evidence/register.ts'
import type { PrintJob } from './printing.ts'

const bytesOf = async (job: PrintJob): Promise<Uint8Array> => {
  if (job.kind === 'register') return registerOf(job.evidence).bytes
  const [{ drawn }, { policyPaper }] = await Promise.all([import('../../paper/drawing.ts'), import('./policyPaper.ts')])
  return drawn(
    job.kind === 'policy'
      ? policyPaper(job.policy)
      : evidencePaper(job.evidence, registerOf(job.evidence).sha256, job.logo),
  )
}

parentPort?.postMessage(await bytesOf(workerData as PrintJob))
