import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { slot } from '../kit/classes.ts'
import { PeopleField } from './PeopleField.tsx'

interface PersonFilterProps {
  readonly people: ReadonlyArray<PersonRef>
  readonly chosen: ReadonlyArray<EmployeeId>
  /** Of one, another takes its place. */
  readonly one?: true
  readonly onChange: (ids: ReadonlyArray<EmployeeId>) => void
}

/** Narrows a list to people; where there is nobody else it narrows nothing. */
export const PersonFilter = (field: PersonFilterProps) =>
  field.people.length < 2 ? null : (
    <div className={slot('directory', 'department')}>
      <PeopleField label="Person" labelHidden placeholder="Everyone" {...field} />
    </div>
  )
