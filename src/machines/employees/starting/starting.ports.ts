import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Reinstatement } from '../../../domain/employees/starting/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'

export type StartingPorts = {
  reinstateEmployee: Port<{ readonly id: EmployeeId; readonly reinstatement: Reinstatement }, Employee, Failure>
}
