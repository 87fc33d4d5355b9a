/** Reports, drawn one after the other in a thread of its own (`paper/printing.ts`). */
import { drawn } from '../../paper/drawing.ts'
import { type PrintedReview, reviewPaper } from './reviewPaper.ts'

export default (job: PrintedReview): Promise<Uint8Array> => drawn(reviewPaper(job))
