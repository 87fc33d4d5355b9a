/** Documents, drawn one after the other in a thread of its own (`paper/printing.ts`). */
import type { PrintJob } from './printing.ts'

export default async (job: PrintJob): Promise<Uint8Array> => {
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
