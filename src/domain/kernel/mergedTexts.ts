/** How two texts become one (ours): two who write do not overwrite each other, and nothing of either is lost. */
import { applyPatch, structuredPatch } from 'diff'

interface Three {
  /** As it was when I began. */
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/**
 * The lines of the one put into the other; null where they meet, and somebody has to decide. A line beside one that was
 * changed is its anchor, and so is a line it takes the place of; a new line that has neither is left to us. Two who began at
 * once have both.
 */
export const mergedTexts = ({ base, mine, theirs }: Three, max: number): string | null => {
  const short = (text: string): string | null => (text.length > max ? null : text)
  if (mine === base) return theirs
  if (theirs === base) return mine
  if (base.trim() === '') return short(`${theirs}\n\n${mine}`)
  const lines = [
    putInto(mine, base, theirs, 1),
    putInto(theirs, base, mine, 1),
    putInto(mine, base, theirs, 0),
    putInto(theirs, base, mine, 0),
  ].find((one) => one !== null)
  return lines === undefined ? null : short(lines)
}

const putInto = (text: string, base: string, changed: string, context: number): string | null => {
  const patch = structuredPatch('', '', `${base}\n`, `${changed}\n`, '', '', { context })
  if (context === 0 && !patch.hunks.every(({ lines }) => lines.some((line) => /^-.*\S/.test(line)))) return null
  const both = applyPatch(`${text}\n`, patch, { autoConvertLineEndings: false })
  return both === false ? null : both.replace(/\n$/, '')
}
