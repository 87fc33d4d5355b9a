import type { ListName } from '../../domain/organisation/listNames.ts'
import { managedLists } from '../../domain/organisation/managedLists.ts'
import { listWords } from '../../domain/organisation/wording.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { itemForm } from '../../machines/organisation/itemForm.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { boundTo, checkedBy, RecordFormView } from '../kit/RecordForm.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'

interface ItemFormProps {
  readonly form: RecordFormActor
  readonly list: ListName
}

export const ItemForm = ({ form, list }: ItemFormProps) => {
  const { one } = listWords[list]
  const { record, hasDetail, asksForManagers } = managedLists[list]
  return (
    <RecordFormView
      form={form}
      of={{ ...itemForm, fields: record.fields }}
      saveLabel={`Save ${one.toLowerCase()}`}
      called={`This ${one.toLowerCase()}`}
    >
      {(fields) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          {hasDetail ? <TextArea {...boundTo(fields, 'detail')} /> : null}
          {asksForManagers ? <CheckboxField {...checkedBy(fields, 'forManagers')} /> : null}
        </>
      )}
    </RecordFormView>
  )
}
