/** Links that leave by mail and are kept as hashes: to come into a client, and to sign in with another address. */
import { createHash, randomBytes } from 'node:crypto'
import { Effect, Schema } from 'effect'
import { EmployeeId, TenantId, UserId } from '../../domain/kernel/ids.ts'
import { post } from '../mail/post.ts'
import { firstRow, TenantSql } from '../store/database.ts'
import type { IdentityQueries } from './sql.ts'
import { addressAskedMail, invitationMail } from './wording.ts'

export const invitationPath = '/idp-ui/invitation/'
export const addressPath = '/idp-ui/address/'

/** What is kept of a link's token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const newToken = (): string => randomBytes(32).toString('base64url')

const goodForDays = 7

export const Invitation = Schema.Struct({
  tenantId: TenantId,
  employeeId: EmployeeId,
  /** What the login is called until it is accepted; the account made for it keeps the name. */
  id: UserId,
  email: Schema.String,
  displayName: Schema.String,
  clientName: Schema.String,
  secondFactorRequired: Schema.Boolean,
})
export type Invitation = typeof Invitation.Type

const columns = `tenant_id::text as "tenantId", employee_id::text as "employeeId", id::text as id, email,
  display_name as "displayName", client_name as "clientName", second_factor_required as "secondFactorRequired"`

const answerable = 'expires_utc > now() and declined_utc is null'

/**
 * Invites the owner of the address, or invites them again: an older link no longer works. Whether the address has an
 * account is not asked, so that nobody can be told. Answers what the invitation is called, and the link: only the
 * person who runs the server may be shown that one.
 */
export const invite = (invited: {
  readonly employeeId: EmployeeId
  readonly email: string
  readonly displayName: string
  readonly clientName: string
  readonly publicUrl: string
}) =>
  Effect.gen(function* () {
    const { employeeId, email, displayName, clientName, publicUrl } = invited
    const sql = yield* TenantSql
    const token = newToken()
    const hash = tokenHash(token)
    const key = `invitation:${hash.slice(0, 32)}`
    const [row] = yield* sql.of({ id: UserId })`
      insert into identity.invitations
        (tenant_id, employee_id, email, display_name, client_name, token_hash, message_key, expires_utc)
      values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${email}, ${displayName}, ${clientName}, ${hash}, ${key},
        now() + make_interval(days => ${goodForDays}::int))
      on conflict (tenant_id, employee_id) do update
        set email = excluded.email, display_name = excluded.display_name, client_name = excluded.client_name,
          token_hash = excluded.token_hash, message_key = excluded.message_key, expires_utc = excluded.expires_utc,
          declined_utc = null, accepted_utc = null
      returning id::text as id`
    const link = `${publicUrl}${invitationPath}${token}`
    yield* post({ key, to: email, ...invitationMail(clientName, link, goodForDays) })
    return { id: (row as { readonly id: UserId }).id, link }
  })

export const requireSecondFactorOfInvited = (employeeId: EmployeeId, isRequired: boolean) =>
  TenantSql.use(
    (sql) => sql`
      update identity.invitations set second_factor_required = ${isRequired}
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid`,
  )

/** Nobody else answers it until the transaction ends; undefined where it no longer stands as it was read. */
export const takeInvitation = ({ employeeId, id, email }: Invitation) =>
  firstRow((sql) =>
    sql.of(Invitation).unsafe(
      `select ${columns} from identity.invitations
       where tenant_id = $1::uuid and employee_id = $2::uuid and id = $3::uuid and email = $4
         and declined_utc is null and (expires_utc > now() or accepted_utc is not null)
       for update`,
      [sql.tenantId, employeeId, id, email],
    ),
  )

export const deleteInvitation = (employeeId: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      delete from identity.invitations where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid`,
  )

/** Whose link it is, as long as it can be answered. */
export const invitationAt = async (sql: IdentityQueries, hash: string): Promise<Invitation | undefined> => {
  const [row] = await sql.query<Invitation>(
    `select ${columns} from identity.invitations where token_hash = $1 and accepted_utc is null and ${answerable}`,
    [hash],
  )
  return row
}

/** It cannot be answered any more, unless it is sent again. */
export const decline = async (sql: IdentityQueries, hash: string): Promise<boolean> => {
  const rows = await sql.query(
    `update identity.invitations set declined_utc = now()
     where token_hash = $1 and accepted_utc is null and ${answerable} returning id`,
    [hash],
  )
  return rows.length === 1
}

/** Behind a hosted provider: yes, from the reader of the mail. They come in on signing in there with this address. */
export const acceptAhead = async (sql: IdentityQueries, hash: string): Promise<boolean> => {
  const rows = await sql.query(
    `update identity.invitations set accepted_utc = now()
     where token_hash = $1 and accepted_utc is null and ${answerable} returning id`,
    [hash],
  )
  return rows.length === 1
}

/** Those that were accepted at this address and wait for their owner to sign in. */
export const acceptedAt = (sql: IdentityQueries, email: string): Promise<ReadonlyArray<Invitation>> =>
  sql.query<Invitation>(
    `select ${columns} from identity.invitations
     where lower(email) = lower($1) and accepted_utc is not null and declined_utc is null`,
    [email],
  )

export interface AddressChange {
  readonly userId: UserId
  readonly tenantId: TenantId
  readonly clientName: string
  readonly email: string
}

/** Asks the owner of the new address; until they answer, the person signs in as before. */
export const askForAddress = ({
  publicUrl,
  ...change
}: Omit<AddressChange, 'tenantId'> & { readonly publicUrl: string }) =>
  Effect.gen(function* () {
    const { userId, clientName, email } = change
    const sql = yield* TenantSql
    const token = newToken()
    const hash = tokenHash(token)
    yield* sql`
      insert into identity.address_changes (user_id, tenant_id, client_name, email, token_hash, expires_utc)
      values (${userId}::uuid, ${sql.tenantId}::uuid, ${clientName}, ${email}, ${hash},
        now() + make_interval(days => ${goodForDays}::int))
      on conflict (user_id) do update
        set tenant_id = excluded.tenant_id, client_name = excluded.client_name, email = excluded.email,
          token_hash = excluded.token_hash, expires_utc = excluded.expires_utc`
    const link = `${publicUrl}${addressPath}${token}`
    const key = `address:${hash.slice(0, 32)}`
    yield* post({ key, to: email, ...addressAskedMail(clientName, link, goodForDays) })
  })

export const forgetAddressChange = (userId: UserId) =>
  TenantSql.use((sql) => sql`delete from identity.address_changes where user_id = ${userId}::uuid`)

export const addressChangeAt = async (sql: IdentityQueries, hash: string): Promise<AddressChange | undefined> => {
  const [row] = await sql.query<AddressChange>(
    `select user_id::text as "userId", tenant_id::text as "tenantId", client_name as "clientName", email
     from identity.address_changes where token_hash = $1 and expires_utc > now()`,
    [hash],
  )
  return row
}
