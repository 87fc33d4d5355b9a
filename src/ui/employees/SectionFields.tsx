import { mayChangeEmploymentStatus } from '../../domain/employees/access.ts'
import { mayChangeAddress } from '../../domain/employees/accounts/rules.ts'
import { profileFields } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import { boundTo, checkedBy } from '../kit/RecordForm.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useActor, usePeopleById, useTagNames } from './area.ts'
import { DepartmentField } from './DepartmentField.tsx'
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
  return (
    <>
      <Columns>
        <PositionTitleField {...boundTo(form, 'positionTitle')} />
        <DepartmentField {...boundTo(form, 'departmentId')} />
        <ManagerField form={form} of={of} />
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

/** Nobody is offered who reports to them, at whatever distance. */
export const ManagerField = ({ form, of }: WorkFieldsProps) => {
  const byId = usePeopleById()
  const reportsToOf = (id: EmployeeId) => byId.get(id)?.reportsTo
  return (
    <PersonField
      {...boundTo(form, 'reportsTo')}
      placeholder="No one"
      known={of?.manager}
      mayChoose={(id) => of === null || mayReportTo(of.id, id, reportsToOf).allowed}
    />
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
