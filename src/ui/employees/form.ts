import { useSelector } from '@xstate/react'
import { type ProfileDraft, profileFields } from '../../domain/employees/employee.fields.ts'
import { problemsIn } from '../../machines/employees/editing.ts'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'
import { afterThePress, type RecordFields } from '../kit/RecordForm.tsx'

export type Form = RecordFields<ProfileDraft>

export const useForm = (editor: EmployeeEditorActor): Form => {
  const snapshot = useSelector(editor, (snapshot) => snapshot)
  return {
    fields: profileFields.fields,
    draft: snapshot.context.draft,
    problems: problemsIn(snapshot),
    change: (change) => editor.send({ type: 'field.changed', change }),
    leave: (field) => () => afterThePress(() => editor.send({ type: 'field.left', field })),
  }
}
