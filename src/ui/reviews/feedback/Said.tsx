import { useId } from 'react'
import type { AskedQuestion, AskedSection } from '../../../domain/reviews/answers.ts'
import { askedOfGroup } from '../../../domain/reviews/feedback/groups.ts'
import type { FeedbackOfGroup, FeedbackTally, ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { groupNames, tooFewWords, writtenAverage } from '../../../domain/reviews/feedback/wording.ts'
import { Badge } from '../../kit/Badge.tsx'
import { slot } from '../../kit/classes.ts'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

interface SaidProps {
  readonly sections: ReadonlyArray<AskedSection>
  readonly feedback: ReviewFeedback
  /** Above stands how many of each group answered: of whom nothing is shown, nothing more is said. */
  readonly isCounted?: boolean
}

/** What each group said, question by question. */
export const Said = ({ sections, feedback, isCounted = false }: SaidProps) => {
  const asked = feedback.groups.filter((group) => group.asked > 0)
  return asked
    .filter(({ answered }) => answered !== null || !isCounted)
    .map((group) => (
      <GroupSaid key={group.group} {...{ sections, feedback, group }} isNamed={!isCounted || asked.length > 1} />
    ))
}

interface GroupSaidProps extends Omit<SaidProps, 'isCounted'> {
  readonly group: FeedbackOfGroup
  readonly isNamed: boolean
}

const GroupSaid = ({ sections, feedback, group, isNamed }: GroupSaidProps) => {
  const id = useId()
  return (
    <section {...(isNamed ? { 'aria-labelledby': id } : { 'aria-label': groupNames[group.group] })}>
      <Stack gap={3}>
        {isNamed ? (
          <Text id={id} style="label" tone="muted">
            {groupNames[group.group]}
          </Text>
        ) : null}
        {group.answered === null ? (
          <Text tone="muted">{tooFewWords(feedback)}</Text>
        ) : (
          askedOfGroup(sections, group.group)
            .flatMap(({ questions }) => questions)
            .map((question) => <QuestionSaid key={question.id} question={question} group={group} />)
        )}
      </Stack>
    </section>
  )
}

const QuestionSaid = ({ question, group }: { readonly question: AskedQuestion; readonly group: FeedbackOfGroup }) => {
  const id = useId()
  const said = group.said.find(({ questionId }) => questionId === question.id)
  if (said === undefined) return null
  const isEach = question.parts.length > 0
  return (
    <section className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{question.text}</span>
      </Text>
      {isEach ? null : <Tally question={question} tally={said} />}
      {question.parts.map(({ id: partId, name }) => {
        const part = said.parts.find((one) => one.id === partId)
        return part === undefined ? null : (
          <div key={partId} className={slot('meeting', 'answer')}>
            <Text style="label">
              <bdi>{name}</bdi>
            </Text>
            <Tally question={question} tally={part} />
          </div>
        )
      })}
    </section>
  )
}

const Tally = ({ question, tally }: { readonly question: AskedQuestion; readonly tally: FeedbackTally }) => {
  const { counts, average, texts } = tally
  const isAnswered = texts.length > 0 || counts.some((count) => count > 0)
  if (!isAnswered) return <Text tone="muted">No answer</Text>
  return (
    <Stack gap={2}>
      {counts.every((count) => count === 0) ? null : (
        <div className={slot('meeting', 'more')}>
          {question.choices.map((name, at) => (
            <Badge key={name} tone={(counts[at] ?? 0) > 0 ? 'accent' : 'neutral'}>
              {name}: {counts[at]}
            </Badge>
          ))}
          {average === null ? null : (
            <Text as="span" style="small" tone="muted">
              {writtenAverage(average, question.choices.length)}
            </Text>
          )}
        </div>
      )}
      {texts.length === 0 ? null : (
        <ul className={slot('outline', 'items')} aria-label={`Answers to ${question.text}`}>
          {texts.map(({ text, by }, at) => (
            // They have no name and no id.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the server, and never another.
            <li key={at} className={slot('meeting', 'answer')}>
              <Text lines="kept">{text}</Text>
              {by === null ? null : (
                <Text as="span" style="small" tone="muted">
                  {by.fullName}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
