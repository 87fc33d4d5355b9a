import { useSelector } from '@xstate/react'
import type { Position } from '../../../domain/employees/nouns.ts'
import { type PositionDraft, positionFields } from '../../../domain/employees/position.fields.ts'
import { positionDraftOf } from '../../../domain/employees/positionDrafts.ts'
import { statusAfterChange } from '../../../domain/employees/positions.ts'
import { positionWording } from '../../../domain/employees/positionWording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { APPROVE, positionForm } from '../../../machines/employees/positionForm.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useTimeZone } from '../../app/time.ts'
import { Banner } from '../../kit/Banner.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, checkedBy, RecordFormView } from '../../kit/RecordForm.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { usePositionDenied } from './area.ts'

interface PositionFormProps {
  readonly form: RecordFormActor
  readonly employeeId: EmployeeId
  /** What the person holds already: the first is the current one. */
  readonly isFirst: boolean
}

export const PositionForm = ({ form, employeeId, isFirst }: PositionFormProps) => {
  const base = useSelector(form, positionForm.baseIn)
  const draft = useSelector(form, positionForm.draftIn)
  const status = useStatusAfter(base, draft)
  const denied = usePositionDenied(employeeId, { status, description: draft.description })
  return (
    <RecordFormView
      form={form}
      of={positionForm}
      saveLabel="Save position"
      saveAnd={{ label: 'Save and approve', also: APPROVE, denied: denied('approve') }}
      called="This position"
    >
      {(fields) => (
        <>
          {base !== null && status !== base.status ? (
            <Banner tone="warning">{positionWording.becomesDraft}</Banner>
          ) : null}
          <Columns>
            <TextField {...boundTo(fields, 'title')} />
            <DateField {...boundTo(fields, 'startDate')} />
          </Columns>
          <TextArea
            {...boundTo(fields, 'description')}
            hint="Purpose, responsibilities and requirements: what the person acknowledges."
          />
          <CheckboxField
            {...checkedBy(fields, 'isCurrent')}
            checked={fields.draft.isCurrent || isFirst}
            denied={
              base?.isCurrent ? positionWording.onlyCurrent : isFirst ? positionWording.firstIsCurrent : undefined
            }
          />
        </>
      )}
    </RecordFormView>
  )
}

/** Of a new one, a draft. */
const useStatusAfter = (base: Position | null, draft: PositionDraft): Position['status'] => {
  const timeZone = useTimeZone()
  if (base === null) return 'Draft'
  const saidBy = positionFields.toSaved
  return statusAfterChange(base.status, saidBy(positionDraftOf(base, timeZone)), saidBy(draft))
}
