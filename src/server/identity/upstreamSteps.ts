/** Signing in at another provider: away, and back with whom that one says it is. */
import { cameIn } from './comingIn.ts'
import { notInvitedPage, refusedByProviderPage, unreachablePage } from './pages/upstream.ts'
import { finishAs, type Outcome, refuse, type Services, show, type Turn } from './steps.ts'
import type { Arrived, Upstream } from './upstream.ts'
import { returned } from './wording.ts'

/** Each time the page is opened without an answer the journey begins anew: Back from the provider leads there again. */
export const upstreamView = async (services: Services, upstream: Upstream, turn: Turn): Promise<Outcome> => {
  const { stage, answer } = turn
  if (answer === undefined || stage.at !== 'away') return leave(services, upstream, turn)
  const arrival = await upstream.arrival(answer, stage.journey)
  switch (arrival._tag) {
    case 'Cancelled':
      return refuse(returned.cancelled)
    case 'Unreachable':
      services.log('warning', 'upstream.unreachable', { reason: arrival.reason })
      return show(unreachablePage(upstream.name), 503)
    case 'Refused':
      services.log('warning', 'upstream.refused', { reason: arrival.reason })
      return show(refusedByProviderPage(upstream.name), 400)
    case 'Arrived':
      return signedIn(services, upstream, arrival.person)
  }
}

const leave = async ({ log }: Services, upstream: Upstream, turn: Turn): Promise<Outcome> => {
  const departure = await upstream.departure(turn.interactionUid, turn.loginHint)
  if (departure !== undefined)
    return { _tag: 'Leave', url: departure.url, stage: { at: 'away', journey: departure.journey } }
  log('warning', 'upstream.unreachable', {})
  return show(unreachablePage(upstream.name), 503)
}

/**
 * By issuer and subject, never by e-mail: a verified address only meets an invitation that the owner of its mailbox has
 * accepted. A second factor is the other provider's own matter.
 */
const signedIn = async (
  { sql, accounts, clients, log }: Services,
  { issuer, name }: Upstream,
  { subject, email, amr }: Arrived,
): Promise<Outcome> => {
  const known = await accounts.byIdentity(issuer, subject)
  const userId = known?.disabled
    ? undefined
    : ((await cameIn({ sql, clients, issuer, log }, subject, email)) ?? known?.userId)
  if (userId === undefined) {
    log('warning', 'signIn.refused', { userId: known?.userId ?? null })
    return show(notInvitedPage(name, email), 403)
  }
  log('info', 'signIn.succeeded', { userId })
  return { _tag: 'Finish', result: finishAs(userId, [...new Set([...amr, 'mfa'])]) }
}
