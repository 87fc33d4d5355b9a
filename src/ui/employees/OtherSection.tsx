import { type EmploymentType, employeeFields } from '../../domain/employees/employee.fields.ts'
import type { Other } from '../../domain/employees/nouns.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { boundTo } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import type { Form } from './EmployeeForm.tsx'

const { fields } = employeeFields.other
const employmentChoices = namedChoices(fields.employmentType.names ?? {})

export const OtherSection = ({ other, ...section }: SectionProps & { readonly other: Other }) => (
  <EditableSection {...section} title="Other" fields={(form) => <OtherFields form={form} />}>
    <DescriptionList
      items={[
        { term: fields.employeeNumber.label, value: other.employeeNumber },
        { term: fields.employmentType.label, value: other.employmentType },
        { term: fields.workingHours.label, value: other.workingHours },
        { term: fields.notes.label, value: other.notes && <Lines>{other.notes}</Lines> },
      ]}
    />
  </EditableSection>
)

const OtherFields = ({ form }: { readonly form: Form }) => {
  const { draft, problems, change, leave } = form
  return (
    <>
      <Columns>
        <TextField {...boundTo(form, 'employeeNumber')} />
        <SelectField
          label={fields.employmentType.label}
          name="employmentType"
          placeholder="Not specified"
          value={draft.employmentType ?? ''}
          error={problems.employmentType}
          choices={employmentChoices}
          onChange={(value) => change({ employmentType: value === '' ? null : (value as EmploymentType) })}
          onBlur={leave('employmentType')}
        />
        <TextField {...boundTo(form, 'workingHours')} />
      </Columns>
      <TextArea {...boundTo(form, 'notes')} hint="The person and their manager can read these." />
    </>
  )
}
