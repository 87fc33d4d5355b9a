import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, SecurityGroupId } from '../../domain/kernel/ids.ts'
import type {
  NewSecurityGroup,
  PersonAccess,
  SecurityGroup,
  SecurityGroupUpdate,
} from '../../domain/securityGroups/nouns.ts'
import type { Port } from '../kit/port.ts'

/** § 7 Permission groups. */
export interface SecurityGroupPorts {
  readonly loadGroups: Port<void, ReadonlyArray<SecurityGroup>, Failure>
  readonly addGroup: Port<NewSecurityGroup, SecurityGroup, Failure>
  readonly saveGroup: Port<
    { readonly id: SecurityGroupId; readonly change: SecurityGroupUpdate },
    SecurityGroup,
    Failure
  >
  readonly removeGroup: Port<{ readonly id: SecurityGroupId; readonly version: number }, void, Failure>
  readonly loadAccess: Port<{ readonly id: EmployeeId }, PersonAccess, Failure>
}
