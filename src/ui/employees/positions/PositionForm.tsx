import type { Position } from '../../../domain/employees/nouns.ts'
import { type PositionDraft, positionFields } from '../../../domain/employees/position.fields.ts'
import { positionDraftOf } from '../../../domain/employees/positionDrafts.ts'
import { statusAfterChange } from '../../../domain/employees/positions.ts'
import { positionWording } from '../../../domain/employees/positionWording.ts'
import { positionForm } from '../../../machines/employees/positionForm.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useTimeZone } from '../../app/time.ts'
import { Banner } from '../../kit/Banner.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, checkedBy, RecordFormView } from '../../kit/RecordForm.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface PositionFormProps {
  readonly form: RecordFormActor
  /** What the person holds already: the first is the current one. */
  readonly isFirst: boolean
}

export const PositionForm = ({ form, isFirst }: PositionFormProps) => (
  <RecordFormView form={form} of={positionForm} saveLabel="Save position" called="This position">
    {(fields, base) => (
      <>
        <BecomesDraft base={base} draft={fields.draft} />
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
          denied={base?.isCurrent ? positionWording.onlyCurrent : isFirst ? positionWording.firstIsCurrent : undefined}
        />
      </>
    )}
  </RecordFormView>
)

/** Said before it is saved, and only while it would be so. */
const BecomesDraft = ({ base, draft }: { readonly base: Position | null; readonly draft: PositionDraft }) => {
  const timeZone = useTimeZone()
  if (base === null || base.status === 'Draft') return null
  const saidBy = positionFields.toSaved
  const after = statusAfterChange(base.status, saidBy(positionDraftOf(base, timeZone)), saidBy(draft))
  return after === base.status ? null : <Banner tone="warning">{positionWording.becomesDraft}</Banner>
}
