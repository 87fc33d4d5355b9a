/** A tenant's logins and the accounts behind them, inside the tenant's own transaction. */
import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { EmployeeId, TenantId, UserId } from '../../domain/kernel/ids.ts'
import { deliverySql, post } from '../mail/post.ts'
import { TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { invitationHash, invitationPath } from './invitations.ts'
import { invitationMail } from './wording.ts'

/** What is stored about an employee's login. */
export interface LoginRow {
  readonly userId: UserId
  readonly email: string
  readonly displayName: string
  /** Has a password, or has come from a hosted provider. */
  readonly isActivated: boolean
  readonly isPasswordProvisional: boolean
  readonly isTwoFactorRequired: boolean
  readonly isTwoFactorSetUp: boolean
  readonly worksElsewhere: boolean
  readonly invitation: { readonly expiresUtc: string; readonly mail: 'waiting' | 'sent' | 'failed' } | null
}

const isActivated = `(u.password_hash is not null or exists (
  select from identity.user_identities i where i.user_id = u.id))`

export const loginRow = (tenantId: TenantId, employeeId: EmployeeId) => (sql: Statement.Constructor) =>
  sql<LoginRow>`
    select u.id::text as "userId", u.email, u.display_name as "displayName",
      ${sql.literal(isActivated)} as "isActivated", u.password_is_provisional as "isPasswordProvisional",
      u.totp_required as "isTwoFactorRequired", u.totp_secret is not null as "isTwoFactorSetUp",
      works_elsewhere(u.id) as "worksElsewhere", (
        select jsonb_build_object(
          'expiresUtc', ${sql.literal(instant('i.expires_utc'))},
          'mail', ${sql.literal(deliverySql('i.tenant_id', 'i.message_key'))})
        from identity.invitations i
        where i.tenant_id = m.tenant_id and i.user_id = m.user_id and i.expires_utc > now()) as invitation
    from memberships m join identity.users u on u.id = m.user_id
    where m.tenant_id = ${tenantId}::uuid and m.employee_id = ${employeeId}::uuid`

/**
 * The login, and nobody else's hands on the account until the transaction ends: whoever adds a membership, in whichever
 * tenant, takes the account first as well, so that "works for nobody else" stays true.
 */
export const takeLogin = (tenantId: TenantId, employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      select from identity.users u
      where u.id = (
        select m.user_id from memberships m where m.tenant_id = ${tenantId}::uuid and m.employee_id = ${employeeId}::uuid)
      for update`
    const [row] = yield* loginRow(tenantId, employeeId)(sql)
    return row
  })

export interface Addressed {
  readonly userId: UserId
  readonly isActivated: boolean
  /** Somebody who reads the address has chosen the password, so it is theirs. */
  readonly isProved: boolean
}

/** The account of an address, made when there is none; taken until the transaction ends. */
export const takeAccountAt = (email: string, displayName: string) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into identity.users (email, display_name) values (${email}, ${displayName})
      on conflict (lower(email)) do nothing`
    const [row] = yield* sql<Addressed>`
      select u.id::text as "userId", ${sql.literal(isActivated)} as "isActivated",
        u.email_proved_utc is not null as "isProved"
      from identity.users u where lower(u.email) = lower(${email}) for update`
    return row as Addressed
  })

export const insertMembership = (tenantId: TenantId, employeeId: EmployeeId, userId: UserId) =>
  Effect.flatMap(
    TenantSql,
    (sql) => sql`
      insert into memberships (tenant_id, user_id, employee_id)
      values (${tenantId}::uuid, ${userId}::uuid, ${employeeId}::uuid)`,
  )

/** A password that an administrator elsewhere chose opens nothing here. */
export const forgetCredentials = (userId: UserId) =>
  Effect.flatMap(
    TenantSql,
    (sql) => sql`
      update identity.users
      set password_hash = null, password_is_provisional = false, totp_secret = null, totp_last_step = 0
      where id = ${userId}::uuid`,
  )

const invitedForDays = 7

/** A new link; an older one of this tenant no longer works. It leaves by mail and is kept nowhere. */
export const invite = (invitation: {
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly email: string
  readonly clientName: string
  readonly publicUrl: string
}) =>
  Effect.gen(function* () {
    const { tenantId, userId, email, clientName, publicUrl } = invitation
    const sql = yield* TenantSql
    const token = randomBytes(32).toString('base64url')
    const hash = invitationHash(token)
    const key = `invitation:${hash.slice(0, 32)}`
    yield* sql`
      insert into identity.invitations (tenant_id, user_id, token_hash, client_name, message_key, expires_utc)
      values (${tenantId}::uuid, ${userId}::uuid, ${hash}, ${clientName}, ${key},
        now() + make_interval(days => ${invitedForDays}::int))
      on conflict (tenant_id, user_id) do update
        set token_hash = excluded.token_hash, client_name = excluded.client_name, message_key = excluded.message_key,
          expires_utc = excluded.expires_utc`
    const link = `${publicUrl}${invitationPath}${token}`
    yield* post({ tenantId, key, to: email, ...invitationMail(clientName, link, invitedForDays) })
  })

/** Good for one sign-in, where the person chooses their own. */
export const setProvisionalPassword = (userId: UserId, passwordHash: string) =>
  Effect.flatMap(TenantSql, (sql) =>
    Effect.andThen(
      sql`
        update identity.users
        set password_hash = ${passwordHash}, password_is_provisional = true, email_proved_utc = null
        where id = ${userId}::uuid`,
      sql`delete from identity.invitations where user_id = ${userId}::uuid`,
    ),
  )

/** Without it, a second factor that was set up is gone as well. */
export const requireTotp = (userId: UserId, isRequired: boolean) =>
  Effect.flatMap(
    TenantSql,
    (sql) => sql`
      update identity.users
      set totp_required = ${isRequired}, totp_secret = case when ${isRequired}::boolean then totp_secret end
      where id = ${userId}::uuid`,
  )

/** It is set up anew at the next sign-in. */
export const forgetTotp = (userId: UserId) =>
  Effect.flatMap(
    TenantSql,
    (sql) => sql`
      update identity.users set totp_secret = null, totp_last_step = 0 where id = ${userId}::uuid`,
  )

/**
 * The login goes, and with it the account where it opens nothing else: nobody could sign in with it, and its address
 * would be taken for nothing. Answers the login as it was.
 */
export const endLogin = (tenantId: TenantId, employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const login = yield* takeLogin(tenantId, employeeId)
    if (login === undefined) return undefined
    yield* sql`delete from memberships where tenant_id = ${tenantId}::uuid and employee_id = ${employeeId}::uuid`
    if (!login.worksElsewhere) yield* sql`delete from identity.users where id = ${login.userId}::uuid`
    return login
  })

/**
 * Another address to sign in with. Nobody has shown yet that they read it, and codes on their way to the old one no longer
 * work.
 */
export const setAddress = (userId: UserId, email: string) =>
  Effect.flatMap(TenantSql, (sql) =>
    Effect.andThen(
      sql`update identity.users set email = ${email}, email_proved_utc = null where id = ${userId}::uuid`,
      sql`delete from identity.reset_codes where user_id = ${userId}::uuid`,
    ),
  )
