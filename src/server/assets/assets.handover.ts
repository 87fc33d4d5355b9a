import { assetsGate } from '../../domain/permissions/gate.ts'
import { leftBy, Named } from '../employees/accounts/handover.ts'

/** § 4 What the leaver has still to give back. */
export const assetsLeft = leftBy(
  'assets',
  (id) => (sql) =>
    sql.of(Named)`
      select a.number || ' ' || a.name as name from assets a
      where a.tenant_id = ${sql.tenantId}::uuid and a.holder_employee_id = ${id}::uuid
      order by a.number collate list_order`,
  assetsGate,
)
