import { useSelector } from '@xstate/react'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { MANY_MOST, type NewDraft, ofRhythm } from '../../domain/checkIns/checkIn.fields.ts'
import type { Choosable } from '../../domain/checkIns/nouns.ts'
import { reportsAmong, reviewersFor, withEmployees } from '../../domain/checkIns/people.ts'
import type { CheckInTemplateId, EmployeeId, ItemId } from '../../domain/kernel/ids.ts'
import { type RhythmKind, rhythmKinds } from '../../domain/kernel/rhythm.ts'
import { planForm } from '../../machines/checkIns/planForm.ts'
import { checkInTemplates } from '../../machines/checkIns/templates.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { useActor, usePart } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { DateField } from '../kit/DateField.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns, Row } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useTemplates } from './area.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

interface PlanFormProps {
  readonly form: RecordFormActor
  readonly choices: ReadonlyArray<Choosable>
  readonly onCancel: () => void
}

interface FieldsProps {
  readonly fields: RecordFields<NewDraft>
}

export const PlanForm = ({ form, choices, onCancel }: PlanFormProps) => (
  <RecordFormView form={form} of={planForm} saveLabel="Schedule" called="This check-in" onCancel={onCancel}>
    {(fields) => (
      <>
        <Section title="Who">
          <WhoFields fields={fields} choices={choices} />
        </Section>
        <Section title="When and where">
          <WhenFields fields={fields} />
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
  const reports = useMemo(() => reportsAmong(choices), [choices])
  const reviewers = useMemo(() => reviewersFor(actor, draft.employeeIds, choices), [actor, draft.employeeIds, choices])
  const choose = (ids: ReadonlyArray<EmployeeId>) => change(withEmployees(draft, ids, choices))
  const isMissing = reports.some((id) => !draft.employeeIds.includes(id))
  return (
    <>
      <PeopleField
        label="Employees"
        required
        placeholder="Type a name"
        people={choices}
        chosen={draft.employeeIds}
        error={problems.employeeIds}
        hint={draft.employeeIds.length > 1 ? 'Each person gets their own check-in.' : undefined}
        onChange={choose}
        onBlur={leave('employeeIds')}
      />
      {reports.length > 1 ? (
        <Row>
          <Button
            size="sm"
            denied={isMissing ? undefined : 'Already selected.'}
            onClick={() => choose([...new Set([...draft.employeeIds, ...reports])].slice(0, MANY_MOST))}
          >
            <Users aria-hidden="true" />
            Choose my {reports.length} reports
          </Button>
        </Row>
      ) : null}
      <PeopleField
        label="Reviewer"
        required={draft.employeeIds.length < 2}
        placeholder={draft.employeeIds.length > 1 ? 'Each person’s manager' : 'Type a name'}
        one
        people={reviewers}
        chosen={draft.reviewerId === null ? [] : [draft.reviewerId]}
        error={problems.reviewerId}
        hint={
          draft.employeeIds.length > 0 && reviewers.length === 0
            ? 'They have no manager. An administrator can set one.'
            : undefined
        }
        onChange={([reviewerId = null]) => change({ reviewerId })}
        onBlur={leave('reviewerId')}
      />
    </>
  )
}

const WhenFields = ({ fields }: FieldsProps) => {
  const { draft, change } = fields
  const locations = usePart('bootstrap')?.meetingLocations ?? []
  return (
    <>
      <Columns>
        <DateField {...boundTo(fields, 'day')} required />
        <TextField {...boundTo(fields, 'time')} required hint="Your company’s time." />
        <TextField {...boundTo(fields, 'minutes')} required />
        <SelectField
          label="Location"
          value={draft.locationId ?? ''}
          placeholder="No location"
          choices={locations.map(({ id, content }) => ({ value: id, label: content.name }))}
          error={fields.problems.locationId}
          onChange={(id) => change({ locationId: id === '' ? null : (id as ItemId) })}
        />
        <SelectField
          {...boundTo(fields, 'rhythm')}
          choices={namedChoices(rhythmKinds)}
          onChange={(kind) => change(ofRhythm(kind as RhythmKind, draft.day))}
        />
        {draft.rhythm === 'once' ? (
          <DateField
            {...boundTo(fields, 'dueDay')}
            min={draft.day || undefined}
            hint="The day of the check-in, unless you choose a later date."
          />
        ) : null}
      </Columns>
      <RhythmFields fields={fields} />
    </>
  )
}

const AboutFields = ({ fields }: FieldsProps) => {
  const { draft, problems, change } = fields
  const templates = useSelector(useTemplates(), checkInTemplates.templatesIn)
  const chosen = templates.find(({ id }) => id === draft.templateId)
  return (
    <>
      <Columns>
        <TextField {...boundTo(fields, 'name')} />
        <SelectField
          label="Template"
          value={draft.templateId ?? ''}
          placeholder="No template"
          choices={templates
            .filter(({ isArchived }) => !isArchived)
            .map(({ id, name }) => ({ value: id, label: name }))}
          error={problems.templateId}
          onChange={(id) => change({ templateId: id === '' ? null : (id as CheckInTemplateId) })}
        />
      </Columns>
      {chosen === undefined ? null : <TemplatePreview sections={chosen.sections} />}
    </>
  )
}
