import type { IdentityQueries } from '../identity/sql.ts'
import type { DemoTenant, PersonDetails } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { type Person, peopleOf } from './people.ts'
import { idIn, tenantIdOf, userIdOf } from './rows.ts'

type State = NonNullable<PersonDetails['login']>

/** Logins that are not simply in use: what an administrator sees on the account of such people. */
export const writeAccountStates = async (tx: IdentityQueries, tenant: DemoTenant, moments: Moments): Promise<void> => {
  for (const person of peopleOf(tenant, moments)) {
    if (person.more.login !== undefined) await states[person.more.login](tx, tenant, person)
  }
}

type Write = (tx: IdentityQueries, tenant: DemoTenant, person: Person) => Promise<unknown>

/** The link itself is nobody's: its token was never made. */
const invite: Write = async (tx, tenant, { id, firstName, lastName, email }) => {
  const key = `invitation:${userIdOf(email)}`
  await tx.query(
    `insert into mail.outbox (tenant_id, key, recipient, subject, body, attempts, sent_utc)
     values ($1::uuid, $2, $3, $4, '', 1, now())`,
    [tenantIdOf(tenant), key, email, `${tenant.name} invites you to Tenure`],
  )
  await tx.query(
    `insert into identity.invitations
       (tenant_id, employee_id, id, email, display_name, client_name, token_hash, message_key, expires_utc)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $7, now() + interval '6 days')`,
    [
      tenantIdOf(tenant),
      id,
      idIn(tenant, 'invitation', email),
      email,
      `${firstName} ${lastName}`.trim(),
      tenant.name,
      key,
    ],
  )
}

const states: Record<State, Write> = {
  invited: invite,
  provisional: (tx, _, { email }) =>
    tx.query('update identity.users set password_is_provisional = true where id = $1::uuid', [userIdOf(email)]),
  secondFactorAsked: (tx, tenant, { id }) =>
    tx.query(
      'update memberships set second_factor_required = true where tenant_id = $1::uuid and employee_id = $2::uuid',
      [tenantIdOf(tenant), id],
    ),
}
