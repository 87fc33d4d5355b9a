import { type ReactNode, useId } from 'react'
import { ANSWER_MAX, type AskedQuestion, PART_MAX, type Part } from '../../domain/reviews/answers.ts'
import type { ReviewAnswer } from '../../domain/reviews/nouns.ts'
import { isAboutEach } from '../../domain/reviews/questionKinds.ts'
import { partIn, type WrittenAnswer, withPart } from '../../domain/reviews/writing.ts'
import type { PartActor } from '../../machines/kit/part.machine.ts'
import { Steps } from '../app/writing/Steps.tsx'
import { SavingState, WrittenText } from '../app/writing/WrittenText.tsx'
import { slot } from '../kit/classes.ts'
import { Text } from '../kit/Text.tsx'

/** Into which text something may be cited. */
interface Into {
  readonly part: Part['id'] | null
  readonly name: string
}

interface QuestionFormProps {
  readonly question: AskedQuestion
  readonly answer: WrittenAnswer
  /** While it is written. */
  readonly part: PartActor | undefined
  readonly savedUtc: ReviewAnswer['updatedUtc'] | null
  /** What stands in the way of its saving. */
  readonly trouble: ReactNode
  /** Below each text. */
  readonly beside?: (into: Into) => ReactNode
  readonly onWrite: (answer: WrittenAnswer) => void
}

/** A question with its answer as it is written, which saves itself. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { question, answer, part, savedUtc, trouble, beside, onWrite } = props
  const id = useId()
  const isEach = isAboutEach(question.kind)
  const saving = { part, savedUtc }
  return (
    <fieldset className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{question.text}</span>
      </Text>
      {question.help === '' ? null : (
        <Text tone="muted" lines="kept">
          {question.help}
        </Text>
      )}
      {isEach || question.choices.length === 0 ? null : (
        <Steps
          label={question.kind === 'scale' ? 'Your rating' : 'Your choice'}
          steps={question.choices}
          chosen={answer.chosen}
          closed={false}
          onChoose={(chosen) => onWrite({ ...answer, chosen })}
        />
      )}
      {isEach ? question.parts.map((one) => <AboutPart key={one.id} {...props} one={one} />) : null}
      {isEach && question.parts.length > 0 ? (
        <SavingState {...saving} />
      ) : (
        <>
          <WrittenText
            label={question.kind === 'text' || isEach ? 'Your answer' : 'Your comment'}
            text={answer.text}
            maxLength={ANSWER_MAX}
            closed={undefined}
            onType={(text) => onWrite({ ...answer, text })}
            trouble={null}
            {...saving}
          />
          {beside?.({ part: null, name: question.text })}
        </>
      )}
      {trouble}
    </fieldset>
  )
}

/** What is said about one goal, core value or position. */
const AboutPart = ({
  question: { choices },
  answer,
  one: { id, name },
  beside,
  onWrite,
}: QuestionFormProps & { readonly one: Part }) => {
  const said = partIn(answer, id)
  return (
    <div className={slot('meeting', 'answer')}>
      {choices.length === 0 ? null : (
        <Steps
          label={name}
          steps={choices}
          chosen={said?.chosen ?? null}
          closed={false}
          onChoose={(chosen) => onWrite(withPart(answer, id, { chosen }))}
        />
      )}
      <WrittenText
        label={choices.length === 0 ? name : `Your comment on ${name}`}
        labelHidden={choices.length > 0}
        placeholder={choices.length === 0 ? '' : 'Your comment'}
        text={said?.text ?? ''}
        maxLength={PART_MAX}
        closed={undefined}
        onType={(text) => onWrite(withPart(answer, id, { text }))}
        trouble={null}
        part={undefined}
        savedUtc={null}
      />
      {beside?.({ part: id, name })}
    </div>
  )
}
