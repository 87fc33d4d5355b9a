import type { IdentityQueries } from '../identity/sql.ts'
import type { DemoTenant, PersonDetails } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { peopleOf } from './people.ts'
import { tenantIdOf, userIdOf } from './rows.ts'

type State = NonNullable<PersonDetails['login']>

const statements: Record<State, string> = {
  invited: 'update identity.users set password_hash = null, email_proved_utc = null where id = $1::uuid',
  provisional: 'update identity.users set password_is_provisional = true where id = $1::uuid',
  secondFactorAsked: 'update identity.users set totp_required = true where id = $1::uuid',
}

/** Logins that are not simply in use: what an administrator sees on the account of such people. */
export const writeAccountStates = async (tx: IdentityQueries, tenant: DemoTenant, moments: Moments): Promise<void> => {
  for (const { email, more } of peopleOf(tenant, moments)) {
    if (more.login === undefined) continue
    await tx.query(statements[more.login], [userIdOf(email)])
    if (more.login === 'invited') await invite(tx, tenant, email)
  }
}

/** The link itself is nobody's: its token was never made. */
const invite = async (tx: IdentityQueries, tenant: DemoTenant, email: string): Promise<void> => {
  const key = `invitation:${userIdOf(email)}`
  await tx.query(
    `insert into mail.outbox (tenant_id, key, recipient, subject, body, attempts, sent_utc)
     values ($1::uuid, $2, $3, $4, '', 1, now())`,
    [tenantIdOf(tenant), key, email, `${tenant.name} has given you a login to Tenure`],
  )
  await tx.query(
    `insert into identity.invitations (tenant_id, user_id, token_hash, client_name, message_key, expires_utc)
     values ($1::uuid, $2::uuid, $3, $4, $3, now() + interval '6 days')`,
    [tenantIdOf(tenant), userIdOf(email), key, tenant.name],
  )
}
