import { createContext, use } from 'react'
import { isAboutEach, kindNames, type QuestionKind } from '../../domain/reviews/questionKinds.ts'
import { settingsFields } from '../../domain/reviews/settings.fields.ts'
import {
  askedNames,
  blankQuestion,
  isRated,
  ofKind,
  othersNames,
  QUESTIONS_MOST,
  type QuestionDraft,
  questionFields,
} from '../../domain/reviews/template.fields.ts'
import type { QuestionProps, Questions } from '../app/templates/SectionsField.tsx'
import { slot } from '../kit/classes.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { StepsField } from './StepsField.tsx'

/** The steps a scale begins with (`domain/reviews/settings.fields.ts`). */
export const ScaleContext = createContext<ReadonlyArray<string>>(settingsFields.toSaved(settingsFields.blank).scale)

const stepsLabel = (kind: QuestionKind): string =>
  kind === 'choice'
    ? 'To choose from'
    : isAboutEach(kind)
      ? 'Rating steps, lowest first. Leave empty for a text answer'
      : 'Steps, lowest first'

const QuestionFields = ({ question, isTried, onChange }: QuestionProps<QuestionDraft>) => {
  const fields: RecordFields<QuestionDraft> = {
    fields: questionFields.fields,
    draft: question,
    problems: isTried ? questionFields.problems(question) : {},
    change: onChange,
    leave: () => () => {},
  }
  const { kind, asked, others, choices } = question
  const scale = use(ScaleContext)
  return (
    <div className={slot('outline', 'fields')}>
      <TextArea {...boundTo(fields, 'text')} oneLine />
      <SelectField
        label={questionFields.fields.asked.label}
        value={asked}
        choices={namedChoices(askedNames)}
        onChange={(value) => onChange({ asked: value as QuestionDraft['asked'] })}
      />
      <SelectField
        label={questionFields.fields.others.label}
        value={others}
        choices={namedChoices(othersNames)}
        error={fields.problems.others}
        hint="For people chosen once the review has started."
        onChange={(value) => onChange({ others: value as QuestionDraft['others'] })}
      />
      <SelectField
        label={questionFields.fields.kind.label}
        value={kind}
        choices={namedChoices(kindNames)}
        onChange={(value) => onChange(ofKind(value as QuestionKind, question, scale))}
      />
      {kind === 'text' ? null : (
        <div className={slot('outline', 'whole')}>
          <StepsField
            label={stepsLabel(kind)}
            one={kind === 'choice' ? 'Choice' : 'Step'}
            steps={choices}
            error={fields.problems.choices}
            onChange={(steps) => onChange({ choices: steps })}
          />
        </div>
      )}
      {isRated(question) ? (
        <TextField {...boundTo(fields, 'weight')} hint="Weight in the score. 0 means it does not count." />
      ) : null}
      <div className={slot('outline', 'whole')}>
        <TextArea {...boundTo(fields, 'help')} hint="Shown below the question." oneLine />
      </div>
    </div>
  )
}

export const questions: Questions<QuestionDraft> = {
  most: QUESTIONS_MOST,
  blank: blankQuestion,
  Fields: QuestionFields,
}
