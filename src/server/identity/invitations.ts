/** The page behind the one-time link of an invitation, where a person chooses their first password. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Account, accounts as accountsOf } from './accounts.ts'
import { hasSecondFactor, problemOf } from './enrolment.ts'
import type { Origin } from './origin.ts'
import { invitationAcceptedPage, invitationGonePage, invitationPage } from './pages/invitation.ts'
import { errorPage, refusedPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { hashPassword } from './passwords.ts'
import { isFromOurPages, readForm } from './requests.ts'
import type { IdentityQueries } from './sql.ts'
import type { Services } from './steps.ts'

export const invitationPath = '/idp-ui/invitation/'

/** What is kept of a link's token. */
export const invitationHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const token = /^[\w-]{43}$/

/** Looking at the page uses nothing up: mail programs look at links before people do. */
export const serveInvitation = async (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  { services, origin }: { readonly services: Services; readonly origin: Origin },
): Promise<void> => {
  const isPost = req.method === 'POST'
  const given = path.slice(invitationPath.length)
  if (!token.test(given) || !(isPost || req.method === 'GET')) return sendPage(res, 410, invitationGonePage())
  if (isPost && !isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
  const hash = invitationHash(given)
  const invited = await find(services, hash)
  if (!invited) return sendPage(res, 410, invitationGonePage())
  const view = { ...invited, email: invited.account.email, hasSecondFactor: hasSecondFactor(invited.account) }
  if (!isPost) return sendPage(res, 200, invitationPage(view))

  const form = await readForm(req)
  if (!form) return sendPage(res, 400, errorPage({ expired: false }), { Connection: 'close' })
  const problem = problemOf(invited.account, form)
  if (problem !== undefined) return sendPage(res, 422, invitationPage({ ...view, problem }))
  const isAccepted = await accept(services, hash, invited.account, form.get('password') ?? '')
  sendPage(res, isAccepted ? 200 : 410, isAccepted ? invitationAcceptedPage() : invitationGonePage())
}

interface Invited {
  readonly account: Account
  readonly clientName: string
}

const find = async ({ sql, accounts }: Services, hash: string): Promise<Invited | undefined> => {
  const [row] = await sql.query<{ userId: string; clientName: string }>(
    `select user_id::text as "userId", client_name as "clientName" from identity.invitations
     where token_hash = $1 and expires_utc > now()`,
    [hash],
  )
  const account = row && (await accounts.byId(row.userId))
  return account && !account.disabled ? { account, clientName: row.clientName } : undefined
}

/** Of two who press the button at once, one is told that the link was used. */
const accept = async ({ sql, log }: Services, hash: string, account: Account, password: string): Promise<boolean> => {
  const passwordHash = await hashPassword(password)
  const isFirst = await sql.transaction(async (tx) => {
    if (!(await use(tx, hash))) return false
    await accountsOf(tx).setPassword(account.userId, passwordHash, 'mail')
    return true
  })
  log(isFirst ? 'info' : 'warning', isFirst ? 'invitation.accepted' : 'invitation.usedTwice', {
    userId: account.userId,
  })
  return isFirst
}

/** Other clients' invitations of the same person are answered with it: they lead to the same password. */
const use = async (tx: IdentityQueries, hash: string): Promise<boolean> => {
  const [used] = await tx.query<{ userId: string }>(
    `delete from identity.invitations where token_hash = $1 and expires_utc > now() returning user_id::text as "userId"`,
    [hash],
  )
  if (used) await tx.query('delete from identity.invitations where user_id = $1::uuid', [used.userId])
  return used !== undefined
}
