import type { FieldRights } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

interface OfTenant {
  readonly tenantId: TenantId
}

export type FieldRightsPorts = {
  loadFieldRights: Port<OfTenant, FieldRights, Failure>
  saveFieldRights: Port<OfTenant & { readonly rights: FieldRights }, FieldRights, Failure>
}
