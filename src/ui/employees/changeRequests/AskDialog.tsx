import { wording } from '../../../domain/employees/changeRequests/wording.ts'
import { changeRequestForm } from '../../../machines/employees/changeRequests/changeRequestForm.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { look, slot } from '../../kit/classes.ts'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { EmergencyContactFields } from '../ContactFields.tsx'

/** One's own record as it stands: what is typed over is asked for. */
export const AskDialog = ({ form }: { readonly form: RecordFormActor }) => (
  <RecordFormDialog form={form} of={changeRequestForm} title={wording.ask} called="This request" saveLabel="Ask">
    {(fields) => (
      <>
        <Text tone="muted">Change what is not right any more. Everything else stays as it is.</Text>
        <fieldset className={slot('outline', 'group')}>
          <legend className={look('text', { style: 'heading' })}>Basic</legend>
          <Columns>
            <TextField {...boundTo(fields, 'firstName')} />
            <TextField {...boundTo(fields, 'lastName')} />
            <TextField {...boundTo(fields, 'email')} type="email" />
            <TextField {...boundTo(fields, 'phone')} type="tel" />
          </Columns>
        </fieldset>
        <fieldset className={slot('outline', 'group')}>
          <legend className={look('text', { style: 'heading' })}>Personal</legend>
          <Columns>
            <DateField {...boundTo(fields, 'dateOfBirth')} />
            <TextField {...boundTo(fields, 'gender')} />
            <TextField {...boundTo(fields, 'personalEmail')} type="email" />
            <TextField {...boundTo(fields, 'personalPhone')} type="tel" />
            <TextField {...boundTo(fields, 'rightToWork')} />
          </Columns>
          <TextArea {...boundTo(fields, 'address')} />
        </fieldset>
        <fieldset className={slot('outline', 'group')}>
          <legend className={look('text', { style: 'heading' })}>Emergency contacts</legend>
          <EmergencyContactFields form={fields} />
          <TextArea {...boundTo(fields, 'medicalNotes')} />
        </fieldset>
        <TextArea {...boundTo(fields, 'note')} hint="For whoever decides: why, or from when." />
      </>
    )}
  </RecordFormDialog>
)
