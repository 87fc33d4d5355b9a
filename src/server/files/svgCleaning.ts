import { svgWorkerFile } from '../projectRoot.ts'
import { readerBeside } from './readBeside.ts'
import type { SvgProblem } from './svg.ts'

/**
 * A stranger's SVG without what could run or load. A document of two megabytes can keep its reader busy; nothing of that is
 * loaded before the first SVG arrives.
 */
export const cleanSvg = readerBeside<string, SvgProblem>({
  worker: svgWorkerFile,
  mostTime: 10_000,
  mostMemoryMb: 384,
  tooHard: 'unsafeSvg',
})
