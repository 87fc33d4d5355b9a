import { Context } from 'effect'
import type { UserId } from '../../domain/kernel/ids.ts'

/** What the areas need of identity: who somebody is, and an end to their sessions. */
export interface LoginsShape {
  readonly person: (userId: UserId) => Promise<{ readonly email: string; readonly displayName: string } | undefined>
  /** Signs the person out everywhere: their access ends within seconds. */
  readonly endSessionsOf: (userId: UserId) => Promise<void>
  /** Passwords and second factors are kept here; false where a hosted provider keeps them. */
  readonly keepsCredentials: boolean
  /** Where people sign in: links in messages begin with it. */
  readonly publicUrl: string
}

export class Logins extends Context.Service<Logins, LoginsShape>()('tenure/Logins') {}
