/**
 * The page behind the one-time link of an invitation. The owner of the address chooses a first password there; where the
 * address has an account, its owner signs in and says yes or no. The link alone opens no account that exists.
 */
import type { Account } from './accounts.ts'
import type { Entrant } from './clients.ts'
import { hasSecondFactor, problemOf } from './enrolment.ts'
import { decline, type Invitation, invitationAt, invitationPath, tokenHash } from './invitations.store.ts'
import {
  acceptedPage,
  acceptPage,
  anotherAccountPage,
  declinedPage,
  firstPasswordPage,
  invitationGonePage,
  passwordSavedPage,
  signInFirstPage,
} from './pages/invitation.ts'
import { errorPage, refusedPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { hashPassword } from './passwords.ts'
import { isFromOurPages, readForm } from './requests.ts'
import type { Services } from './steps.ts'
import { type Page, signInFor, visitorOf } from './visitor.ts'

export const tokenForm = /^[\w-]{43}$/

/** Whose answer it is: of the account of the address, if there is one, and of the person signed in here. */
interface Asked {
  readonly invitation: Invitation
  readonly hash: string
  readonly account: Account | undefined
  readonly visitor: Account | undefined
}

/** Looking at the page uses nothing up: mail programs look at links before people do. */
export const serveInvitation = async (page: Page, path: string, services: Services): Promise<void> => {
  const { req, res, origin } = page
  const isPost = req.method === 'POST'
  const given = path.slice(invitationPath.length)
  if (!tokenForm.test(given) || !(isPost || req.method === 'GET')) return sendPage(res, 410, invitationGonePage())
  if (isPost && !isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
  const hash = tokenHash(given)
  const invitation = await awaitedAt(services, hash)
  const account = invitation && (await services.accounts.byEmail(invitation.email))
  if (!invitation || account?.disabled) return sendPage(res, 410, invitationGonePage())
  const asked = { invitation, hash, account, visitor: account && (await visitorOf(page, services.accounts)) }
  if (!isPost) return sendPage(res, 200, questionTo(asked))

  const form = await readForm(req)
  if (!form) return sendPage(res, 400, errorPage({ expired: false }), { Connection: 'close' })
  switch (form.get('action')) {
    case 'decline': {
      const isFirst = await decline(services.sql, hash)
      services.log('info', 'invitation.declined')
      return sendPage(res, isFirst ? 200 : 410, isFirst ? declinedPage(invitation) : invitationGonePage())
    }
    case 'signIn':
      return signInFor(page, path, invitation.email)
    default:
      return accept(page, asked, form, services)
  }
}

/** As long as it can be answered, and who was invited still works there. */
export const awaitedAt = async (
  { sql, clients }: Pick<Services, 'sql' | 'clients'>,
  hash: string,
): Promise<Invitation | undefined> => {
  const invitation = await invitationAt(sql, hash)
  return invitation && (await clients.awaits(invitation)) ? invitation : undefined
}

const questionTo = (asked: Asked, problem?: string): string => {
  const { invitation, account, visitor } = asked
  const { clientName, email } = invitation
  const view = { clientName, email, problem }
  if (!account) return firstPasswordPage(view)
  if (visitor && visitor.userId !== account.userId) return anotherAccountPage({ ...view, signedInAs: visitor.email })
  if (!visitor) return signInFirstPage(view)
  return acceptPage({ ...view, choosesPassword: !account.isProved, hasSecondFactor: hasSecondFactor(account) })
}

/** Of two who press the button at once, one is told that the link was used. */
const accept = async ({ res }: Page, asked: Asked, form: URLSearchParams, services: Services): Promise<void> => {
  const { invitation, account, visitor, hash } = asked
  if (account && visitor?.userId !== account.userId) {
    // The account may be what the other of two has just made.
    const isAwaited = (await awaitedAt(services, hash)) !== undefined
    return isAwaited ? sendPage(res, 403, questionTo(asked)) : sendPage(res, 410, invitationGonePage())
  }
  // A password that only an administrator has chosen may be known to that administrator: it does not open this client.
  const choosesPassword = !account?.isProved
  if (choosesPassword) {
    const problem = problemOf(account ?? newcomer(invitation), form)
    if (problem !== undefined) return sendPage(res, 422, questionTo(asked, problem))
  }
  const passwordHash = choosesPassword ? await hashPassword(form.get('password') ?? '') : undefined
  // Sessions of anyone else who knew the password end before the client opens, and those begun with it meanwhile, after.
  const isKnownToOthers = account !== undefined && choosesPassword
  if (isKnownToOthers) await services.endSessionsOf(account.userId)
  const entered = await services.clients.enter(invitation, entrantOf(account, passwordHash))
  services.log(
    entered.is === 'in' ? 'info' : 'warning',
    `invitation.${entered.is === 'in' ? 'accepted' : entered.is}`,
    {
      userId: entered.is === 'in' ? entered.userId : (account?.userId ?? null),
    },
  )
  if (entered.is !== 'in') return sendPage(res, 410, invitationGonePage(entered.is === 'taken'))
  if (!choosesPassword) return sendPage(res, 200, acceptedPage(invitation))
  if (isKnownToOthers) await services.endSessionsOf(account.userId)
  return sendPage(res, 200, passwordSavedPage(invitation))
}

const entrantOf = (account: Account | undefined, passwordHash: string | undefined): Entrant =>
  account
    ? { by: 'account', userId: account.userId, passwordHash }
    : { by: 'newPassword', passwordHash: passwordHash as string }

/** What a first password is compared with. */
const newcomer = ({ email, displayName }: Invitation) => ({ email, displayName, totpSecret: null })
