import { useEffect } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { useToday } from '../app/time.ts'
import { useEmployees, useEmployeesState } from './area.ts'

/** Opens somebody's record for as long as the page shows; undefined until their machine runs. */
export const useOpenedPerson = (id: EmployeeId): EmployeeProfileActor | undefined => {
  const employees = useEmployees()
  const today = useToday()
  useEffect(() => {
    employees.send({ type: 'person.opened', id, today })
  }, [employees, id, today])
  useEffect(() => () => employees.send({ type: 'person.closed' }), [employees])
  return useEmployeesState(({ context, children }) =>
    context.opened?.id === id ? (children.profile as EmployeeProfileActor | undefined) : undefined,
  )
}
