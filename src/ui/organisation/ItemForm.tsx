import type { ListName } from '../../domain/organisation/listNames.ts'
import { type ItemDraft, managedLists } from '../../domain/organisation/managedLists.ts'
import { listWords } from '../../domain/organisation/wording.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { itemForm } from '../../machines/organisation/itemForm.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import type { RecordConflict } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'

interface ItemFormProps {
  readonly form: RecordFormActor
  readonly list: ListName
}

export const ItemForm = ({ form, list }: ItemFormProps) => {
  const { one, nameLabel, detailLabel } = listWords[list]
  const { nameMax, detailMax, asksForManagers } = managedLists[list]
  return (
    <RecordFormView
      form={form}
      of={itemForm}
      saveLabel={`Save ${one.toLowerCase()}`}
      called={`This ${one.toLowerCase()}`}
      conflict={conflictOf(list)}
    >
      {(fields) => (
        <>
          <TextField {...boundTo(fields, 'name')} label={nameLabel} required maxLength={nameMax} />
          {detailMax === null ? null : (
            <TextArea {...boundTo(fields, 'detail')} label={detailLabel} maxLength={detailMax} />
          )}
          {asksForManagers ? (
            <CheckboxField
              label="Only for managers"
              checked={fields.draft.forManagers}
              onChange={(forManagers) => fields.change({ forManagers })}
            />
          ) : null}
        </>
      )}
    </RecordFormView>
  )
}

const conflictOf = (list: ListName): RecordConflict<ItemDraft> => ({
  list: ['List', () => list],
  name: [listWords[list].nameLabel, ({ name }) => name],
  detail: [listWords[list].detailLabel, ({ detail }) => detail],
  forManagers: ['Only for managers', ({ forManagers }) => (forManagers ? 'Yes' : 'No')],
})
