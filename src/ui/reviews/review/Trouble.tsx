import type { AskedQuestion } from '../../../domain/reviews/answers.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { reviewPart } from '../../../machines/reviews/review/reviewPart.ts'
import { PartTrouble } from '../../app/writing/PartTrouble.tsx'
import { answerText } from '../answerText.ts'

interface TroubleProps {
  readonly part: PartActor | undefined
  /** What is answered; null of a note. */
  readonly question: AskedQuestion | null
}

/** What stands in the way of an answer or a note, while it is written. */
export const Trouble = ({ part, question }: TroubleProps) =>
  part === undefined ? null : (
    <PartTrouble
      part={part}
      theirs={(of) => {
        const theirs = reviewPart.theirsIn(of.getSnapshot())
        if (theirs === null) return null
        if ('owner' in theirs) return { by: null, shown: theirs.text, mayKeepBoth: false }
        return 'item' in theirs
          ? { by: null, shown: theirs.note, mayKeepBoth: true }
          : { by: theirs.by, shown: question && answerText(question, theirs), mayKeepBoth: true }
      }}
    />
  )
