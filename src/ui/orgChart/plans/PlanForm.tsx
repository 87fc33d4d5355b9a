import { useSelector } from '@xstate/react'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { planForm } from '../../../machines/orgChart/plans/forms.ts'
import { useToday } from '../../app/time.ts'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { usePlanWork } from './area.ts'

/** A new plan, or its name, note and day, while that is open. */
export const PlanForm = () => {
  const form = useSelector(usePlanWork(), ({ children }) => children.form as RecordFormActor | undefined)
  return form === undefined ? null : <Writing form={form} />
}

const Writing = ({ form }: { readonly form: RecordFormActor }) => {
  const isNew = planForm.baseIn(form.getSnapshot()) === null
  const today = useToday()
  return (
    <RecordFormDialog form={form} of={planForm} title={isNew ? 'New plan' : 'Edit plan'} called="This plan">
      {(fields) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          <TextArea {...boundTo(fields, 'note')} hint="What it is for. Administrators read it." />
          <DateField
            {...boundTo(fields, 'effectiveDay')}
            min={today}
            hint="Without a day it is published as soon as it is approved."
          />
        </>
      )}
    </RecordFormDialog>
  )
}
