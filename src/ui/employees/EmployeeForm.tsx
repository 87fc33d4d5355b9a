import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ProfileDraft } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { employeeForm } from '../../machines/employees/employeeForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { useDepartments, usePeople } from './area.ts'
import { writtenWith } from './conflict.ts'

export type Form = RecordFields<ProfileDraft>

interface EmployeeFormProps {
  readonly form: RecordFormActor
  readonly saveLabel: string
  readonly onCancel?: () => void
  readonly children: (fields: Form) => ReactNode
}

/** The form of a person: the whole of a new one, or one section of a profile. */
export const EmployeeForm = ({ form, ...how }: EmployeeFormProps) => {
  const shown = useSelector(form, ({ context: { theirs, base } }) => (theirs?.record ?? base) as Employee | null)
  const departments = useDepartments()
  const people = usePeople()
  const conflict = writtenWith({
    department: (id) => departments.find((department) => department.id === id)?.name,
    person: (id) =>
      people.find((one) => one.id === id)?.fullName ?? (shown?.manager?.id === id ? shown.manager.fullName : undefined),
    policy: (id) => shown?.hrPolicies?.find((policy) => policy.id === id)?.title,
  })
  return <RecordFormView {...how} form={form} of={employeeForm} called="This person" conflict={conflict} />
}
