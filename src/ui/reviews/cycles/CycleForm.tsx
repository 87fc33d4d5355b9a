import { useMemo } from 'react'
import type { DepartmentId, ReviewCycleId } from '../../../domain/kernel/ids.ts'
import {
  type CycleDraft,
  type CycleKind,
  type CycleWho,
  cycleKinds,
  whoNames,
} from '../../../domain/reviews/cycles/cycle.fields.ts'
import { AHEAD_DAYS } from '../../../domain/reviews/cycles/planning.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { cycleForm } from '../../../machines/reviews/cycles/cycleForm.ts'
import { PeopleField } from '../../app/PeopleField.tsx'
import { usePart } from '../../app/session.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { DateField } from '../../kit/DateField.tsx'
import { FieldNotes } from '../../kit/Field.tsx'
import { RadioField } from '../../kit/RadioField.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { TemplateField } from '../TemplatePreview.tsx'
import { Preview } from './Preview.tsx'

interface CycleFormProps {
  readonly form: RecordFormActor
  readonly id: ReviewCycleId
  readonly onCancel: () => void
}

interface FieldsProps {
  readonly fields: RecordFields<CycleDraft>
}

export const CycleForm = ({ form, id, onCancel }: CycleFormProps) => (
  <RecordFormView form={form} of={cycleForm} saveLabel="Plan cycle" called="This cycle" onCancel={onCancel}>
    {(fields) => (
      <>
        <Section title="Topic">
          <AboutFields fields={fields} />
        </Section>
        <Section title="Who">
          <WhoFields fields={fields} />
        </Section>
        <Section title="When">
          <WhenFields fields={fields} />
        </Section>
        <Preview id={id} draft={fields.draft} />
      </>
    )}
  </RecordFormView>
)

const AboutFields = ({ fields }: FieldsProps) => (
  <Columns>
    <TextField {...boundTo(fields, 'name')} hint="Also the name of each review." />
    <TemplateField fields={fields} />
  </Columns>
)

const WhoFields = ({ fields }: FieldsProps) => {
  const { draft, problems, change, leave } = fields
  const directory = usePart('employees')
  const people = useMemo(() => (directory ?? []).filter(({ isActive }) => isActive), [directory])
  const managers = useMemo(() => {
    const above = new Set(people.flatMap(({ reportsTo }) => reportsTo ?? []))
    return people.filter(({ id }) => above.has(id))
  }, [people])
  return (
    <>
      <SelectField
        {...boundTo(fields, 'who')}
        choices={namedChoices(whoNames)}
        onChange={(who) => change({ who: who as CycleWho })}
      />
      {draft.who === 'departments' ? <DepartmentsField fields={fields} /> : null}
      {draft.who === 'manager' ? (
        <PeopleField
          label="Manager"
          required
          placeholder="Type a name"
          one
          people={managers}
          chosen={draft.managerId === null ? [] : [draft.managerId]}
          error={problems.managerId}
          hint="Direct reports of this person."
          onChange={([managerId = null]) => change({ managerId })}
          onBlur={leave('managerId')}
        />
      ) : null}
      {draft.who === 'people' ? (
        <PeopleField
          label="People"
          required
          placeholder="Type a name"
          people={people}
          chosen={draft.employeeIds}
          error={problems.employeeIds}
          onChange={(employeeIds) => change({ employeeIds })}
          onBlur={leave('employeeIds')}
        />
      ) : null}
      <PeopleField
        label="Reviewer"
        placeholder="Each person’s manager"
        one
        people={people}
        chosen={draft.reviewerId === null ? [] : [draft.reviewerId]}
        hint="Leave empty to use each person’s manager."
        onChange={([reviewerId = null]) => change({ reviewerId })}
      />
    </>
  )
}

const DepartmentsField = ({ fields: { draft, problems, change } }: FieldsProps) => {
  const departments = usePart('bootstrap')?.departments ?? []
  const { departmentIds } = draft
  return (
    <fieldset className={slot('outline', 'group')}>
      <legend className={slot('field', 'label')}>Departments</legend>
      {departments.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={departmentIds.includes(id as DepartmentId)}
          onChange={(isChosen) =>
            change({
              departmentIds: isChosen
                ? [...departmentIds, id as DepartmentId]
                : departmentIds.filter((one) => one !== id),
            })
          }
        />
      ))}
      <FieldNotes field={{ label: 'Departments', error: problems.departmentIds }} id="departments" />
    </fieldset>
  )
}

const hints: Record<CycleKind, string> = {
  byDates: 'People who qualify before the due date are added automatically.',
  byStart: `Once a year for each person, planned ${AHEAD_DAYS} days before their date.`,
  continuous: `Each person’s next review is planned ${AHEAD_DAYS} days before its date.`,
}

const WhenFields = ({ fields }: FieldsProps) => {
  const { draft, change } = fields
  return (
    <>
      <RadioField
        label="When"
        labelHidden
        choices={(Object.keys(cycleKinds) as ReadonlyArray<CycleKind>).map((value) => ({
          value,
          label: cycleKinds[value],
          hint: hints[value],
        }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'byDates' ? (
        <Columns>
          <DateField {...boundTo(fields, 'from')} required hint="Both can write from this date." />
          <DateField
            {...boundTo(fields, 'dueDay')}
            required
            min={draft.from || undefined}
            hint="Both should submit by the end of this date."
          />
        </Columns>
      ) : (
        <Columns>
          <TextField
            {...boundTo(fields, 'months')}
            required
            hint={draft.kind === 'byStart' ? 'Counted from the start date, every year.' : 'After their last review.'}
          />
          <TextField {...boundTo(fields, 'dueDays')} required hint="From the start date to the due date." />
          <DateField {...boundTo(fields, 'from')} required hint="No reviews are planned before this date." />
        </Columns>
      )}
    </>
  )
}
