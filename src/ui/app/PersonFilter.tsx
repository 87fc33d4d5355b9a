import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { isAdmin, isManager } from '../../domain/permissions/access.ts'
import { slot } from '../kit/classes.ts'
import { PeopleField } from './PeopleField.tsx'
import { useActor } from './session.ts'

interface PersonFilterProps {
  /** Null while they are read. */
  readonly people: ReadonlyArray<PersonRef> | null
  readonly chosen: ReadonlyArray<EmployeeId>
  /** Of one, another takes its place. */
  readonly one?: true
  readonly onChange: (ids: ReadonlyArray<EmployeeId>) => void
}

const nobody: ReadonlyArray<never> = []

/**
 * Narrows a list to people; where there is nobody else it narrows nothing. For whom there will be others its place is kept
 * while they are read: on a phone its line would push the list down.
 */
export const PersonFilter = ({ people, chosen, ...field }: PersonFilterProps) => {
  const actor = useActor()
  const isShown = people === null ? isAdmin(actor) || isManager(actor) : people.length > 1
  return isShown ? (
    <div className={slot('directory', 'department')}>
      <PeopleField
        label="Person"
        labelHidden
        placeholder="Everyone"
        people={people ?? nobody}
        chosen={people === null ? nobody : chosen}
        {...field}
      />
    </div>
  ) : null
}
