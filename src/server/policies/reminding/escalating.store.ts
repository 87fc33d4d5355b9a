import { Effect } from 'effect'
import type { EmployeeId, TenantId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { TenantSql } from '../../store/database.ts'
import { type OwedAgreement, owed } from './reminding.store.ts'

/** Somebody whose manager is to be told; null when nobody who can be told manages them. */
export interface Escalated extends OwedAgreement {
  readonly managerId: EmployeeId | null
}

/** Who can be told: works here, signs in here, and has an address. */
const canBeTold = (person: string): string => `${person}.is_active and position('@' in ${person}.email) > 0
  and exists (select from memberships w where w.tenant_id = ${person}.tenant_id and w.employee_id = ${person}.id)`

/** Whoever is late for as long as the policy says, of whose duty nobody was told yet. */
export const toEscalate = (tenantId: TenantId, today: Day) =>
  Effect.flatMap(TenantSql, (sql) =>
    sql.unsafe<Escalated>(
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
      [tenantId, today],
    ),
  )

export interface Superior {
  readonly id: EmployeeId
  readonly fullName: string
  readonly email: string
  readonly isAdmin: boolean
}

/** The managers named, and the admins, who hear of those without one. */
export const superiors = (tenantId: TenantId, managers: ReadonlyArray<EmployeeId>) =>
  Effect.flatMap(TenantSql, (sql) =>
    sql.unsafe<Superior>(
      `select e.id, e.full_name as "fullName", e.email, 'admin' = any(e.roles) as "isAdmin" from employees e
       where e.tenant_id = $1::uuid and (e.id = any($2::uuid[]) or 'admin' = any(e.roles)) and ${canBeTold('e')}
       order by e.id`,
      [tenantId, managers],
    ),
  )
