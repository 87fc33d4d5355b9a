import { Schema } from 'effect'
import { EmployeeId } from '../../../domain/kernel/ids.ts'
import { Locale } from '../../../domain/kernel/nouns.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { firstRow, TenantSql } from '../../store/database.ts'
import { localeOf } from '../../store/locale.sql.ts'

const Listener = Schema.Struct({ id: EmployeeId, fullName: Schema.String, email: Schema.String, locale: Locale })

/** Those who may change assets (`mayManageAssets`) and can be told. */
export const assetManagers = TenantSql.use(
  (sql) =>
    sql.of(Listener)`
    select e.id, e.full_name as "fullName", e.email, ${sql.literal(localeOf('e'))} as locale from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('e'))} and ('admin' = any(e.roles) or exists (
      select from security_group_members m
      join security_groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
      cross join jsonb_array_elements(g.features) granted
      where m.tenant_id = e.tenant_id and m.employee_id = e.id and granted ->> 'featureId' = 'assetManagerManage'
        and granted -> 'actions' ? 'Modify'))
    order by e.id`,
)

/** Somebody, if they can be told. */
export const listener = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(Listener)`
      select e.id, e.full_name as "fullName", e.email, ${sql.literal(localeOf('e'))} as locale from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and ${sql.literal(canBeTold('e'))}`,
  )
