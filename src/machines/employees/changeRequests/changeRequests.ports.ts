import type {
  ChangeAccepted,
  ChangeAsked,
  ChangeDeclined,
  ChangeRequest,
} from '../../../domain/employees/changeRequests/nouns.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Version } from '../../../domain/kernel/nouns.ts'
import type { Port } from '../../kit/port.ts'

export interface RequestsOf {
  readonly id: EmployeeId
}

interface OfRequest {
  readonly requestId: ChangeRequest['id']
}

export type ChangeRequestPorts = {
  loadRequests: Port<RequestsOf, ReadonlyArray<ChangeRequest>, Failure>
  askForChange: Port<RequestsOf & { readonly request: ChangeAsked }, ChangeRequest, Failure>
  showRequest: Port<OfRequest, ChangeRequest, Failure>
  acceptChange: Port<OfRequest & { readonly accepted: ChangeAccepted }, Employee, Failure>
  declineChange: Port<OfRequest & { readonly declined: ChangeDeclined }, ChangeRequest, Failure>
  withdrawChange: Port<OfRequest & { readonly version: Version }, ChangeRequest, Failure>
}
