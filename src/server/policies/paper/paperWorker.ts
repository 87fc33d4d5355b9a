/** Documents, drawn one after the other in a thread of its own (`paper/printing.ts`). */
import { evidencePaper } from '../evidence/evidencePaper.ts'
import { registerOf } from '../evidence/register.ts'
import type { PrintJob } from './printing.ts'

export default async (job: PrintJob): Promise<Uint8Array> => {
  if (job.kind === 'register') return registerOf(job.evidence).bytes
  const [{ drawn }, { policyPaper }] = await Promise.all([import('../../paper/drawing.ts'), import('./policyPaper.ts')])
  return drawn(
    job.kind === 'policy'
      ? policyPaper(job.policy)
      : evidencePaper(job.evidence, registerOf(job.evidence).sha256, job.logo),
  )
}
