/** Documents, drawn one after the other in a thread of its own (`paper/printing.ts`). */
import { drawn } from '../../paper/drawing.ts'
import { type PrintedPosition, positionPaper } from './positionPaper.ts'

export default (position: PrintedPosition): Promise<Uint8Array> => drawn(positionPaper(position))
