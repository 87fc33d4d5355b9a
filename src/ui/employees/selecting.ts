import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { EmployeesActor } from '../../machines/employees/employees.machine.ts'

/** Brings the list's selection to what the table says it is by now. */
export const selectOnly = (employees: EmployeesActor, wanted: ReadonlySet<string>): void => {
  const { rows, selection } = employees.getSnapshot().context
  if (wanted.size === 0) return employees.send({ type: 'selection.cleared' })
  if (wanted.size === rows.length) return employees.send({ type: 'selection.filled' })
  for (const id of new Set([...selection, ...wanted])) {
    if (selection.has(id as EmployeeId) !== wanted.has(id)) employees.send({ type: 'row.toggled', id: id as EmployeeId })
  }
}
