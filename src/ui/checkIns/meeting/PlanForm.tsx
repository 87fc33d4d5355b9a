import { reviewersFor } from '../../../domain/checkIns/people.ts'
import type { EmployeeId, ItemId } from '../../../domain/kernel/ids.ts'
import { meetingPlanForm } from '../../../machines/checkIns/meetingForms.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useActor, usePart as useShared } from '../../app/session.ts'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, RecordFormView } from '../../kit/RecordForm.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useChoices } from '../area.ts'

/** When and where it is, and who reviews. */
export const PlanForm = ({ form }: { readonly form: RecordFormActor }) => {
  const actor = useActor()
  const choices = useChoices()
  const places = (useShared('bootstrap')?.meetingLocations ?? []).map(({ id, content }) => ({ id, name: content.name }))
  return (
    <RecordFormView form={form} of={meetingPlanForm} saveLabel="Save plan" called="This check-in">
      {(fields, base) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          <Columns>
            <DateField {...boundTo(fields, 'day')} />
            <TextField {...boundTo(fields, 'time')} />
            <TextField {...boundTo(fields, 'minutes')} />
          </Columns>
          <Columns>
            <DateField {...boundTo(fields, 'dueDay')} />
            <SelectField
              label="Reviewer"
              required
              value={fields.draft.reviewerId ?? ''}
              error={fields.problems.reviewerId}
              choices={withKnown(
                base === null ? [] : reviewersFor(actor, [base.employee.id], choices ?? []),
                base?.reviewer ?? null,
              ).map(({ id, fullName }) => ({ value: id, label: fullName }))}
              onChange={(id) => fields.change({ reviewerId: id as EmployeeId })}
            />
            <SelectField
              label="Location"
              value={fields.draft.locationId ?? ''}
              placeholder="None"
              choices={withKnown(places, base?.location ?? null).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => fields.change({ locationId: id === '' ? null : (id as ItemId) })}
            />
          </Columns>
        </>
      )}
    </RecordFormView>
  )
}

/** Who and what it is now is there to choose, whatever has become of the list. */
const withKnown = <One extends { readonly id: string }>(list: ReadonlyArray<One>, known: One | null) =>
  known === null || list.some(({ id }) => id === known.id) ? list : [...list, known]
