import { useMemo } from 'react'
import { reviewersFor } from '../../domain/checkIns/people.ts'
import type { ReviewChoices } from '../../domain/reviews/nouns.ts'
import { type NewDraft, plannableBy, withEmployee } from '../../domain/reviews/planning.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { reviewPlanForm } from '../../machines/reviews/planForm.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { useActor } from '../app/session.ts'
import { DateField } from '../kit/DateField.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { TemplateField, TemplatePreview, useTemplatesThere } from './TemplatePreview.tsx'

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
            <DateField {...boundTo(fields, 'scheduledDay')} required hint="Both can write from this date." />
            <DateField
              {...boundTo(fields, 'dueDay')}
              required
              min={fields.draft.scheduledDay || undefined}
              hint="Both should submit by the end of this date."
            />
          </Columns>
        </Section>
        <Section title="Topic">
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
        hint="Their manager, unless you choose someone else."
        onChange={([reviewerId = null]) => change({ reviewerId })}
        onBlur={leave('reviewerId')}
      />
    </Columns>
  )
}

const AboutFields = ({ fields }: FieldsProps) => {
  const { templateId } = fields.draft
  const chosen = useTemplatesThere().find(({ id }) => id === templateId)
  return (
    <>
      <Columns>
        <TextField {...boundTo(fields, 'name')} />
        <TemplateField fields={fields} />
      </Columns>
      {chosen === undefined ? null : <TemplatePreview sections={chosen.content.sections} />}
    </>
  )
}
