import { useSelector } from '@xstate/react'
import type { FormEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { problemsIn } from '../../machines/employees/editing.ts'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'

interface EditorFormProps {
  readonly editor: EmployeeEditorActor
  readonly children: ReactNode
}

/** Enter saves. When something is wrong, the focus goes to the first field it stands under. */
export const EditorForm = ({ editor, children }: EditorFormProps) => {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => editor.send({ type: 'save.asked' }))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea)')?.focus()
  }
  return (
    <form className={slot('form', 'root')} noValidate onSubmit={save}>
      {children}
    </form>
  )
}

interface FormEndingProps {
  readonly editor: EmployeeEditorActor
  readonly saveLabel: string
  readonly onCancel: () => void
}

export const FormEnding = ({ editor, saveLabel, onCancel }: FormEndingProps) => {
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
  const isDirty = useSelector(editor, (snapshot) => snapshot.hasTag('dirty'))
  const isNew = useSelector(editor, ({ context }) => context.base === null)
  return (
    <>
      <WhyNot editor={editor} />
      <div className={slot('form', 'ending')}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          tone="solid"
          busy={isBusy}
          denied={isDirty ? undefined : isNew ? 'Fill in the form first.' : 'Nothing has been changed yet.'}
        >
          {saveLabel}
        </Button>
      </div>
    </>
  )
}

/** Why the last try did not succeed, where no field says it already. What was typed stays. */
const WhyNot = ({ editor }: { readonly editor: EmployeeEditorActor }) => {
  const snapshot = useSelector(editor, (snapshot) => snapshot)
  const { refusal } = snapshot.context
  if (refusal === null || Object.values(problemsIn(snapshot)).includes(refusal)) return null
  return (
    <Banner
      tone="danger"
      action={
        snapshot.hasTag('offline') ? (
          <Button size="sm" onClick={() => editor.send({ type: 'retry.asked' })}>
            Try again
          </Button>
        ) : null
      }
    >
      {refusal} What you typed is still here.
    </Banner>
  )
}
