import type { EmployeeId, TenantId, UserId } from '../../../src/domain/kernel/ids.ts'
import { tokenHash } from '../../../src/server/identity/invitations.store.ts'
import type { TestDatabase } from '../kit/database.ts'
import { addTenant, newId } from '../kit/people.ts'
import { rows } from '../world/world.ts'
import { publicUrl } from './browser.ts'

export interface Invited {
  readonly tenantId: TenantId
  readonly employeeId: EmployeeId
  readonly id: UserId
  readonly email: string
  readonly link: string
}

let count = 0

/** A client of its own has invited somebody; the link is what the mail says. */
export const anInvitation = async (
  store: TestDatabase,
  {
    expires = '7 days',
    email = '',
    secondFactor = false,
  }: {
    readonly expires?: string
    readonly email?: string
    readonly secondFactor?: boolean
  } = {},
): Promise<Invited> => {
  count += 1
  const tenantId = await addTenant(store, { name: `Client ${count}` })
  const [employeeId, id] = [newId<EmployeeId>(), newId<UserId>()]
  const address = email || `invited${count}@tenure.example`
  await rows(store, `insert into employees (tenant_id, id, first_name, email) values ($1, $2, 'Inga', $3)`, [
    tenantId,
    employeeId,
    address,
  ])
  const token = count.toString().padStart(43, 'x')
  await rows(
    store,
    `insert into identity.invitations (tenant_id, employee_id, id, email, display_name, client_name, token_hash,
       message_key, second_factor_required, expires_utc)
     values ($1, $2, $3, $4, 'Inga Example', 'Banksia Ridge', $5, 'k', $6, now() + $7::interval)`,
    [tenantId, employeeId, id, address, tokenHash(token), secondFactor, expires],
  )
  return { tenantId, employeeId, id, email: address, link: `${publicUrl}/idp-ui/invitation/${token}` }
}
