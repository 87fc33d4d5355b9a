/** A tenant's logins and the accounts behind them, inside the tenant's own transaction. */
import { Effect, Schema } from 'effect'
import { type LoginState, UserAccount } from '../../domain/employees/accounts/nouns.ts'
import type { EmployeeId, UserId } from '../../domain/kernel/ids.ts'
import { deliverySql } from '../mail/post.ts'
import { hasRow, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { deleteInvitation, requireSecondFactorOfInvited } from './invitations.store.ts'

/** What is stored about an employee's login. */
const { isKeptElsewhere: _, ...stored } = UserAccount.fields
const LoginRow = Schema.Struct({ ...stored, displayName: Schema.String })
export type LoginRow = typeof LoginRow.Type

/**
 * Of somebody invited, only what the invitation says: whether its address has an account is not looked up. An account in
 * use is what a membership names, for a membership is always one that its owner has accepted.
 */
export const loginRow = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(LoginRow)`
    select u.id::text as "userId", u.email, u.display_name as "displayName", 'active' as state,
      (select c.email from identity.address_changes c where c.user_id = u.id and c.expires_utc > now())
        as "awaitedEmail",
      null::jsonb as invitation, false as "isDeclined", u.password_is_provisional as "isPasswordProvisional",
      m.second_factor_required as "isTwoFactorRequired", u.totp_secret is not null as "isTwoFactorSetUp",
      works_elsewhere(u.id) as "worksElsewhere"
    from memberships m join identity.users u on u.id = m.user_id
    where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = ${employeeId}::uuid
    union all
    select i.id::text, i.email, i.display_name, 'invited', null,
      case when i.expires_utc > now() and i.declined_utc is null and i.accepted_utc is null then jsonb_build_object(
        'expiresUtc', ${sql.literal(instant('i.expires_utc'))},
        'mail', ${sql.literal(deliverySql('i.tenant_id', 'i.message_key'))}) end,
      i.declined_utc is not null, false, i.second_factor_required, false, false
    from identity.invitations i
    where i.tenant_id = ${sql.tenantId}::uuid and i.employee_id = ${employeeId}::uuid`

/** How far somebody's login has come, or null; the parameters are SQL. */
export const loginStateSql = (tenantId: string, employeeId: string): string => `(case
  when exists (select from memberships m where m.tenant_id = ${tenantId} and m.employee_id = ${employeeId})
    then '${'active' satisfies LoginState}'
  when exists (select from identity.invitations i where i.tenant_id = ${tenantId} and i.employee_id = ${employeeId})
    then '${'invited' satisfies LoginState}' end)`

/**
 * The login, and nobody else's hands on it until the transaction ends: code that adds a membership, in any tenant,
 * takes the account first as well, so that "works for nobody else" stays true.
 */
export const takeLogin = (employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      select from identity.invitations
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid for update`
    yield* sql`
      select from identity.users u
      where u.id = (
        select m.user_id from memberships m where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = ${employeeId}::uuid)
      for update`
    const [row] = yield* loginRow(employeeId)(sql)
    return row
  })

/** Somebody else of this tenant signs in with the address. Of other tenants nothing is asked. */
export const signsInHere = (email: string, except: EmployeeId) =>
  hasRow(
    (sql) => sql`
      select from memberships m join identity.users u on u.id = m.user_id
      where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id <> ${except}::uuid and lower(u.email) = lower(${email})`,
  )

/** Good for one sign-in, where the person chooses their own. */
export const setProvisionalPassword = (userId: UserId, passwordHash: string) =>
  TenantSql.use(
    (sql) => sql`
      update identity.users
      set password_hash = ${passwordHash}, password_is_provisional = true, email_proved_utc = null
      where id = ${userId}::uuid`,
  )

/** This client, and no other, is entered with a second factor. */
export const requireSecondFactor = (employeeId: EmployeeId, { state }: Pick<LoginRow, 'state'>, isRequired: boolean) =>
  state === 'invited'
    ? requireSecondFactorOfInvited(employeeId, isRequired)
    : TenantSql.use(
        (sql) => sql`
          update memberships set second_factor_required = ${isRequired}
          where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid`,
      )

/** Where one is asked for, it is set up anew at the next sign-in. */
export const forgetTotp = (userId: UserId) =>
  TenantSql.use(
    (sql) => sql`
      update identity.users set totp_secret = null, totp_last_step = 0 where id = ${userId}::uuid`,
  )

/**
 * The login goes, and with it the account where it opens nothing else: nobody could sign in with it, and its address
 * would be taken for nothing. An invitation takes nothing along, for it is of nobody yet. Answers the login as it was.
 */
export const endLogin = (employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const login = yield* takeLogin(employeeId)
    if (login === undefined) return undefined
    if (login.state === 'invited') {
      yield* deleteInvitation(employeeId)
      return login
    }
    yield* sql`delete from memberships where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid`
    yield* login.worksElsewhere
      ? sql`delete from identity.address_changes where user_id = ${login.userId}::uuid and tenant_id = ${sql.tenantId}::uuid`
      : sql`delete from identity.users where id = ${login.userId}::uuid`
    return login
  })
