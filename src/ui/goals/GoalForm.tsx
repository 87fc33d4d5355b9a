import { type GoalDraft, ofKind } from '../../domain/goals/goal.fields.ts'
import { kindNames, type ProgressKind } from '../../domain/goals/progress.ts'
import { goalForm } from '../../machines/goals/goalForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'

const kinds = namedChoices(kindNames)

export const GoalForm = ({ form }: { readonly form: RecordFormActor }) => (
  <RecordFormView form={form} of={goalForm} saveLabel="Save goal" called="This goal" conflict={conflict}>
    {(fields) => (
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
      </>
    )}
  </RecordFormView>
)

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
  current: ({ kind, current }) => (kind === 'yesNo' ? (current === '1' ? 'Achieved' : 'Not yet') : current),
}
