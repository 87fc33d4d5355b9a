import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'
import { slot } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'
import { Conflict } from './Conflict.tsx'
import { EditorForm, FormEnding } from './FormEnding.tsx'
import { type Form, useForm } from './form.ts'

/** What each section of a profile is given. */
export interface SectionProps {
  readonly editor: EmployeeEditorActor
  /** Why it cannot be edited. */
  readonly denied: string | undefined
}

interface EditableSectionProps extends SectionProps {
  readonly title: string
  /** The section as it reads. */
  readonly children: ReactNode
  readonly fields: (form: Form) => ReactNode
}

/** A section that is edited in its place and saved alone. The focus goes into the form and back to Edit. */
export const EditableSection = ({ title, editor, denied, children, fields }: EditableSectionProps) => {
  const [isOpen, setOpen] = useState(false)
  const isDirty = useSelector(editor, (snapshot) => snapshot.hasTag('dirty'))
  const root = useRef<HTMLDivElement>(null)
  const turn = (open: boolean) => {
    flushSync(() => setOpen(open))
    root.current
      ?.querySelector<HTMLElement>(open ? 'form :is(input, select, textarea):not(:disabled)' : 'header button')
      ?.focus()
  }
  const cancel = () => {
    editor.send({ type: 'editing.abandoned' })
    turn(false)
  }

  const close = useRef(() => turn(false))
  close.current = () => turn(false)
  useEffect(() => {
    const saved = editor.on('employee.saved', () => close.current())
    return () => {
      saved.unsubscribe()
      // Whoever leaves this tab has been asked, and said that the edits may go.
      editor.send({ type: 'editing.abandoned' })
    }
  }, [editor])

  return (
    <div ref={root} className={slot('profile', 'section')}>
      {isOpen || isDirty ? (
        <Section title={title}>
          <Fields editor={editor} fields={fields} onCancel={cancel} />
        </Section>
      ) : (
        <Section title={title} onEdit={() => turn(true)} editDenied={denied}>
          {children}
        </Section>
      )}
    </div>
  )
}

interface FieldsProps {
  readonly editor: EmployeeEditorActor
  readonly fields: (form: Form) => ReactNode
  readonly onCancel: () => void
}

const Fields = ({ editor, fields, onCancel }: FieldsProps) => {
  const form = useForm(editor)
  const isConflicting = useSelector(editor, (snapshot) => snapshot.hasTag('conflict'))
  return (
    <EditorForm editor={editor}>
      {isConflicting ? (
        <Conflict editor={editor} />
      ) : (
        <>
          {fields(form)}
          <FormEnding editor={editor} saveLabel="Save" onCancel={onCancel} />
        </>
      )}
    </EditorForm>
  )
}
