/**
 * The page on which the first client is made, where nobody can sign in yet: behind a token that the server prints at its
 * start and keeps nowhere. It dies with its use, and with the process.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientPlans, type NewClient, newClientFields } from '../../domain/onboarding/newClient.ts'
import { makeAllowance } from '../http/rateLimit.ts'
import { showFailed } from '../identity/failing.ts'
import type { LoginsShape } from '../identity/logins.ts'
import { originOf } from '../identity/origin.ts'
import { assets } from '../identity/pages/assets.ts'
import { errorPage, refusedPage } from '../identity/pages/notices.ts'
import { seeOther, sendPage } from '../identity/pages/respond.ts'
import { isFromOurPages, readForm } from '../identity/requests.ts'
import { type Log, traceOf } from '../log.ts'
import { machineZone } from '../machineZone.ts'
import type { Address } from '../store/pool.ts'
import { firstRunGonePage, firstRunPage, firstRunRefusedPage, firstRunTooManyPage } from './firstRunPages.ts'
import { awaitsFirstClient, makeClient } from './newClient.ts'

const firstRunPath = '/first-run'

export interface FirstRun {
  /** What is printed; undefined where a client exists. */
  readonly address: string | undefined
  /** True when the request was for this page, or for what it loads. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => boolean
}

/** Wrong tokens from one address. */
const guessesAtOnce = 10
const guessesPerSecond = 1 / 6

export const openFirstRun = async (options: {
  readonly owner: Address
  readonly logins: LoginsShape
  readonly addressOf: (req: IncomingMessage) => string
  readonly log: Log
}): Promise<FirstRun> => {
  const { owner, logins, addressOf, log } = options
  const token = randomBytes(32).toString('base64url')
  const origin = originOf(logins.publicUrl)
  const guesses = makeAllowance(guessesAtOnce, guessesPerSecond)
  const serveAsset = await assets()
  let isOpen = await awaitsFirstClient(owner)

  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const isPost = req.method === 'POST'
    // Made meanwhile by the command, or by another server.
    if (isOpen && !(await awaitsFirstClient(owner))) isOpen = false
    if (!isOpen) return sendPage(res, 410, firstRunGonePage())
    const from = addressOf(req)
    if (guesses.isSpent(from)) return sendPage(res, 429, firstRunTooManyPage(), { 'Retry-After': '60' })
    if (!(isPost || req.method === 'GET') || !isSame(givenIn(req), token)) {
      guesses.take(from)
      return sendPage(res, 404, firstRunRefusedPage())
    }
    if (!isPost) return sendPage(res, 200, firstRunPage({ typed: empty(), problems: {} }))
    if (!isFromOurPages(req, origin)) return sendPage(res, 403, refusedPage())
    const form = await readForm(req)
    if (!form) return sendPage(res, 400, errorPage({ expired: false }), { Connection: 'close' })
    return create(res, typedIn(form))
  }

  const create = async (res: ServerResponse, typed: NewClient): Promise<void> => {
    const problems = newClientFields.problems(typed)
    if (Object.keys(problems).length > 0) return sendPage(res, 422, firstRunPage({ typed, problems }))
    const client = newClientFields.toSaved(typed)
    const made = await makeClient(owner, logins, { client, plan: clientPlans[0], isFirst: true })
    isOpen = false
    if (made.is !== 'made') return sendPage(res, 410, firstRunGonePage())
    log('info', 'client.made', { tenantId: made.tenantId })
    // The person who has the token runs the server, and may accept right here.
    seeOther(res, made.link)
  }

  return {
    address: isOpen ? `${origin.url}${firstRunPath}?token=${token}` : undefined,
    handle: (req, res) => {
      const [path = ''] = (req.url ?? '').split('?', 1)
      // Where a hosted provider signs people in, nobody else serves what the page loads.
      if (path !== firstRunPath) return isOpen && serveAsset(path, res)
      serve(req, res).catch((cause: unknown) => {
        log('error', 'firstRun.failed', traceOf(cause))
        showFailed(res, cause)
      })
      return true
    },
  }
}

const givenIn = (req: IncomingMessage): string =>
  new URLSearchParams((req.url ?? '').split('?').slice(1).join('?')).get('token') ?? ''

const isSame = (given: string, token: string): boolean =>
  Buffer.byteLength(given) === Buffer.byteLength(token) && timingSafeEqual(Buffer.from(given), Buffer.from(token))

const empty = (): NewClient => ({
  name: '',
  firstName: '',
  lastName: '',
  email: '',
  timeZone: machineZone(),
})

const typedIn = (form: URLSearchParams): NewClient => ({
  name: form.get('name') ?? '',
  firstName: form.get('firstName') ?? '',
  lastName: form.get('lastName') ?? '',
  email: form.get('email') ?? '',
  timeZone: form.get('timeZone') ?? '',
})
