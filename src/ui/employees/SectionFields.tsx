import { mayChangeEmploymentStatus } from '../../domain/employees/access.ts'
import { mayChangeAddress } from '../../domain/employees/accounts/rules.ts'
import { profileFields } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import type { DepartmentId, EmployeeId } from '../../domain/kernel/ids.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import { boundTo, checkedBy } from '../kit/RecordForm.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useActor, useDepartments, usePeopleById, useTagNames } from './area.ts'
import type { Form } from './EmployeeForm.tsx'
import { denied } from './offers.ts'
import { PersonField } from './PersonField.tsx'
import { PositionTitleField } from './PositionTitleField.tsx'

interface BasicFieldsProps {
  readonly form: Form
  /** Whose they are; null for a new person. */
  readonly of: Employee | null
}

export const BasicFields = ({ form, of }: BasicFieldsProps) => {
  const actor = useActor()
  return (
    <Columns>
      <TextField {...boundTo(form, 'firstName')} />
      <TextField {...boundTo(form, 'lastName')} />
      <TextField
        {...boundTo(form, 'email')}
        type="email"
        denied={of === null ? undefined : denied(mayChangeAddress(actor, of))}
      />
      <TextField {...boundTo(form, 'phone')} type="tel" />
    </Columns>
  )
}

interface WorkFieldsProps {
  readonly form: Form
  /** Whose work it is; null for a new person. */
  readonly of: Employee | null
}

export const WorkFields = ({ form, of }: WorkFieldsProps) => {
  const actor = useActor()
  const departments = useDepartments()
  const byId = usePeopleById()
  const { draft, problems, change, leave } = form
  const reportsToOf = (id: EmployeeId) => byId.get(id)?.reportsTo
  return (
    <>
      <Columns>
        <PositionTitleField {...boundTo(form, 'positionTitle')} />
        <SelectField
          label={profileFields.fields.departmentId.label}
          name="departmentId"
          placeholder="No department"
          value={draft.departmentId ?? ''}
          error={problems.departmentId}
          choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => change({ departmentId: value === '' ? null : (value as DepartmentId) })}
          onBlur={leave('departmentId')}
        />
        <PersonField
          label={profileFields.fields.reportsTo.label}
          name="reportsTo"
          placeholder="No one"
          value={draft.reportsTo}
          error={problems.reportsTo}
          known={of?.manager}
          mayChoose={(id) => of === null || mayReportTo(of.id, id, reportsToOf).allowed}
          onChange={(reportsTo) => change({ reportsTo })}
          onBlur={leave('reportsTo')}
        />
        <DateField {...boundTo(form, 'startDate')} />
      </Columns>
      <CheckboxField
        {...checkedBy(form, 'hideFromEmployeeDirectory')}
        hint="Hidden people don’t show in lists or the org chart."
        denied={denied(mayChangeEmploymentStatus(actor))}
      />
    </>
  )
}

export const TagsFields = ({ form: { draft, problems, change, leave } }: { readonly form: Form }) => (
  <TagsField
    label={profileFields.fields.tags.label}
    labelHidden
    name="tags"
    placeholder="Add a tag"
    hint="Press Enter or comma to add a tag."
    known={useTagNames()}
    tags={draft.tags}
    error={problems.tags}
    onChange={(tags) => change({ tags })}
    onBlur={leave('tags')}
  />
)
