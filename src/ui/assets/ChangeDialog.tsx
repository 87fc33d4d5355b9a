import { type Condition, conditionNames, manyFields } from '../../domain/assets/asset.fields.ts'
import type { AssetCategoryId, AssetLocationId } from '../../domain/kernel/ids.ts'
import { type ChangeForm, changeDraft, changeProblem } from '../../machines/assets/assetDialogs.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { usePlaces } from './area.ts'
import { calledIn, type DraftedOver } from './over.ts'

/** Gives one field of many assets one value. */
export const ChangeDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, changeDraft)
  const { label } = manyFields.fields[fields.of]
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`${label} of ${calledIn(of)}`}
      confirmLabel={`Change ${calledIn(of)}`}
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      <Value fields={fields} error={(hasTried ? changeProblem(fields) : null) ?? undefined} onChange={change} />
    </Dialog>
  )
}

interface ValueProps {
  readonly fields: ChangeForm
  readonly error: string | undefined
  readonly onChange: (change: Partial<ChangeForm>) => void
}

const Value = ({ fields, error, onChange }: ValueProps) => {
  const { categories, locations } = usePlaces()
  const { label } = manyFields.fields[fields.of]
  switch (fields.of) {
    case 'categoryId':
      return (
        <SelectField
          {...{ label, error }}
          placeholder="Choose a category"
          value={fields.categoryId ?? ''}
          choices={categories}
          onChange={(id) => onChange({ categoryId: id === '' ? null : (id as AssetCategoryId) })}
        />
      )
    case 'currentLocationId':
      return (
        <SelectField
          {...{ label, error }}
          placeholder="No location"
          value={fields.currentLocationId ?? ''}
          choices={locations}
          onChange={(id) => onChange({ currentLocationId: id === '' ? null : (id as AssetLocationId) })}
        />
      )
    case 'condition':
      return (
        <SelectField
          {...{ label, error }}
          placeholder="Choose a condition"
          value={fields.condition ?? ''}
          choices={namedChoices(conditionNames)}
          onChange={(condition) => onChange({ condition: condition === '' ? null : (condition as Condition) })}
        />
      )
    case 'warrantyDay':
      return (
        <DateField
          {...{ label, error }}
          hint="Leave empty to clear."
          value={fields.warrantyDay}
          onChange={(warrantyDay) => onChange({ warrantyDay })}
        />
      )
    default:
      return (
        <TextField
          {...{ label, error }}
          hint="Leave empty to clear."
          maxLength={manyFields.fields.supplier.max}
          value={fields.supplier}
          onChange={(supplier) => onChange({ supplier })}
        />
      )
  }
}
