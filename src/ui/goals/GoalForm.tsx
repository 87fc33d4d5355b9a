import { type Sharing, sharingNames } from '../../domain/goals/alignment.fields.ts'
import { type GoalDraft, ofKind } from '../../domain/goals/goal.fields.ts'
import { kindNames, type ProgressKind } from '../../domain/goals/progress.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { goalForm } from '../../machines/goals/goalForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import { RadioField } from '../kit/RadioField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { ServesField } from './ServesField.tsx'

const kinds = namedChoices(kindNames)

interface GoalFormProps {
  readonly form: RecordFormActor
  /** Whose goal it is. */
  readonly employeeId: EmployeeId
}

export const GoalForm = ({ form, employeeId }: GoalFormProps) => (
  <RecordFormView form={form} of={goalForm} saveLabel="Save goal" called="This goal" conflict={conflict}>
    {(fields, base) => (
      <>
        <TextField {...boundTo(fields, 'title')} />
        <TextArea {...boundTo(fields, 'description')} />
        <Columns>
          <DateField {...boundTo(fields, 'dueDate')} />
          <SelectField
            label="Progress by"
            name="kind"
            value={fields.draft.kind}
            choices={kinds}
            onChange={(kind) => fields.change(ofKind(kind as ProgressKind))}
          />
        </Columns>
        <ProgressFields fields={fields} />
        <AlignmentFields fields={fields} id={base?.id ?? unborn} employeeId={employeeId} />
      </>
    )}
  </RecordFormView>
)

/** No other goal serves one that is not there yet. */
const unborn = '' as GoalId

const sharing = Object.entries(sharingNames).map(([value, label]) => ({ value: value as Sharing, label }))

interface AlignmentFieldsProps {
  readonly fields: RecordFields<GoalDraft>
  readonly id: GoalId
  readonly employeeId: EmployeeId
}

/** What is offered depends on who sees it. */
const AlignmentFields = ({ fields, id, employeeId }: AlignmentFieldsProps) => {
  const { servesId, sharedWith } = fields.draft
  return (
    <>
      <ServesField
        label="Supports"
        hint="The goal this one contributes to. Leave empty for the company vision."
        error={fields.problems.servesId}
        goal={{ id, employeeId, sharedWith }}
        chosen={servesId}
        onChange={(servesId) => fields.change({ servesId })}
        onBlur={fields.leave('servesId')}
      />
      <RadioField
        label="Visible to"
        choices={sharing}
        value={sharedWith}
        error={fields.problems.sharedWith}
        onChange={(sharedWith) => fields.change({ sharedWith })}
      />
    </>
  )
}

/** Each kind asks for what it needs. */
const ProgressFields = ({ fields }: { readonly fields: RecordFields<GoalDraft> }) => {
  switch (fields.draft.kind) {
    case 'percent':
      return (
        <Columns>
          <TextField {...boundTo(fields, 'current')} label="Done so far, in percent" />
        </Columns>
      )
    case 'yesNo':
      return (
        <CheckboxField
          label="Achieved"
          checked={fields.draft.current === '1'}
          error={fields.problems.current}
          onChange={(isAchieved) => fields.change({ current: isAchieved ? '1' : '0' })}
        />
      )
    default:
      return (
        <Columns>
          <TextField {...boundTo(fields, 'start')} />
          <TextField {...boundTo(fields, 'current')} />
          <TextField {...boundTo(fields, 'target')} />
          <TextField {...boundTo(fields, 'unit')} label={fields.draft.kind === 'money' ? 'Currency' : 'Unit'} />
        </Columns>
      )
  }
}

const conflict: Written<GoalDraft> = {
  servesId: ({ servesId }) => servesId?.title ?? 'The company vision',
  current: ({ kind, current }) => (kind === 'yesNo' ? (current === '1' ? 'Achieved' : 'Not yet') : current),
}
