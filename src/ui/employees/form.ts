import { useSelector } from '@xstate/react'
import type { Problems } from '../../domain/employees/drafts.ts'
import type { ProfileDraft } from '../../domain/employees/profileDrafts.ts'
import { problemsIn } from '../../machines/employees/editing.ts'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'

/** What the fields of a form need: what was typed, what is wrong with it, and whom to tell. */
export interface Form {
  readonly draft: ProfileDraft
  readonly problems: Problems<ProfileDraft>
  readonly change: (change: Partial<ProfileDraft>) => void
  readonly leave: (field: keyof ProfileDraft) => () => void
}

export const useForm = (editor: EmployeeEditorActor): Form => {
  const snapshot = useSelector(editor, (snapshot) => snapshot)
  return {
    draft: snapshot.context.draft,
    problems: problemsIn(snapshot),
    change: (change) => editor.send({ type: 'field.changed', change }),
    leave: (field) => () => afterThePress(() => editor.send({ type: 'field.left', field })),
  }
}

/**
 * A problem that appears moves what stands below it. Where a field is left by pressing a button, the button would move away
 * from under the pointer and never hear of the press.
 */
const afterThePress = (then: () => void): void => {
  if (document.querySelector('button:active') === null) then()
  else window.addEventListener('pointerup', () => setTimeout(then), { once: true })
}

/** The fields that hold text. */
type TextName = {
  [Name in keyof ProfileDraft]: ProfileDraft[Name] extends string ? Name : never
}[keyof ProfileDraft]

/** A text field's share of a form. */
export const bound = ({ draft, problems, change, leave }: Form, field: TextName) => ({
  name: field,
  value: draft[field],
  error: problems[field],
  onChange: (typed: string) => change({ [field]: typed }),
  onBlur: leave(field),
})
