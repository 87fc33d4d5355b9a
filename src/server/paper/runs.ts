import type { Face } from './fonts.ts'
import type { Span } from './lines.ts'
import type { Run } from './paper.ts'

/** Where a line ends by what was written, and not for want of room. */
export const paragraphsOf = (runs: ReadonlyArray<Run>): ReadonlyArray<ReadonlyArray<Span>> => {
  const paragraphs: Array<Array<Span>> = [[]]
  for (const run of runs) {
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) paragraphs.push([])
      if (text !== '')
        paragraphs.at(-1)?.push({ text, face: faceOf(run), isUnderlined: run.isUnderlined === true, link: run.link })
    })
  }
  return paragraphs
}

const faceOf = ({ isStrong, isEmphasised }: Run): Face =>
  isStrong === true ? (isEmphasised === true ? 'both' : 'strong') : isEmphasised === true ? 'emphasised' : 'regular'
