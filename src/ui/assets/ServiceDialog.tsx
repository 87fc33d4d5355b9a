import { serviceFields } from '../../domain/assets/asset.fields.ts'
import { serviceDraft } from '../../machines/assets/assetDialogs.ts'
import { useToday } from '../app/time.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useRecordState } from './area.ts'
import { DialogFiles } from './DialogFiles.tsx'
import { calledIn, type DraftedOver } from './over.ts'

/** Marks assets as serviced: by which plan, when, at what cost. */
export const ServiceDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, files, problem, hasTried, change, offer, remove, tried, leave } = useDraft(draft, serviceDraft)
  const today = useToday()
  const problems = hasTried ? serviceFields.problems(fields) : {}
  const plans = useRecordState(({ context: { asset } }) => (asset?.id === of.id ? asset.plans : null))
  const labels = serviceFields.fields
  const hasPlan = fields.planName !== null
  const unit = plans?.find(({ name }) => name === fields.planName)?.unit
  const readingHint =
    plans === null && hasPlan ? 'What the plan counts, such as kilometres or hours.' : unit ? `In ${unit}.` : undefined
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Mark ${calledIn(of)} as serviced`}
      confirmLabel="Mark as serviced"
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: { ...fields, files } })
      }}
      onCancel={leave}
    >
      {plans === null ? (
        <TextField
          label="Service plan"
          hint="The plan’s name. Leave empty for a repair."
          value={fields.planName ?? ''}
          onChange={(planName) => change({ planName: planName.trim() === '' ? null : planName })}
        />
      ) : plans.length === 0 ? null : (
        <SelectField
          label="Service plan"
          placeholder="None (repair)"
          value={fields.planName ?? ''}
          choices={plans.map(({ name }) => ({ value: name, label: name }))}
          onChange={(planName) => change({ planName: planName === '' ? null : planName })}
        />
      )}
      <Columns>
        <DateField
          label={labels.day.label}
          hint={hasPlan ? 'The next service is counted from this date.' : undefined}
          required
          max={today}
          value={fields.day}
          error={problems.day}
          onChange={(day) => change({ day })}
        />
        <TextField
          label={labels.cost.label}
          value={fields.cost}
          error={problems.cost}
          onChange={(cost) => change({ cost })}
        />
        <TextField
          label={labels.reading.label}
          hint={readingHint}
          value={fields.reading}
          error={problems.reading}
          onChange={(reading) => change({ reading })}
        />
      </Columns>
      <TextArea
        label={labels.note.label}
        value={fields.note}
        maxLength={labels.note.max}
        error={problems.note}
        onChange={(note) => change({ note })}
      />
      <DialogFiles label="Documents" {...{ files, problem, dialogs, of, offer, remove }} />
    </Dialog>
  )
}
