/** What the clients say to identity about a person: what they ask of a sign-in, and who comes in. */
import { Effect, Schema } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import { secondFactorAtSignIn } from '../../../domain/employees/accounts/secondFactor.ts'
import { type TenantId, UserId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import type { Clients, Entered, Entrant } from '../../identity/clients.ts'
import {
  type AddressChange,
  deleteInvitation,
  forgetAddressChange,
  type Invitation,
  takeInvitation,
} from '../../identity/invitations.store.ts'
import { Database, type DatabaseShape, hasRow, TenantSql, transact } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'

export const clientsOf = (
  database: DatabaseShape,
  mustHaveSecondFactor: (userId: UserId) => Effect.Effect<boolean, never, Database> = () => Effect.succeed(false),
): Clients => {
  const run = <A>(effect: Effect.Effect<A, never, Database>) =>
    Effect.runPromise(Effect.provideService(effect, Database, database))
  return {
    secondFactorOf: (id) =>
      run(
        Effect.gen(function* () {
          const userId = id as UserId
          if (yield* mustHaveSecondFactor(userId)) return 'needed'
          return secondFactorAtSignIn(yield* database.readAsUser(userId, demandsOn(userId)))
        }),
      ),
    awaits: (invitation) =>
      run(database.withTenant({ tenantId: invitation.tenantId, userId: invitation.id }, isAwaited(invitation))),
    enter: (invitation, entrant) => run(entering(invitation, entrant)),
    moveAddress: (change) => run(movingAddress(change)),
  }
}

/** As the person sees them from above all tenants. */
const demandsOn = (userId: UserId) => (sql: Statement.Constructor) =>
  sql<{ readonly asksForSecondFactor: boolean }>`
    select m.second_factor_required as "asksForSecondFactor" from memberships m where m.user_id = ${userId}::uuid`

/**
 * A person who is inactive, at once or since the mail left, comes in again once they are active, as long as the link is
 * good.
 */
const isAwaited = ({ employeeId }: Invitation) =>
  hasRow(
    (sql) => sql`
      select from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid and e.is_active
      for key share`,
  )

type Refused = Exclude<Entered['is'], 'in'>

const entering = Effect.fn(function* (read: Invitation, entrant: Entrant) {
  const { tenantId, employeeId } = read
  return yield* transact({ tenantId, userId: read.id }, function* () {
    const invitation = yield* takeInvitation(read)
    if (invitation === undefined || !(yield* isAwaited(invitation))) return yield* refused('gone')
    const userId = yield* accountOf(invitation, entrant)
    if (userId === undefined) return yield* refused('notTheirs')
    yield* onConstraint(insertMembership(invitation, userId), { memberships_pkey: () => 'taken' as const })
    yield* deleteInvitation(employeeId)
    // Asked for by a client that was the only one: what it began does not reach into this one.
    yield* forgetAddressChange(userId)
    yield* recordChange(
      { userId, employeeId },
      { kind: 'account', id: userId, person: employeeId, action: 'accepted', fields: ['login'] },
    )
    return { is: 'in', userId } as const
  }).pipe(Effect.catch((is) => Effect.succeed({ is })))
})

const refused = <Is extends Refused>(is: Is) => Effect.fail(is)

/** The account that comes in, taken until the transaction ends; undefined where the address is of another. */
const accountOf = (invitation: Invitation, entrant: Entrant) => {
  switch (entrant.by) {
    case 'newPassword':
      return madeAccount(invitation, entrant.passwordHash)
    case 'account':
      return ownAccount(invitation, entrant.userId, entrant.passwordHash)
    case 'hosted':
      return hostedAccount(invitation, entrant.issuer, entrant.subject)
  }
}

const account = { userId: UserId }

const madeAccount = ({ id, email, displayName }: Invitation, passwordHash: string | null) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of(account)`
      insert into identity.users (id, email, display_name, password_hash, email_proved_utc)
      values (${id}::uuid, ${email}, ${displayName}, ${passwordHash}::text, now())
      on conflict do nothing returning id::text as "userId"`
    return row?.userId
  })

/** Read again under the lock: meanwhile it may have been disabled, or have got another address. */
const ownAccount = ({ email }: Invitation, userId: string, passwordHash: string | undefined) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ ...account, isProved: Schema.Boolean })`
      select u.id::text as "userId", u.email_proved_utc is not null as "isProved" from identity.users u
      where u.id = ${userId}::uuid and lower(u.email) = lower(${email}) and not u.disabled for update`
    if (row === undefined || (passwordHash === undefined && !row.isProved)) return undefined
    if (passwordHash !== undefined)
      yield* sql`
        update identity.users
        set password_hash = ${passwordHash}, password_is_provisional = false, email_proved_utc = now()
        where id = ${row.userId}::uuid`
    return row.userId
  })

const hostedAccount = (invitation: Invitation, issuer: string, subject: string) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [known] = yield* sql.of(account)`
      select u.id::text as "userId" from identity.users u
      where not u.disabled and u.id = (
        select i.user_id from identity.user_identities i where i.issuer = ${issuer} and i.subject = ${subject})
      for update`
    if (known !== undefined) return known.userId
    const userId = yield* madeAccount(invitation, null)
    if (userId === undefined) return undefined
    yield* sql`
      insert into identity.user_identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId}::uuid)`
    return userId
  })

const insertMembership = ({ employeeId, secondFactorRequired }: Invitation, userId: UserId) =>
  TenantSql.use(
    (sql) => sql`
      insert into memberships (tenant_id, user_id, employee_id, second_factor_required)
      values (${sql.tenantId}::uuid, ${userId}::uuid, ${employeeId}::uuid, ${secondFactorRequired})`,
  )

/** Not of an account that has come to open another client since: it is its owner's alone now. */
const movingAddress = Effect.fn(function* ({ userId, tenantId, email }: AddressChange) {
  return yield* transact({ tenantId: tenantId as TenantId, userId }, function* () {
    const sql = yield* TenantSql
    yield* sql`select from identity.users where id = ${userId}::uuid for update`
    const changes = yield* sql`
          delete from identity.address_changes
          where user_id = ${userId}::uuid and tenant_id = ${tenantId}::uuid and email = ${email} and expires_utc > now()
          returning user_id`
    const members = yield* sql`
          select from memberships m
          where m.tenant_id = ${tenantId}::uuid and m.user_id = ${userId}::uuid and not works_elsewhere(m.user_id)`
    if (changes.length === 0 || members.length === 0) return 'gone' as const
    yield* onConstraint(
      // They read it, but the password may be one that an administrator has chosen.
      sql`update identity.users set email = ${email}, email_proved_utc = null where id = ${userId}::uuid`,
      { users_email: () => 'taken' as const },
    )
    yield* sql`delete from identity.reset_codes where user_id = ${userId}::uuid`
    return 'moved' as const
  }).pipe(Effect.catch((is) => Effect.succeed(is)))
})
