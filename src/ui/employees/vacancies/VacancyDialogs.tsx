import { useSelector } from '@xstate/react'
import { mayFillIt, mayStandBelow } from '../../../domain/employees/vacancies/access.ts'
import { type VacancyDraft, vacancyFields } from '../../../domain/employees/vacancies/vacancy.fields.ts'
import type { DepartmentId } from '../../../domain/kernel/ids.ts'
import { fillingForm, vacancyForm } from '../../../machines/employees/vacancies/forms.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, type RecordFields } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useDepartments, usePeopleById } from '../area.ts'
import { PersonField } from '../PersonField.tsx'
import { PositionTitleField } from '../PositionTitleField.tsx'
import { useVacancyWork } from './area.ts'

/** What is being done with a vacancy, of which there is one thing at a time. */
export const VacancyDialogs = () => {
  const { form, filling, confirmation } = useSelector(useVacancyWork(), ({ children }) => children)
  return (
    <>
      {form === undefined ? null : <Writing form={form as RecordFormActor} />}
      {filling === undefined ? null : <Filling form={filling as RecordFormActor} />}
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
    </>
  )
}

const Writing = ({ form }: { readonly form: RecordFormActor }) => {
  const base = vacancyForm.baseIn(form.getSnapshot())
  return (
    <RecordFormDialog
      form={form}
      of={vacancyForm}
      title={base === null ? 'New vacancy' : 'Edit vacancy'}
      called="This vacancy"
    >
      {(fields) => <Fields fields={fields} />}
    </RecordFormDialog>
  )
}

const Fields = ({ fields }: { readonly fields: RecordFields<VacancyDraft> }) => {
  const departments = useDepartments()
  const byId = usePeopleById()
  const { draft, problems, change, leave } = fields
  return (
    <>
      <PositionTitleField {...boundTo(fields, 'title')} />
      <PersonField
        label={vacancyFields.fields.reportsTo.label}
        name="reportsTo"
        placeholder="No one"
        value={draft.reportsTo}
        error={problems.reportsTo}
        mayChoose={(id) => mayStandBelow({ isActive: byId.get(id)?.isActive === true }).allowed}
        onChange={(reportsTo) => change({ reportsTo })}
        onBlur={leave('reportsTo')}
      />
      <SelectField
        label={vacancyFields.fields.departmentId.label}
        name="departmentId"
        placeholder="No department"
        value={draft.departmentId ?? ''}
        error={problems.departmentId}
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => change({ departmentId: value === '' ? null : (value as DepartmentId) })}
        onBlur={leave('departmentId')}
      />
      <DateField {...boundTo(fields, 'startDay')} />
      <TextArea {...boundTo(fields, 'note')} hint="Administrators and the managers above read it." />
    </>
  )
}

const Filling = ({ form }: { readonly form: RecordFormActor }) => {
  const base = fillingForm.baseIn(form.getSnapshot())
  const byId = usePeopleById()
  return (
    <RecordFormDialog
      form={form}
      of={fillingForm}
      title={`Fill “${base?.title ?? ''}”`}
      called="This vacancy"
      saveLabel="Fill vacancy"
    >
      {({ draft, problems, change, leave }) => (
        <>
          <PersonField
            label={fillingForm.fields.person?.label ?? ''}
            name="person"
            required
            placeholder="Type a name"
            value={draft.person}
            error={problems.person}
            mayChoose={(id) => mayFillIt({ isActive: byId.get(id)?.isActive === true }).allowed}
            onChange={(person) => change({ person })}
            onBlur={leave('person')}
          />
          <Text tone="muted">
            Their position, department and manager stay as they are. Change them on their profile.
          </Text>
        </>
      )}
    </RecordFormDialog>
  )
}
