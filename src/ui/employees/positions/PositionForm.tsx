import { POSITION_TITLE_MAX } from '../../../domain/employees/drafts.ts'
import type { Position } from '../../../domain/employees/nouns.ts'
import {
  POSITION_DESCRIPTION_MAX,
  type PositionDraft,
  positionDraftOf,
  saysOf,
} from '../../../domain/employees/positionDrafts.ts'
import { statusAfterChange } from '../../../domain/employees/positions.ts'
import { positionWording } from '../../../domain/employees/positionWording.ts'
import { positionForm } from '../../../machines/employees/positionForm.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { writtenDay } from '../../kit/dates.ts'
import type { RecordConflict } from '../../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../../kit/RecordForm.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useTimeZone } from '../area.ts'

interface PositionFormProps {
  readonly form: RecordFormActor
  /** What the person holds already: the first is the current one. */
  readonly isFirst: boolean
}

export const PositionForm = ({ form, isFirst }: PositionFormProps) => (
  <RecordFormView form={form} of={positionForm} saveLabel="Save position" called="This position" conflict={conflict}>
    {(fields, base) => (
      <>
        <BecomesDraft base={base} draft={fields.draft} />
        <Columns>
          <TextField {...boundTo(fields, 'title')} label="Title" required maxLength={POSITION_TITLE_MAX} />
          <DateField {...boundTo(fields, 'startDate')} label="Start date" />
        </Columns>
        <TextArea
          {...boundTo(fields, 'description')}
          label="Position description"
          hint="Purpose, responsibilities, what is essential: what the person is asked to acknowledge."
          maxLength={POSITION_DESCRIPTION_MAX}
        />
        <CheckboxField
          label="Current position"
          checked={fields.draft.isCurrent || isFirst}
          denied={base?.isCurrent ? positionWording.onlyCurrent : isFirst ? positionWording.firstIsCurrent : undefined}
          onChange={(isCurrent) => fields.change({ isCurrent })}
        />
      </>
    )}
  </RecordFormView>
)

/** Said before it is saved, and only while it would be so. */
const BecomesDraft = ({ base, draft }: { readonly base: Position | null; readonly draft: PositionDraft }) => {
  const timeZone = useTimeZone()
  if (base === null || base.status === 'Draft') return null
  const after = statusAfterChange(base.status, saysOf(positionDraftOf(base, timeZone)), saysOf(draft))
  return after === base.status ? null : <Banner tone="warning">{positionWording.becomesDraft}</Banner>
}

const conflict: RecordConflict<PositionDraft> = {
  title: ['Title', ({ title }) => title],
  description: ['Position description', ({ description }) => description],
  startDate: ['Start date', ({ startDate }) => (startDate === '' ? '' : (writtenDay(startDate) ?? startDate))],
  isCurrent: ['Current position', ({ isCurrent }) => (isCurrent ? 'Yes' : 'No')],
}
