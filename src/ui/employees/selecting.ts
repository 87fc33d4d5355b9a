import type { EmployeesActor } from '../../machines/employees/employees.machine.ts'

/** Brings the list's selection to what the table says it is by now. */
export const selectOnly = (employees: EmployeesActor, wanted: ReadonlySet<string>): void => {
  const { rows, selection } = employees.getSnapshot().context
  if (wanted.size === 0) employees.send({ type: 'selection.cleared' })
  else if (wanted.size === rows.length) employees.send({ type: 'selection.filled' })
  else {
    for (const { id } of rows) {
      if (selection.has(id) !== wanted.has(id)) employees.send({ type: 'row.toggled', id })
    }
  }
}
