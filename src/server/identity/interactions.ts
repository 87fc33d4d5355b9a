/** The pages of a sign-in under /idp-ui/{policy}/{uid}: one GET shows where it stands, one POST takes the next step. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { type Origin, type Policy, policies } from './origin.ts'
import { errorPage, refusedPage } from './pages/notices.ts'
import { seeOther, sendPage } from './pages/respond.ts'
import { isFromOurPages, pathOf, readForm } from './requests.ts'
import { resetStep, resetView } from './resetSteps.ts'
import { signInStep, signInView } from './signInSteps.ts'
import { type Outcome, refuse, type Services, type Stage, type Turn } from './steps.ts'
import { interactionIn, type Upstream } from './upstream.ts'
import { upstreamView } from './upstreamSteps.ts'
import { returned } from './wording.ts'

const flows: Record<Policy, { prompt: string; view: typeof resetView | typeof signInView; step: typeof signInStep }> = {
  signin: { prompt: 'login', view: signInView, step: signInStep },
  'password-reset': { prompt: 'password_reset', view: resetView, step: resetStep },
}

const path = new RegExp(`^/idp-ui/(${policies.join('|')})/([\\w-]{1,64})$`)

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

export const servePage = async (
  req: IncomingMessage,
  res: ServerResponse,
  context: {
    readonly provider: Provider
    readonly services: Services
    readonly origin: Origin
    readonly addressOf: (req: IncomingMessage) => string
  },
): Promise<void> => {
  const [, policy, uid] = path.exec(pathOf(req)) ?? []
  const isPost = req.method === 'POST'
  if (policy === undefined || !(isPost || req.method === 'GET'))
    return sendPage(res, 404, errorPage({ expired: false }))
  if (isPost && !isFromOurPages(req, context.origin)) return sendPage(res, 403, refusedPage())

  const interaction = await found(context.provider, req, res)
  const flow = flows[policy as Policy]
  if (interaction?.uid !== uid || interaction?.prompt.name !== flow.prompt) {
    return sendPage(res, 410, errorPage({ expired: true }))
  }
  const form = isPost ? await readForm(req) : new URLSearchParams()
  if (!form) return sendPage(res, 400, errorPage({ expired: false }), { Connection: 'close' })

  const turn: Turn = {
    interactionUid: interaction.uid,
    stage: (interaction.result?.stage as Stage | undefined) ?? { at: 'start' },
    form,
    answer: answerIn(req),
    address: context.addressOf(req),
    loginHint: String(interaction.params.login_hint ?? ''),
  }
  const { upstream } = context.services
  const outcome = await (upstream !== undefined
    ? atUpstream(context.services, upstream, turn, policy as Policy)
    : (isPost ? flow.step : flow.view)(context.services, turn))
  await answer(req, res, interaction, outcome, context.services)
}

/** Passwords are kept there, and so is what is done when one is forgotten. */
const atUpstream = async (services: Services, upstream: Upstream, turn: Turn, policy: Policy): Promise<Outcome> =>
  policy === 'signin' ? upstreamView(services, upstream, turn) : refuse(returned.cancelled)

const answerIn = (req: IncomingMessage): URLSearchParams | undefined => {
  const query = queryOf(req)
  return query.has('state') ? query : undefined
}

const queryOf = (req: IncomingMessage): URLSearchParams => new URLSearchParams((req.url ?? '').split('?', 2)[1] ?? '')

/** The provider's answer, taken to the page of the sign-in it belongs to: only there the browser shows its cookie. */
export const serveArrival = (req: IncomingMessage, res: ServerResponse): void => {
  const query = queryOf(req)
  const uid = interactionIn(query.get('state'))
  if (uid === undefined || req.method !== 'GET') sendPage(res, 410, errorPage({ expired: true }))
  else seeOther(res, `/idp-ui/signin/${uid}?${query}`)
}

const found = async (
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Interaction | undefined> => {
  try {
    return await provider.interactionDetails(req, res)
  } catch (cause) {
    if (cause instanceof errors.SessionNotFound) return undefined
    throw cause
  }
}

const answer = async (
  req: IncomingMessage,
  res: ServerResponse,
  interaction: Interaction,
  outcome: Outcome,
  { endSessionsOf }: Services,
): Promise<void> => {
  if (outcome._tag === 'Show') {
    const wait = outcome.waitMs && { 'Retry-After': String(Math.ceil(outcome.waitMs / 1000)) }
    return sendPage(res, outcome.status, outcome.page, wait || {})
  }
  interaction.result = outcome._tag === 'Finish' ? outcome.result : { stage: outcome.stage }
  if (outcome._tag === 'Leave') {
    await interaction.persist()
    return seeOther(res, outcome.url)
  }
  if (outcome.elsewhereEnds !== undefined) {
    // The session this browser had is among those that end; the interaction must not look for it again.
    interaction.session = undefined
    await endSessionsOf(outcome.elsewhereEnds)
  }
  await interaction.persist()
  seeOther(res, outcome._tag === 'Next' ? pathOf(req) : interaction.returnTo)
}
