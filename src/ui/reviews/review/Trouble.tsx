import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { reviewPart } from '../../../machines/reviews/review/reviewPart.ts'
import { PartTrouble, type Theirs } from '../../app/writing/PartTrouble.tsx'

const theirsOf = (part: PartActor): Theirs | null => {
  const theirs = reviewPart.theirsIn(part.getSnapshot())
  if (theirs === null) return null
  if ('item' in theirs) return { by: 'Somebody', shown: theirs.note, mayKeepBoth: true }
  return { by: theirs.by.fullName, shown: theirs.text, mayKeepBoth: true }
}

/** What stands in the way of an answer or a note, while it is written. */
export const Trouble = ({ part }: { readonly part: PartActor | undefined }) =>
  part === undefined ? null : <PartTrouble part={part} theirs={theirsOf} />
