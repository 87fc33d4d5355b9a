/**
 * Invitations where a hosted provider signs people in: the reader of the mail says yes or no here, and comes in on
 * signing in there with the address, verified. Neither alone is enough.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clients } from './clients.ts'
import { tellFailed } from './failing.ts'
import { acceptAhead, decline, type Invitation, invitationPath, tokenHash } from './invitations.store.ts'
import { awaitedAt, tokenForm } from './invitations.ts'
import type { IdentityLog } from './log.ts'
import type { Origin } from './origin.ts'
import type { ServeAsset } from './pages/assets.ts'
import { declinedPage, hostedAcceptedPage, hostedInvitationPage, invitationGonePage } from './pages/invitation.ts'
import { errorPage, refusedPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { isFromOurPages, pathOf, readForm } from './requests.ts'
import type { IdentitySql } from './sql.ts'

interface Deps {
  readonly sql: IdentitySql
  readonly origin: Origin
  readonly clients: Clients
  readonly log: IdentityLog
  readonly serveAsset: ServeAsset
}

export const hostedInvitations = (deps: Deps) => ({
  /** True when the path is one of these pages: the answer is then on its way. */
  handle: (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = pathOf(req)
    if (deps.serveAsset(path, res)) return true
    if (!path.startsWith(invitationPath)) return false
    serve(req, res, path.slice(invitationPath.length), deps).catch(tellFailed(res, deps.log))
    return true
  },
})

const serve = async (
  req: IncomingMessage,
  res: ServerResponse,
  given: string,
  { sql, origin, clients }: Deps,
): Promise<void> => {
  const isPost = req.method === 'POST'
  if (!tokenForm.test(given) || !(isPost || req.method === 'GET')) return sendPage(res, 410, invitationGonePage())
  if (isPost && !isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
  const hash = tokenHash(given)
  const invitation = await awaitedAt({ sql, clients }, hash)
  if (!invitation) return sendPage(res, 410, invitationGonePage())
  if (!isPost) return sendPage(res, 200, hostedInvitationPage(invitation))
  const form = await readForm(req)
  if (!form) return sendPage(res, 400, errorPage({ expired: false }), { Connection: 'close' })
  const { answer, page } = form.get('action') === 'decline' ? refusing : accepting
  const isFirst = await answer(sql, hash)
  return sendPage(res, isFirst ? 200 : 410, isFirst ? page(invitation) : invitationGonePage())
}

const refusing = { answer: decline, page: (invitation: Invitation) => declinedPage(invitation) }
const accepting = { answer: acceptAhead, page: (invitation: Invitation) => hostedAcceptedPage(invitation) }
