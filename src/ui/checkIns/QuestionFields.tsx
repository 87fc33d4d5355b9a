import {
  answerNames,
  askedNames,
  blankQuestion,
  QUESTIONS_MOST,
  type Question,
  questionFields,
} from '../../domain/checkIns/template.fields.ts'
import type { QuestionProps, Questions } from '../app/templates/SectionsField.tsx'
import { slot } from '../kit/classes.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextArea } from '../kit/TextArea.tsx'

const { text, asked, kind } = questionFields.fields

const QuestionFields = ({ question, isTried, onChange }: QuestionProps<Question>) => (
  <div className={slot('outline', 'fields')}>
    <TextArea
      label={text.label}
      required
      oneLine
      value={question.text}
      maxLength={text.max}
      error={(isTried && text.problem(question.text)) || undefined}
      onChange={(typed) => onChange({ text: typed })}
    />
    <SelectField
      label={asked.label}
      value={question.asked}
      choices={namedChoices(askedNames)}
      onChange={(value) => onChange({ asked: value as Question['asked'] })}
    />
    <SelectField
      label={kind.label}
      value={question.kind}
      choices={namedChoices(answerNames)}
      onChange={(value) => onChange({ kind: value as Question['kind'] })}
    />
  </div>
)

export const questions: Questions<Question> = { most: QUESTIONS_MOST, blank: blankQuestion, Fields: QuestionFields }
