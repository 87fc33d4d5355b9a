/** How a person of a hosted provider gets an account here: by the invitations they have accepted. */
import type { Clients } from './clients.ts'
import { acceptedAt } from './invitations.store.ts'
import type { IdentityLog } from './log.ts'
import type { IdentityQueries } from './sql.ts'

/** Lets somebody in wherever they have said yes; undefined where that is nowhere, or the address is not proved theirs. */
export const cameIn = async (
  door: {
    readonly sql: IdentityQueries
    readonly clients: Clients
    readonly issuer: string
    readonly log: IdentityLog
  },
  subject: string,
  email: string | undefined,
): Promise<string | undefined> => {
  const { sql, clients, issuer, log } = door
  let userId: string | undefined
  for (const invitation of email === undefined ? [] : await acceptedAt(sql, email)) {
    const entered = await clients.enter(invitation, { by: 'hosted', issuer, subject })
    log('info', `invitation.${entered.is}`, { userId: entered.is === 'in' ? entered.userId : null })
    if (entered.is === 'in') userId = entered.userId
  }
  return userId
}
