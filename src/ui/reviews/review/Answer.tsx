import type { Side } from '../../../domain/checkIns/access.ts'
import type { AskedQuestion, Answer as Said } from '../../../domain/reviews/answers.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { answerIn, isAnswered } from '../../../domain/reviews/writing.ts'
import { Badge } from '../../kit/Badge.tsx'
import { slot } from '../../kit/classes.ts'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

interface AnswerProps {
  readonly review: PerformanceReview
  readonly question: AskedQuestion
  readonly side: Side
  /** Above it, where both stand beside each other. */
  readonly label?: string
}

/** What a side has said to a question, to be read. */
export const Answer = ({ review, question, side, label }: AnswerProps) => {
  const answer = answerIn(review, question.id, side)
  return (
    <div className={slot('meeting', 'answer')}>
      {label === undefined ? null : <Text style="label">{label}</Text>}
      {answer === null || !isAnswered(answer) ? (
        <Text tone="muted">No answer</Text>
      ) : (
        <Stack gap={2}>
          <Words question={question} answer={answer} />
          {question.parts
            .filter(({ id }) => answer.parts.some((part) => part.id === id))
            .map(({ id, name }) => (
              <div key={id} className={slot('meeting', 'more')}>
                <Text as="span" style="small" tone="muted">
                  <bdi>{name}</bdi>
                </Text>
                <Words question={question} answer={answer.parts.find((part) => part.id === id)} />
              </div>
            ))}
        </Stack>
      )}
    </div>
  )
}

interface WordsProps {
  readonly question: AskedQuestion
  readonly answer: Pick<Said, 'text' | 'chosen'> | undefined
}

const Words = ({ question: { choices }, answer }: WordsProps) => {
  if (answer === undefined) return null
  const { chosen, text } = answer
  return (
    <>
      {chosen === null ? null : (
        <span>
          <Badge tone="accent">{choices[chosen - 1] ?? chosen}</Badge>
        </span>
      )}
      {text.trim() === '' ? null : <Text lines="kept">{text}</Text>}
    </>
  )
}
