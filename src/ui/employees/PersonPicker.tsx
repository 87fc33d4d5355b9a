import { useCallback } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { offeredPeople } from '../app/offeredPeople.tsx'
import { PickField } from '../app/PickField.tsx'
import type { FieldProps } from '../kit/Field.tsx'
import { offered, type People } from './choosing.ts'

type PersonPickerProps = FieldProps & {
  readonly people: People
  /** The name of who is chosen; null while it is nobody. */
  readonly chosen: string | null
  readonly onChange: (id: EmployeeId | null) => void
  /** Whom the rule allows; nobody else is offered. */
  readonly mayChoose: (id: EmployeeId) => boolean
  readonly placeholder?: string
  /** What stands below a name in place of the position: why it is no choice. Give a stable function. */
  readonly about?: ((id: EmployeeId) => string | undefined) | undefined
}

/** Typing finds active people; an emptied field is nobody. */
export const PersonPicker = ({ people, onChange, mayChoose, about, ...field }: PersonPickerProps) => (
  <PickField
    {...field}
    offersFor={useCallback(
      (typed) =>
        offeredPeople(
          offered(people, typed, mayChoose).map((one) => ({
            ...one,
            positionTitle: about?.(one.id) ?? one.positionTitle,
          })),
        ),
      [people, mayChoose, about],
    )}
    nothing="No one with this name can be chosen."
    clearLabel={`Clear ${field.label.toLowerCase()}`}
    onPick={(id) => onChange(id as EmployeeId | null)}
  />
)
