import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Reinstatement, Start, StartEnded } from '../../../domain/employees/starting/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'
import type { HandoverPorts } from '../accounts/accounts.ports.ts'

interface OfPerson {
  readonly id: EmployeeId
}

export type StartingPorts = HandoverPorts & {
  loadStart: Port<OfPerson, Start | null, Failure>
  endStart: Port<OfPerson & StartEnded, Start | null, Failure>
  reinstateEmployee: Port<OfPerson & { readonly reinstatement: Reinstatement }, Employee, Failure>
}
