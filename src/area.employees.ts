import { pages } from './ui/employees/group.tsx'
import { employeesArea } from './wiring.employees.ts'

/** The area's screens and machines, which come together in one file. */
export const employees = { pages, machines: employeesArea }
