import { type LabelSize, labelSizeNames, labelsOnSheet } from '../../domain/assets/labels/sizes.ts'
import { labelDraft } from '../../machines/assets/assetDialogs.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { calledIn, type DraftedOver } from './over.ts'

/** A sheet of labels with a QR code each, which opens the asset. */
export const LabelsDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, labelDraft)
  const most = labelsOnSheet(fields.size) - 1
  const isRight = /^\d{1,2}$/.test(fields.skip.trim()) && Number(fields.skip) <= most
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Labels of ${calledIn(of)}`}
      confirmLabel="Download labels (PDF)"
      onConfirm={() => {
        tried()
        if (isRight) dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      <SelectField
        label="Sheet"
        hint="A4. Print at 100%, without fitting to the page."
        value={fields.size}
        choices={namedChoices(labelSizeNames)}
        onChange={(size) => change({ size: size as LabelSize })}
      />
      <TextField
        label="Labels already used on the first sheet"
        hint="Counted from the top left of the first sheet."
        value={fields.skip}
        error={hasTried && !isRight ? `Enter a number from 0 to ${most}` : undefined}
        onChange={(skip) => change({ skip })}
      />
    </Dialog>
  )
}
