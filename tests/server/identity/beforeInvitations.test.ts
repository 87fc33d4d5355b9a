import { expect, it } from 'vitest'
import { whileMigrating } from '../kit/migrating.ts'
import { newId } from '../kit/people.ts'

const before = 21

it('who was invited before has still to accept, with the link they were sent; who signs in is left alone', () =>
  whileMigrating(async ({ upTo, run }) => {
    await upTo(before)
    const [tenantId, invited, expired, active] = [newId(), newId(), newId(), newId()]
    const [invitedUser, expiredUser, activeUser] = [newId(), newId(), newId()]
    await run(`insert into tenants (id, name, status) values ($1, 'Banksia Ridge', 'Active')`, [tenantId])
    for (const [employeeId, userId, hash] of [
      [invited, invitedUser, null],
      [expired, expiredUser, null],
      [active, activeUser, 'x'],
    ]) {
      await run(`insert into employees (tenant_id, id, first_name, email) values ($1, $2::uuid, 'Inga', $2::text)`, [
        tenantId,
        employeeId,
      ])
      await run(
        `insert into identity.users (id, email, display_name, password_hash, totp_required)
         values ($1::uuid, $1::text || '@tenure.example', 'Inga', $2, true)`,
        [userId, hash],
      )
      await run('insert into memberships (tenant_id, employee_id, user_id) values ($1, $2, $3)', [
        tenantId,
        employeeId,
        userId,
      ])
    }
    await run(
      `insert into identity.invitations (tenant_id, user_id, token_hash, client_name, message_key, expires_utc)
       values ($1, $2, 'hash', 'Banksia Ridge', 'key', now() + interval '3 days')`,
      [tenantId, invitedUser],
    )

    await upTo(before + 1)
    expect(await run('select user_id::text as id, second_factor_required as asked from memberships')).toEqual([
      { id: activeUser, asked: true },
    ])
    expect(await run('select id::text as id from identity.users')).toEqual([{ id: activeUser }])
    const rows = await run(
      `select employee_id::text as "employeeId", email, client_name as "clientName", token_hash = 'hash' as "isSameLink",
         second_factor_required as asked, expires_utc > now() as "isOpen"
       from identity.invitations order by token_hash = 'hash' desc`,
    )
    const same = { clientName: 'Banksia Ridge', asked: true }
    expect(rows).toEqual([
      { ...same, employeeId: invited, email: `${invitedUser}@tenure.example`, isSameLink: true, isOpen: true },
      { ...same, employeeId: expired, email: `${expiredUser}@tenure.example`, isSameLink: false, isOpen: false },
    ])
  }))
