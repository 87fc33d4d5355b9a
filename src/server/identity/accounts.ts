/** People who can sign in: the rows of `identity.users`. */
import type { IdentityQueries } from './sql.ts'

export interface Account {
  readonly userId: string
  readonly email: string
  readonly displayName: string
  readonly passwordHash: string | null
  readonly disabled: boolean
  readonly totpSecret: string | null
  /** The address is verified: by a mail to it, or by a hosted provider. */
  readonly isProved: boolean
  /** An administrator chose the password: it is good for one sign-in, where the person chooses their own. */
  readonly passwordIsProvisional: boolean
}

const columns = `id::text as "userId", email, display_name as "displayName", password_hash as "passwordHash", disabled,
  totp_secret as "totpSecret", password_is_provisional as "passwordIsProvisional",
  email_proved_utc is not null as "isProved"`

export const accounts = (sql: IdentityQueries) => ({
  /** Answers null when the address is taken. The password comes hashed (`hashPassword`), and is the person's own. */
  create: async (person: {
    readonly userId?: string
    readonly email: string
    readonly displayName: string
    readonly passwordHash?: string
    readonly totpSecret?: string
  }): Promise<string | null> => {
    const rows = await sql.query<{ userId: string }>(
      `insert into identity.users (id, email, display_name, password_hash, email_proved_utc, totp_secret)
       values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4::text, case when $4::text is not null then now() end,
         $5::text)
       on conflict (lower(email)) do nothing returning id::text as "userId"`,
      [
        person.userId ?? null,
        person.email.trim(),
        person.displayName,
        person.passwordHash ?? null,
        person.totpSecret ?? null,
      ],
    )
    return rows[0]?.userId ?? null
  },

  byEmail: async (email: string): Promise<Account | undefined> => {
    const rows = await sql.query<Account>(`select ${columns} from identity.users where lower(email) = lower($1)`, [
      email.trim(),
    ])
    return rows[0]
  },

  byId: async (userId: string): Promise<Account | undefined> => {
    if (!uuid.test(userId)) return undefined
    const rows = await sql.query<Account>(`select ${columns} from identity.users where id = $1::uuid`, [userId])
    return rows[0]
  },

  /** One that the person chose; by a link or code that came by mail, or not. */
  setPassword: async (userId: string, passwordHash: string, by: 'mail' | 'signIn'): Promise<void> => {
    await sql.query(
      `update identity.users set password_hash = $2, password_is_provisional = false,
         email_proved_utc = case when $3::boolean then now() else email_proved_utc end
       where id = $1::uuid`,
      [userId, passwordHash, by === 'mail'],
    )
  },

  setDisabled: async (userId: string, disabled: boolean): Promise<void> => {
    await sql.query('update identity.users set disabled = $2 where id = $1::uuid', [userId, disabled])
  },

  /** Null switches the second factor off. */
  setTotpSecret: async (userId: string, secret: string | null): Promise<void> => {
    await sql.query('update identity.users set totp_secret = $2::text, totp_last_step = 0 where id = $1::uuid', [
      userId,
      secret,
    ])
  },

  /** Keeps a secret whose code of this step was right. False when there is one already: the first sign-in that sets one up wins. */
  enrolTotp: async (userId: string, secret: string, step: number): Promise<boolean> => {
    const rows = await sql.query(
      `update identity.users set totp_secret = $2, totp_last_step = $3::bigint
       where id = $1::uuid and totp_secret is null returning id`,
      [userId, secret, step],
    )
    return rows.length === 1
  },

  /** True once for each step, for the first caller: the second use of a code finds the step taken. */
  claimTotpStep: async (userId: string, step: number): Promise<boolean> => {
    const rows = await sql.query(
      `update identity.users set totp_last_step = $2::bigint
       where id = $1::uuid and totp_last_step < $2::bigint returning id`,
      [userId, step],
    )
    return rows.length === 1
  },

  byIdentity: async (issuer: string, subject: string): Promise<Account | undefined> => {
    const rows = await sql.query<Account>(
      `select ${columns} from identity.users
       where id = (select user_id from identity.user_identities where issuer = $1 and subject = $2)`,
      [issuer, subject],
    )
    return rows[0]
  },
})

export type Accounts = ReturnType<typeof accounts>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
