import { useSelector } from '@xstate/react'
import type { ReviewTemplateId } from '../../domain/kernel/ids.ts'
import type { PerformanceReviewTemplate } from '../../domain/reviews/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { reviewTemplates } from '../../machines/reviews/templates.ts'
import { Button } from '../kit/Button.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import type { RecordFields } from '../kit/RecordForm.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { useTemplates } from './area.ts'

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
        There is none yet. An administrator adds one under <TextLink href={pathTo('prTemplates')}>Templates</TextLink>.
      </>
    )
  if (!isFailed) return 'Reading the templates…'
  return (
    <>
      The templates could not be read.{' '}
      <Button size="sm" tone="ghost" onClick={() => machine.send({ type: 'retry.asked' })}>
        Try again
      </Button>
    </>
  )
}
