import type { Handover, UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, UserId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'

interface OfEmployee {
  readonly id: EmployeeId
}

export type AccountPorts = {
  /** Null: the person has none. */
  loadAccount: Port<OfEmployee, UserAccount | null, Failure>
  createLogin: Port<OfEmployee, UserAccount, Failure>
  removeLogin: Port<OfEmployee & { readonly userId: UserId }, null, Failure>
  updatePassword: Port<
    OfEmployee & { readonly userId: UserId; readonly password: string; readonly notifyEmployee: boolean },
    UserAccount,
    Failure
  >
  setTwoFactor: Port<OfEmployee & { readonly isRequired: boolean }, UserAccount, Failure>
  resetTwoFactor: Port<OfEmployee, UserAccount, Failure>
  setAdminPrivileges: Port<
    OfEmployee & { readonly version: number; readonly isAdmin: boolean; readonly notes: string },
    Employee,
    Failure
  >
}

export type HandoverPorts = { loadHandovers: Port<OfEmployee, ReadonlyArray<Handover>, Failure> }
