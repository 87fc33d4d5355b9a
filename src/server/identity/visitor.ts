/** Who is at a page of ours that is no step of a sign-in, and how they get to sign in for it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Account, Accounts } from './accounts.ts'
import { addressPath, invitationPath } from './invitations.store.ts'
import { type Origin, pagesClientId, returnPath } from './origin.ts'
import { seeOther } from './pages/respond.ts'

export interface Page {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly provider: Provider
  readonly origin: Origin
}

/** The person who has signed in with this browser, with their second factor where they have one. */
export const visitorOf = async ({ req, res, provider }: Page, accounts: Accounts): Promise<Account | undefined> => {
  const session = await provider.Session.get(provider.createContext(req, res))
  if (session.accountId === undefined) return undefined
  const account = await accounts.byId(session.accountId)
  if (!account || account.disabled) return undefined
  return account.totpSecret === null || session.amr?.includes('mfa') ? account : undefined
}

/** To the sign-in page, which leads back to `path`. A session there may be is asked for its password again. */
export const signInFor = ({ res, origin }: Page, path: string, email: string): void => {
  const query = new URLSearchParams({
    client_id: pagesClientId,
    response_type: 'none',
    redirect_uri: `${origin.url}${returnPath}`,
    scope: 'openid',
    prompt: 'login',
    state: path,
    login_hint: email,
  })
  seeOther(res, `/idp-signin/auth?${query}`)
}

/** Back from the sign-in page, signed in or not. */
export const serveReturn = (req: IncomingMessage, res: ServerResponse): void => {
  const state = new URL(req.url ?? '', 'http://localhost').searchParams.get('state') ?? ''
  seeOther(res, waysBack.test(state) ? state : '/')
}

const waysBack = new RegExp(`^(${[invitationPath, addressPath].join('|')})[\\w-]{43}$`)
