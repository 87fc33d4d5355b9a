import { useSelector } from '@xstate/react'
import type { SectionOf } from '../../domain/checkIns/template.fields.ts'
import type { ReviewTemplateId } from '../../domain/kernel/ids.ts'
import { askedOfGroup, feedbackGroups } from '../../domain/reviews/feedback/groups.ts'
import { askedOfGroupNames } from '../../domain/reviews/feedback/wording.ts'
import type { PerformanceReviewTemplate } from '../../domain/reviews/nouns.ts'
import { kindNames } from '../../domain/reviews/questionKinds.ts'
import { isRated, type Question, type QuestionDraft } from '../../domain/reviews/template.fields.ts'
import { pathTo } from '../../domain/session/places.ts'
import { reviewTemplates } from '../../machines/reviews/templates.ts'
import { TemplatePreview as Preview } from '../app/templates/TemplatePreview.tsx'
import { Button } from '../kit/Button.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import type { RecordFields } from '../kit/RecordForm.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'
import { useTemplates } from './area.ts'

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
        {isRated(question) ? `\u00a0· weight ${weight}` : null}
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

interface TemplateFieldProps {
  readonly fields: RecordFields<{ readonly templateId: ReviewTemplateId | null }>
}

/** What a review, or each of a cycle, asks: of the templates that are not archived. */
export const TemplateField = ({ fields: { draft, problems, change, leave } }: TemplateFieldProps) => {
  const offered = useTemplatesThere().filter(({ content }) => !content.isArchived)
  return (
    <SelectField
      label="Template"
      required
      value={draft.templateId ?? ''}
      placeholder="Choose a template"
      choices={offered.map(({ id, content }) => ({ value: id, label: content.name }))}
      error={problems.templateId}
      hint={offered.length === 0 ? <WhyNone /> : undefined}
      onChange={(id) => change({ templateId: id === '' ? null : (id as ReviewTemplateId) })}
      onBlur={leave('templateId')}
    />
  )
}

export const useTemplatesThere = (): ReadonlyArray<PerformanceReviewTemplate> =>
  useSelector(useTemplates(), reviewTemplates.templatesIn)

/** Nobody is told that there are none while they are on their way. */
const WhyNone = () => {
  const machine = useTemplates()
  const isShowing = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'showing' }))
  const isFailed = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'failed' }))
  if (isShowing)
    return (
      <>
        No templates yet. An administrator can add one under <TextLink href={pathTo('prTemplates')}>Templates</TextLink>
        .
      </>
    )
  if (!isFailed) return 'Loading templates…'
  return (
    <>
      The templates could not be loaded.{' '}
      <Button size="sm" tone="ghost" onClick={() => machine.send({ type: 'retry.asked' })}>
        Try again
      </Button>
    </>
  )
}
