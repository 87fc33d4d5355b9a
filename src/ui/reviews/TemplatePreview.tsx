import type { SectionOf } from '../../domain/checkIns/template.fields.ts'
import { askedOfGroup, feedbackGroups } from '../../domain/reviews/feedback/groups.ts'
import { askedOfGroupNames } from '../../domain/reviews/feedback/wording.ts'
import { kindNames } from '../../domain/reviews/questionKinds.ts'
import { isRated, type Question, type QuestionDraft } from '../../domain/reviews/template.fields.ts'
import { TemplatePreview as Preview } from '../app/templates/TemplatePreview.tsx'
import { Text } from '../kit/Text.tsx'

type Shown = Question | QuestionDraft

/** How it is answered: by which steps, and how much it counts. */
const Answered = ({ question }: { readonly question: Shown }) => {
  const { help, kind, choices, weight } = question
  const steps = choices
    .map((step) => (typeof step === 'string' ? step : step.name.trim()))
    .filter((name) => name !== '')
    .join(', ')
  return (
    <>
      {help.trim() === '' ? null : (
        <Text as="p" style="small">
          {help}
        </Text>
      )}
      <Text as="p" style="small" tone="muted">
        {steps === '' ? kindNames[kind] : `${kindNames[kind]}: ${steps}`}
        {isRated(question) ? ` · weight ${weight}` : null}
      </Text>
    </>
  )
}

const answered = (question: Shown) => <Answered question={question} />

/** What each of the two is asked in a review, and the others, where they are asked anything. */
export const TemplatePreview = ({ sections }: { readonly sections: ReadonlyArray<SectionOf<Shown>> }) => {
  const others = feedbackGroups
    .map((group) => ({ title: askedOfGroupNames[group], sections: askedOfGroup(sections, group) }))
    .filter((group) => group.sections.length > 0)
  return <Preview sections={sections} others={others} answered={answered} />
}
