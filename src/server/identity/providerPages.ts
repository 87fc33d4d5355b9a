/** All that a browser asks the provider here for: the steps of a sign-in, invitations, its tokens. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { secondFactorPath } from '../../domain/employees/accounts/secondFactor.ts'
import { makeAllowance } from '../http/rateLimit.ts'
import { serveAddressChange } from './addressChanges.ts'
import { hostedInvitations } from './hostedInvitations.ts'
import { serveArrival, servePage } from './interactions.ts'
import { addressPath, invitationPath } from './invitations.store.ts'
import { serveInvitation } from './invitations.ts'
import type { Keys } from './keys.ts'
import { type Origin, returnPath } from './origin.ts'
import { assets } from './pages/assets.ts'
import { tooManyPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { begunAt } from './payloads.ts'
import { makeProvider } from './provider.ts'
import { mountedPath, pinOrigin } from './requests.ts'
import { serveSecondFactor } from './secondFactor.ts'
import type { Services } from './steps.ts'
import { arrivalPath } from './upstream.ts'
import { serveReturn } from './visitor.ts'

export type ServePages = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>

/** What anybody may begin; a sign-in that goes on is named behind it. */
const isBeginning = (inner: string): boolean => /^\/(auth|session\/end)\/?(\?|$)/i.test(inner)
const beginningsAtOnce = 300
const beginningsPerSecond = 5

export const providerPages = async (deps: {
  readonly services: Services
  readonly origin: Origin
  readonly addressOf: (req: IncomingMessage) => string
  /** Those of now: another process may have rotated them. */
  readonly keys: () => Keys
  /** A question (password, code) was answered, and what was proved is to count at once. */
  readonly isProved: () => void
}): Promise<ServePages> => {
  const { services, origin, addressOf, isProved } = deps
  const serveAsset = await assets()
  /** Nobody has a password here where people sign in elsewhere. */
  const elsewhere = services.upstream && hostedInvitations({ ...services, origin, serveAsset })
  const beginnings = makeAllowance(beginningsAtOnce, beginningsPerSecond, services.now)

  const finished = new WeakSet<IncomingMessage>()
  let current = withKeys(deps.keys())
  function withKeys(keys: Keys) {
    const provider = makeProvider({ ...services, keys, origin })
    provider.on('authorization.success', ({ req, oidc }) => {
      if (oidc.route === 'resume') finished.add(req)
    })
    return { keys, provider, callback: provider.callback() }
  }

  return async (req, res, path) => {
    if (deps.keys() !== current.keys) current = withKeys(deps.keys())
    const { provider, callback } = current
    if (serveAsset(path, res)) return
    pinOrigin(req, origin)
    if (path === arrivalPath) return serveArrival(req, res)
    if (elsewhere?.handle(req, res)) return
    const page = { req, res, provider, origin }
    if (path.startsWith(invitationPath)) return serveInvitation(page, path, services)
    if (path.startsWith(addressPath)) return serveAddressChange(req, res, path, services, origin)
    if (path === returnPath) return serveReturn(req, res)
    if (path === secondFactorPath) return serveSecondFactor(page, services)
    const inner = mountedPath(req)
    if (inner === undefined) return servePage(req, res, { provider, services, origin, addressOf })
    const address = addressOf(req)
    if (isBeginning(inner) && !beginnings.take(address)) {
      return sendPage(res, 429, tooManyPage(), { 'Retry-After': '10' })
    }
    // The provider reads its mount from the difference between these two.
    Object.assign(req, { originalUrl: req.url, url: inner })
    await begunAt(address, () => callback(req, res))
    if (finished.has(req)) isProved()
  }
}
