import { type Condition, conditionNames, returnFields } from '../../domain/assets/asset.fields.ts'
import { returnDraft } from '../../machines/assets/assetDialogs.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { DialogFiles } from './DialogFiles.tsx'
import { calledIn, type DraftedOver } from './over.ts'

/** Takes assets back: in which condition they came. */
export const ReturnDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, files, problem, hasTried, change, offer, remove, tried, leave } = useDraft(draft, returnDraft)
  const problems = hasTried ? returnFields.problems(fields) : {}
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Take ${calledIn(of)} back`}
      confirmLabel="Take back"
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: { ...fields, files } })
      }}
      onCancel={leave}
    >
      <SelectField
        label={returnFields.fields.condition.label}
        value={fields.condition}
        choices={namedChoices(conditionNames)}
        onChange={(condition) => change({ condition: condition as Condition })}
      />
      <TextArea
        label={returnFields.fields.note.label}
        value={fields.note}
        maxLength={returnFields.fields.note.max}
        error={problems.note}
        onChange={(note) => change({ note })}
      />
      <DialogFiles label="Photos" {...{ files, problem, dialogs, of, offer, remove }} />
    </Dialog>
  )
}
