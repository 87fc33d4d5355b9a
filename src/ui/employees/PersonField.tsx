import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { FieldProps } from '../kit/Field.tsx'
import { useEmployeesState, usePeopleById } from './area.ts'
import { PersonPicker } from './PersonPicker.tsx'

type PersonFieldProps = FieldProps & {
  readonly value: EmployeeId | null
  /** Somebody known by name though in no list of the reader's. */
  readonly known?: Employee['manager'] | undefined
  readonly onChange: (id: EmployeeId | null) => void
  /** Whom the rule allows; nobody else is offered. */
  readonly mayChoose: (id: EmployeeId) => boolean
  readonly placeholder?: string
  readonly about?: ((id: EmployeeId) => string | undefined) | undefined
}

/** A person out of the directory. */
export const PersonField = ({ value, known, ...field }: PersonFieldProps) => {
  const people = useEmployeesState(({ context }) => context.candidates)
  const byId = usePeopleById()
  const person = value === null ? undefined : (byId.get(value) ?? (known?.id === value ? known : undefined))
  const chosen = value === null ? null : (person?.fullName ?? 'You don’t have access')
  return <PersonPicker {...field} people={people} chosen={chosen} />
}
