import type { Caller } from '../../../contract/callers.ts'
import { OccasionChoices, type OccasionsHidden } from '../../../domain/home/news/nouns.ts'
import { type Sql, TenantSql } from '../../store/database.ts'

/** Of somebody who has chosen nothing, everything is told that the client tells. */
export const choicesOf =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(OccasionChoices)`
      select coalesce(c.hides_birthday, false) as "hidesBirthday",
        coalesce(c.hides_anniversary, false) as "hidesAnniversary", t.occasions as told
      from tenants t left join occasion_choices c
        on c.tenant_id = ${sql.tenantId}::uuid and c.employee_id = ${employeeId}::uuid
      where t.id = ${sql.tenantId}::uuid`

export const keepChoices = ({ employeeId }: Caller, { hidesBirthday, hidesAnniversary }: OccasionsHidden) =>
  TenantSql.use(
    (sql) => sql`
      insert into occasion_choices (tenant_id, employee_id, hides_birthday, hides_anniversary)
      values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${hidesBirthday}, ${hidesAnniversary})
      on conflict (tenant_id, employee_id) do update
      set hides_birthday = excluded.hides_birthday, hides_anniversary = excluded.hides_anniversary`,
  )
