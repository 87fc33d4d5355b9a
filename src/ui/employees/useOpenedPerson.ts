import { useEffect } from 'react'
import { dayIn } from '../../domain/kernel/days.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { useEmployees, useEmployeesState, useTimeZone } from './area.ts'

/** Opens somebody's record for as long as the page shows; undefined until their machine runs. */
export const useOpenedPerson = (id: EmployeeId): EmployeeProfileActor | undefined => {
  const employees = useEmployees()
  const timeZone = useTimeZone()
  useEffect(() => {
    employees.send({ type: 'person.opened', id, today: dayIn(timeZone, Date.now()) })
  }, [employees, id, timeZone])
  useEffect(() => () => employees.send({ type: 'person.closed' }), [employees])
  return useEmployeesState(({ context, children }) =>
    context.opened?.id === id ? (children.profile as EmployeeProfileActor | undefined) : undefined,
  )
}
