import { useId } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import type { Question } from '../../../domain/checkIns/template.fields.ts'
import { denials } from '../../../domain/checkIns/wording.ts'
import { answerName, textIn } from '../../../domain/checkIns/writing.ts'
import { Steps } from '../../app/writing/Steps.tsx'
import { slot } from '../../kit/classes.ts'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { useClosed, useMeeting, usePart, useSide, useTyped } from './area.ts'
import { MeetingText } from './MeetingText.tsx'
import { Trouble } from './Trouble.tsx'

/** The questions of its template, and what each side answers beside what the other does. */
export const Answers = ({ checkIn }: { readonly checkIn: CheckIn }) =>
  checkIn.sections.map(({ id, title, questions }) => (
    <Section key={id} title={title}>
      {questions.map((question) => (
        <Asked key={question.id} checkIn={checkIn} question={question} />
      ))}
    </Section>
  ))

const Asked = ({ checkIn, question }: { readonly checkIn: CheckIn; readonly question: Question }) => {
  const id = useId()
  const asked = sides.filter((side) => question.asked === 'both' || question.asked === side)
  return (
    <fieldset className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{question.text}</span>
      </Text>
      <div className={slot('meeting', 'beside')}>
        {asked.map((side) => (
          <Answer key={side} checkIn={checkIn} question={question} side={side} />
        ))}
      </div>
    </fieldset>
  )
}

interface AnswerProps {
  readonly checkIn: CheckIn
  readonly question: Question
  readonly side: Side
}

/** Each side writes its own. */
const Answer = ({ checkIn, question, side }: AnswerProps) => {
  const own = useSide(checkIn)
  const closed = useClosed(checkIn)
  const name = answerName(question.id, side)
  const label = own === side ? 'Your answer' : checkIn[side].fullName
  const why = own === side ? closed : denials.notYourSide
  return question.kind === 'scale' ? (
    <Scale checkIn={checkIn} name={name} label={label} closed={why} />
  ) : (
    <MeetingText checkIn={checkIn} name={name} label={label} closed={why} nothing="No answer" />
  )
}

interface ScaleProps {
  readonly checkIn: CheckIn
  readonly name: string
  readonly label: string
  readonly closed: string | undefined
}

const steps = ['1', '2', '3', '4', '5'] as const

/** From 1 to 5, saved as it is chosen. */
const Scale = ({ checkIn, name, label, closed }: ScaleProps) => {
  const meeting = useMeeting()
  const part = usePart(name)
  const chosen = useTyped(part)?.text ?? textIn(checkIn, name)?.text ?? ''
  return (
    <div className={slot('meeting', 'answer')}>
      <Steps
        {...{ label, steps }}
        chosen={steps.indexOf(chosen as (typeof steps)[number]) + 1}
        closed={closed !== undefined}
        onChoose={(step) => meeting.send({ type: 'part.typed', key: name, content: { kind: 'text', text: `${step}` } })}
      />
      <Trouble part={part} />
    </div>
  )
}
