import { Schema } from 'effect'
import { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { TenantSql } from '../../store/database.ts'
import { OwedAgreement, owed } from './reminding.store.ts'

/** A person whose manager is to be told; null when they have no manager who can be told. */
const Escalated = Schema.Struct({ ...OwedAgreement.fields, managerId: Schema.NullOr(EmployeeId) })

/** The people who are late for as long as the policy says, of whose duty nobody was told yet. */
export const toEscalate = (today: Day) =>
  TenantSql.use((sql) =>
    sql.of(Escalated).unsafe(
      `${owed(
        `d.standing = 'late'
          and (d.due_utc at time zone t.time_zone)::date + h.tell_manager_after_days <= $2::date
          and not exists (
            select from hr_document_bindings b
            where b.tenant_id = $1::uuid and b.document_id = d.document_id and b.employee_id = d.employee_id
              and b.since_utc = d.since_utc
              and b.manager_told_utc >= greatest(d.since_utc, h.agree_from_utc, d.renewal_utc))`,
        `, (select m.id from employees m
            where m.tenant_id = e.tenant_id and m.id = e.reports_to and ${canBeTold('m')}) as "managerId"`,
      )}
      order by lower(e.full_name), e.id, lower(h.title), h.id`,
      [sql.tenantId, today],
    ),
  )
