import { assetFields } from '../../domain/assets/asset.fields.ts'
import { duplicateDraft } from '../../machines/assets/assetDialogs.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useRecordState } from './area.ts'
import { NumberOffer } from './NumberOffer.tsx'
import { calledIn, type DraftedOver } from './over.ts'

/** Another one like it: the number is given anew, the serial number stays empty. */
export const DuplicateDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, duplicateDraft)
  const categoryId = useRecordState(({ context: { asset } }) => (asset?.id === of.id ? asset.categoryId : null))
  const { label, max, problem } = assetFields.fields.number
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Duplicate ${calledIn(of)}`}
      confirmLabel="Duplicate"
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      <Text tone="muted">Details, cost and service plans are copied. Serial number and files are not.</Text>
      <TextField
        label={label}
        required
        maxLength={max}
        value={fields.number}
        error={hasTried ? (problem(fields.number) ?? undefined) : undefined}
        onChange={(number) => change({ number })}
      />
      <NumberOffer categoryId={categoryId} typed={fields.number} onTake={(number) => change({ number })} />
    </Dialog>
  )
}
