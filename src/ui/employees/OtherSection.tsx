import type { EmploymentType, Other } from '../../domain/employees/nouns.ts'
import { employmentTypes, OTHER_NOTES_MAX, SHORT_MAX, WORKING_HOURS_MAX } from '../../domain/employees/profileDrafts.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { fieldLabels } from './conflict.ts'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import { bound, type Form } from './form.ts'

export const OtherSection = ({ other, ...section }: SectionProps & { readonly other: Other }) => (
  <EditableSection {...section} title="Other" fields={(form) => <OtherFields form={form} />}>
    <DescriptionList
      items={[
        { term: fieldLabels.employeeNumber, value: other.employeeNumber },
        { term: fieldLabels.employmentType, value: other.employmentType },
        { term: fieldLabels.workingHours, value: other.workingHours },
        { term: fieldLabels.notes, value: other.notes && <Lines>{other.notes}</Lines> },
      ]}
    />
  </EditableSection>
)

const OtherFields = ({ form }: { readonly form: Form }) => {
  const { draft, problems, change, leave } = form
  return (
    <>
      <Columns>
        <TextField {...bound(form, 'employeeNumber')} label={fieldLabels.employeeNumber} maxLength={SHORT_MAX} />
        <SelectField
          label={fieldLabels.employmentType}
          name="employmentType"
          placeholder="Not said"
          value={draft.employmentType ?? ''}
          error={problems.employmentType}
          choices={employmentTypes.map((type) => ({ value: type, label: type }))}
          onChange={(value) => change({ employmentType: value === '' ? null : (value as EmploymentType) })}
          onBlur={leave('employmentType')}
        />
        <TextField {...bound(form, 'workingHours')} label={fieldLabels.workingHours} maxLength={WORKING_HOURS_MAX} />
      </Columns>
      <TextArea
        {...bound(form, 'notes')}
        label={fieldLabels.notes}
        hint="The person and their manager can read these."
        maxLength={OTHER_NOTES_MAX}
      />
    </>
  )
}
