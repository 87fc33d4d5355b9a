import type { ComplianceItem } from '../../domain/certifications/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

export interface ComplianceOf {
  readonly tenantId: TenantId
  readonly id: EmployeeId
}

export type CompliancePorts = { loadCompliance: Port<ComplianceOf, ReadonlyArray<ComplianceItem>, Failure> }
