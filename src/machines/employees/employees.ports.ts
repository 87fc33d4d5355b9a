import type {
  BasicInfoUpdate,
  Emergency,
  EmergencyUpdate,
  Employee,
  HrPoliciesUpdate,
  NewEmployee,
  OtherUpdate,
  PersonalUpdate,
  TagsUpdate,
  Termination,
  WorkUpdate,
} from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

interface OfEmployee {
  readonly id: EmployeeId
}

export type EmployeePorts = {
  loadEmployee: Port<OfEmployee, Employee, Failure>
  createEmployee: Port<{ readonly employee: NewEmployee }, Employee, Failure>
  isEmailInUse: Port<{ readonly email: string; readonly exceptEmployeeId?: EmployeeId }, boolean, Failure>
  saveBasicInfo: Port<OfEmployee & { readonly change: BasicInfoUpdate }, Employee, Failure>
  saveWork: Port<OfEmployee & { readonly change: WorkUpdate }, Employee, Failure>
  saveTags: Port<OfEmployee & { readonly change: TagsUpdate }, Employee, Failure>
  savePersonal: Port<OfEmployee & { readonly change: PersonalUpdate }, Employee, Failure>
  saveEmergency: Port<OfEmployee & { readonly change: EmergencyUpdate }, Employee, Failure>
  saveHrPolicies: Port<OfEmployee & { readonly change: HrPoliciesUpdate }, Employee, Failure>
  saveOther: Port<OfEmployee & { readonly change: OtherUpdate }, Employee, Failure>
  /** Each reading is written down. */
  loadEmergency: Port<OfEmployee, Emergency, Failure>
  terminateEmployee: Port<OfEmployee & { readonly termination: Termination }, Employee, Failure>
  keepEmployed: Port<OfEmployee & { readonly version: number }, Employee, Failure>
  removeEmployee: Port<OfEmployee & { readonly version: number }, void, Failure>
  uploadAvatar: Port<OfEmployee & { readonly file: File }, Employee, Failure>
}

/**
 * Pictures for the view, which shows them wherever a person stands: no machine decides anything about them. A path is the
 * `avatarUrl` of a summary.
 */
export interface Avatars {
  /** The address to show at once, when the picture is in memory. */
  readonly known: (path: string) => string | null
  /** The address once the picture is there; null when there is none to show. */
  readonly fetch: (path: string) => Promise<string | null>
}
