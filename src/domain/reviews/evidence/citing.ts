/**
 * Evidence cited in what is being written (ours): a line of its own at the end of the text, which is taken out again the same
 * way. The text is saved as any other that is typed.
 */
import type { ItemId } from '../../kernel/ids.ts'
import { ANSWER_MAX, PART_MAX } from '../answers.ts'
import { NOTE_MAX } from '../review.fields.ts'
import { partIn, type Written, type WrittenAction, withPart } from '../writing.ts'

/** Where something can be cited. */
export type Noted = Exclude<Written, WrittenAction>

/** `part`: what an answer says about one goal, core value or position; null for the rest of it, and for a note. */
const textIn = (written: Noted, part: ItemId | null): string =>
  written.kind === 'point' ? written.note : part === null ? written.text : (partIn(written, part)?.text ?? '')

const withTextIn = (written: Noted, part: ItemId | null, text: string): Noted => {
  if (written.kind === 'point') return { ...written, note: text }
  return part === null ? { ...written, text } : withPart(written, part, { text })
}

const mostIn = ({ kind }: Noted, part: ItemId | null): number =>
  kind === 'point' ? NOTE_MAX : part === null ? ANSWER_MAX : PART_MAX

export const isCited = (written: Noted, part: ItemId | null, line: string): boolean =>
  textIn(written, part).split('\n').includes(line)

/** With the line at its end, or without it where it is there; null where there is no room for it. */
export const citing = (written: Noted, part: ItemId | null, line: string): Noted | null => {
  const text = textIn(written, part)
  if (isCited(written, part, line)) {
    const lines = text.split('\n')
    return withTextIn(written, part, lines.toSpliced(lines.lastIndexOf(line), 1).join('\n'))
  }
  const longer = text === '' || text.endsWith('\n') ? `${text}${line}` : `${text}\n${line}`
  return longer.length > mostIn(written, part) ? null : withTextIn(written, part, longer)
}
