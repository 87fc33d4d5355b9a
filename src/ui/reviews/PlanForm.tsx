import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { reviewersFor } from '../../domain/checkIns/people.ts'
import type { ReviewTemplateId } from '../../domain/kernel/ids.ts'
import type { ReviewChoices } from '../../domain/reviews/nouns.ts'
import { type NewDraft, plannableBy, withEmployee } from '../../domain/reviews/planning.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { reviewPlanForm } from '../../machines/reviews/planForm.ts'
import { reviewTemplates } from '../../machines/reviews/templates.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { useActor } from '../app/session.ts'
import { DateField } from '../kit/DateField.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useTemplates } from './area.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

interface PlanFormProps {
  readonly form: RecordFormActor
  readonly choices: ReviewChoices
  readonly onCancel: () => void
}

interface FieldsProps {
  readonly fields: RecordFields<NewDraft>
}

export const PlanForm = ({ form, choices, onCancel }: PlanFormProps) => (
  <RecordFormView form={form} of={reviewPlanForm} saveLabel="Plan review" called="This review" onCancel={onCancel}>
    {(fields) => (
      <>
        <Section title="Who">
          <WhoFields fields={fields} choices={choices} />
        </Section>
        <Section title="When">
          <Columns>
            <DateField {...boundTo(fields, 'scheduledDay')} required hint="From this day both may write." />
            <DateField
              {...boundTo(fields, 'dueDay')}
              required
              min={fields.draft.scheduledDay || undefined}
              hint="Both should have submitted by the end of this day."
            />
          </Columns>
        </Section>
        <Section title="What about">
          <AboutFields fields={fields} />
        </Section>
      </>
    )}
  </RecordFormView>
)

const WhoFields = ({ fields, choices }: FieldsProps & Pick<PlanFormProps, 'choices'>) => {
  const { draft, problems, change, leave } = fields
  const actor = useActor()
  const { people } = choices
  const plannable = useMemo(() => plannableBy(actor, choices), [actor, choices])
  const reviewers = useMemo(
    () => reviewersFor(actor, draft.employeeId === null ? [] : [draft.employeeId], people),
    [actor, draft.employeeId, people],
  )
  return (
    <Columns>
      <PeopleField
        label="Employee"
        required
        placeholder="Type a name"
        one
        people={plannable}
        chosen={draft.employeeId === null ? [] : [draft.employeeId]}
        error={problems.employeeId}
        onChange={([employeeId = null]) => change(withEmployee(employeeId, people))}
        onBlur={leave('employeeId')}
      />
      <PeopleField
        label="Reviewer"
        required
        placeholder="Type a name"
        one
        people={reviewers}
        chosen={draft.reviewerId === null ? [] : [draft.reviewerId]}
        error={problems.reviewerId}
        hint="Their manager, unless you choose somebody else."
        onChange={([reviewerId = null]) => change({ reviewerId })}
        onBlur={leave('reviewerId')}
      />
    </Columns>
  )
}

const AboutFields = ({ fields }: FieldsProps) => {
  const { draft, problems, change, leave } = fields
  const templates = useSelector(useTemplates(), reviewTemplates.templatesIn)
  const offered = templates.filter(({ content }) => !content.isArchived)
  const chosen = templates.find(({ id }) => id === draft.templateId)
  return (
    <>
      <Columns>
        <TextField {...boundTo(fields, 'name')} />
        <SelectField
          label="Template"
          required
          value={draft.templateId ?? ''}
          placeholder="Choose a template"
          choices={offered.map(({ id, content }) => ({ value: id, label: content.name }))}
          error={problems.templateId}
          hint={
            offered.length === 0 ? (
              <>
                There is none yet. An administrator adds one under{' '}
                <TextLink href={pathTo('prTemplates')}>Templates</TextLink>.
              </>
            ) : undefined
          }
          onChange={(id) => change({ templateId: id === '' ? null : (id as ReviewTemplateId) })}
          onBlur={leave('templateId')}
        />
      </Columns>
      {chosen === undefined ? null : <TemplatePreview sections={chosen.content.sections} />}
    </>
  )
}
