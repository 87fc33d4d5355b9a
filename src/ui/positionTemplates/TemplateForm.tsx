import { partNames } from '../../domain/employees/descriptionParts.fields.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { templateFields } from '../../domain/positionTemplates/template.fields.ts'
import { positionTemplateForm } from '../../machines/positionTemplates/templates.ts'
import type { TemplateFormProps } from '../app/templates/look.ts'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useDepartments } from './area.ts'

export const TemplateForm = (props: TemplateFormProps) => {
  const departments = useDepartments()
  const nameOf = (department: string | null) => departments.find(({ id }) => id === department)?.name ?? ''
  const conflict: Written<typeof templateFields.blank> = { department: ({ department }) => nameOf(department) }
  return (
    <RecordFormView
      {...props}
      of={positionTemplateForm}
      saveLabel="Save template"
      called="This template"
      conflict={conflict}
    >
      {(fields) => (
        <>
          <Section title="About this template">
            <Columns>
              <TextField {...boundTo(fields, 'title')} />
              <SelectField
                label={templateFields.fields.department.label}
                value={fields.draft.department ?? ''}
                placeholder="No department"
                choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => fields.change({ department: id === '' ? null : (id as DepartmentId) })}
              />
            </Columns>
            <TextArea {...boundTo(fields, 'description')} hint="One or two sentences, shown in lists." />
          </Section>
          <Section title="Position description">
            {partNames.map((name) => (
              <TextArea
                key={name}
                {...boundTo(fields, name)}
                hint={name === 'responsibilities' ? 'One outcome per line. Six to ten is usual.' : undefined}
              />
            ))}
          </Section>
        </>
      )}
    </RecordFormView>
  )
}
