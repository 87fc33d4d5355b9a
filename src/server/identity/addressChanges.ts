/**
 * The page behind the link that a new address gets: the owner of the address says that they sign in with it from now
 * on.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressChangeAt, addressPath, tokenHash } from './invitations.store.ts'
import { tokenForm } from './invitations.ts'
import type { Origin } from './origin.ts'
import { addressGonePage, addressPage, addressSetPage } from './pages/address.ts'
import { refusedPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { isFromOurPages } from './requests.ts'
import type { Services } from './steps.ts'
import { addressGoneMail } from './wording.ts'

export const serveAddressChange = async (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  { sql, accounts, clients, sendMail, log }: Services,
  origin: Origin,
): Promise<void> => {
  const isPost = req.method === 'POST'
  const given = path.slice(addressPath.length)
  if (!tokenForm.test(given) || !(isPost || req.method === 'GET')) return sendPage(res, 410, addressGonePage())
  if (isPost && !isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
  const change = await addressChangeAt(sql, tokenHash(given))
  if (!change) return sendPage(res, 410, addressGonePage())
  if (!isPost) return sendPage(res, 200, addressPage(change))
  const before = await accounts.byId(change.userId)
  const moved = await clients.moveAddress(change)
  log('info', `address.${moved}`, { userId: change.userId })
  if (moved !== 'moved') return sendPage(res, 410, addressGonePage(moved === 'taken'))
  if (before) await sendMail({ to: before.email, ...addressGoneMail(change.clientName) })
  return sendPage(res, 200, addressSetPage(change.email))
}
