import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { usingFields } from '../../domain/positionTemplates/act.fields.ts'
import { usingDraft } from '../../machines/positionTemplates/dialogs.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { boundTo } from '../kit/RecordForm.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useDepartments } from './area.ts'
import type { DraftedProps } from './asking.ts'

/** § 7 POST useTemplate/{templateId}: asks for title and department. */
export const UseDialog = ({ dialogs, of: { global, taken }, draft }: DraftedProps) => {
  const { fields: typed, hasTried, change, tried, leave } = useDraft(draft, usingDraft)
  const departments = useDepartments()
  const fields = {
    fields: usingFields.fields,
    draft: typed,
    problems: hasTried ? usingFields.problems(typed, taken) : {},
    change,
    leave: () => () => {},
  }
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Use ${global?.title ?? ''}`}
      confirmLabel="Use template"
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: typed })
      }}
      onCancel={leave}
    >
      <TextField {...boundTo(fields, 'title')} />
      <SelectField
        label={usingFields.fields.department.label}
        value={typed.department ?? ''}
        placeholder="No department"
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => change({ department: id === '' ? null : (id as DepartmentId) })}
      />
    </Dialog>
  )
}
