import { onceAsSuperuser } from './complianceData.ts'
import { admin } from './signIn.ts'

/** People of a measured tenant who can sign in, with the password of the demo's. */
export const memberEmail = (number: number): string => `bench.member.${number}@tenure.example`

export const addMembers = async (tenantId: string, count: number): Promise<void> => {
  await removeMembers(tenantId)
  for (const sql of [
    `insert into identity.users (id, email, display_name, password_hash, email_proved_utc)
     select gen_random_uuid(), 'bench.member.' || n || '@tenure.example', 'Bench', u.password_hash, now()
     from generate_series(1, ${count}) n cross join identity.users u where u.email = '${admin}' and $1::uuid is not null`,
    `insert into memberships (tenant_id, user_id, employee_id)
     select $1::uuid, u.id, e.id
     from (select id, row_number() over (order by id) as n from identity.users where email like 'bench.member.%') u
     join (select id, row_number() over (order by id) as n from employees
           where tenant_id = $1::uuid and is_active and not 'admin' = any(roles)) e on e.n = u.n`,
  ])
    await onceAsSuperuser(sql, tenantId)
}

export const removeMembers = async (tenantId: string): Promise<void> => {
  for (const sql of [
    `delete from memberships m using identity.users u
     where m.tenant_id = $1::uuid and u.id = m.user_id and u.email like 'bench.member.%'`,
    `delete from identity.users where email like 'bench.member.%' and $1::uuid is not null`,
  ])
    await onceAsSuperuser(sql, tenantId)
}
