import { meetingPart } from '../../../machines/checkIns/meetingPart.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { PartTrouble, type Theirs } from '../../app/writing/PartTrouble.tsx'

const theirsOf = (part: PartActor): Theirs | null => {
  const theirs = meetingPart.theirsIn(part.getSnapshot())
  return theirs && { by: theirs.by, shown: theirs.text, mayKeepBoth: !('kind' in theirs) }
}

/** What stands in the way of a part of a check-in, while it is written. */
export const Trouble = ({ part }: { readonly part: PartActor | undefined }) =>
  part === undefined ? null : <PartTrouble part={part} theirs={theirsOf} />
