import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { ProfileSectionActor } from '../../machines/employees/profileSection.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { slot } from '../kit/classes.ts'
import { useFocusBack } from '../kit/focusing.ts'
import { Section } from '../kit/Section.tsx'
import { EmployeeForm, type Form } from './EmployeeForm.tsx'

/** What each section of a profile is given. */
export interface SectionProps {
  readonly section: ProfileSectionActor
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
export const EditableSection = ({ title, section, denied, children, fields }: EditableSectionProps) => {
  const form = useSelector(section, ({ children }) => children.form as RecordFormActor | undefined)
  const place = useFocusBack<HTMLDivElement>(form !== undefined)
  useEffect(() => () => section.send({ type: 'editing.abandoned' }), [section])
  return (
    <div ref={place} className={slot('profile', 'section')}>
      {form === undefined ? (
        <Section title={title} onEdit={() => section.send({ type: 'edit.asked' })} editDenied={denied}>
          {children}
        </Section>
      ) : (
        <Section title={title}>
          <EmployeeForm form={form} saveLabel="Save">
            {fields}
          </EmployeeForm>
        </Section>
      )}
    </div>
  )
}
