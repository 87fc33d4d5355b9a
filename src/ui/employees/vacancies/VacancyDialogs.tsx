import { useSelector } from '@xstate/react'
import { mayFillIt, mayStandBelow } from '../../../domain/employees/vacancies/access.ts'
import type { VacancyDraft } from '../../../domain/employees/vacancies/vacancy.fields.ts'
import { fillingForm, vacancyForm } from '../../../machines/employees/vacancies/forms.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, type RecordFields } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { usePeopleById } from '../area.ts'
import { DepartmentField } from '../DepartmentField.tsx'
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
      saveLabel="Save vacancy"
    >
      {(fields) => <Fields fields={fields} />}
    </RecordFormDialog>
  )
}

const Fields = ({ fields }: { readonly fields: RecordFields<VacancyDraft> }) => {
  const byId = usePeopleById()
  return (
    <>
      <PositionTitleField {...boundTo(fields, 'title')} />
      <PersonField
        {...boundTo(fields, 'reportsTo')}
        placeholder="No one"
        mayChoose={(id) => mayStandBelow({ isActive: byId.get(id)?.isActive === true }).allowed}
      />
      <DepartmentField {...boundTo(fields, 'departmentId')} />
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
      {(fields) => (
        <>
          <PersonField
            {...boundTo(fields, 'person')}
            required
            placeholder="Type a name"
            mayChoose={(id) => mayFillIt({ isActive: byId.get(id)?.isActive === true }).allowed}
          />
          <Text tone="muted">
            Their position, department and manager stay as they are. Change them on their profile.
          </Text>
        </>
      )}
    </RecordFormDialog>
  )
}
