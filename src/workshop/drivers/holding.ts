import { expect, type Page, type Request, type Route } from '@playwright/test'

/** A call of the server, by its method and address. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: RegExp
  /** What it says, where two go to one address. */
  readonly body?: RegExp
  /** It goes through, and is only looked at: for `doneLike`. */
  readonly isRead?: true
}

/** What comes back to a call that was held. */
export type Reply =
  /** What the server really says. */
  | { readonly kind: 'truly' }
  | { readonly kind: 'done'; readonly data: unknown }
  /** Done, with what another call has brought last, changed where it is said. */
  | { readonly kind: 'doneLike'; readonly call: string; readonly change: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** Not in the envelope of our own API: an answer of the identity provider. */
  | { readonly kind: 'bare'; readonly status: number; readonly data: object }
  /** The server's own fault, which has a number. */
  | { readonly kind: 'broken'; readonly requestId: string | null }
  /** Nobody there, as a proxy says; the app does not try again by itself. */
  | { readonly kind: 'absent' }
  /** The connection breaks. */
  | { readonly kind: 'lost' }

type Read = Map<string, Readonly<Record<string, unknown>>>

/** Holds the calls of a page until they are answered, one by one, as a walk wants it. */
export const hold = async (page: Page, calls: Readonly<Record<string, Call>>) => {
  await page.addInitScript(forgetFirstReadings)
  const held = new Map<string, Map<Request, Route>>()
  const read: Read = new Map()
  for (const [name, { method, url, body, isRead }] of Object.entries(calls)) {
    const waiting = new Map<Request, Route>()
    held.set(name, waiting)
    await page.route(url, async (route) => {
      const request = route.request()
      if (request.method() !== method || body?.test(request.postData() ?? '') === false) return route.fallback()
      if (isRead) return reply(route, name, { kind: 'truly' }, read)
      waiting.set(request, route)
    })
  }
  // What the page itself has given up is not answered any more.
  page.on('requestfailed', (request) => {
    for (const waiting of held.values()) waiting.delete(request)
  })

  let leaves = (): void => {}
  page.on('request', (request) => {
    if (request.isNavigationRequest()) leaves()
  })

  /** Waits for the call, answers it, and waits until the page has heard: only then may time go on. */
  return async (name: string, says: Reply): Promise<void> => {
    const waiting = held.get(name)
    await expect.poll(() => waiting?.size ?? 0, { message: `the call ‘${name}’`, intervals: [20] }).toBeGreaterThan(0)
    const [request, route] = [...(waiting ?? [])].at(-1) ?? []
    if (!request || !route) throw new Error(`Nobody has made the call ‘${name}’.`)
    waiting?.delete(request)
    // An answer may lead to another page, whose address is held too: then nobody is left to hear.
    const left = new Promise<void>((gone) => {
      leaves = gone
    })
    await reply(route, name, says, read)
    const heard = request.response().then(() => page.evaluate(taskByTask))
    await Promise.race([left, heard.catch(() => 'The answer has led to another page.')])
  }
}

/**
 * What was read in the first seconds of the visit before is begun ahead of the program, which asks a second time where that
 * fails: how many calls a failure takes would be decided by the speed of the machine.
 */
const forgetFirstReadings = (): void => {
  // A frame without an origin has no memory.
  if (window.origin !== 'null') localStorage.removeItem('tenure.firstReadings')
}

/** Some turns of the page's own loop, which no stopped clock holds up. */
const taskByTask = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise<void>((turned) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        turned()
      }
      port2.postMessage(null)
    })
  }
}

const reply = async (route: Route, name: string, says: Reply, read: Read): Promise<void> => {
  const wrapped = (status: number, data: unknown, errors: readonly object[] = [], message = '') =>
    route.fulfill({ status, json: { isSuccess: status < 400, data, errors, message, statusCode: status } })
  switch (says.kind) {
    case 'truly': {
      // A page that was held is let go; where it leads on to is the browser's to follow.
      if (route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      if (response.ok()) read.set(name, (await response.json()).data)
      return route.fulfill({ response })
    }
    case 'done':
      return wrapped(200, says.data)
    case 'doneLike':
      return wrapped(200, { ...read.get(says.call), ...says.change })
    case 'refused':
      return wrapped(says.status, null, [{ code: says.code, message: says.message }], says.message)
    case 'bare':
      return route.fulfill({ status: says.status, json: says.data })
    case 'broken':
      return route.fulfill({
        status: 500,
        body: '',
        headers: says.requestId === null ? {} : { 'x-request-id': says.requestId },
      })
    case 'absent':
      return route.fulfill({ status: 503, body: '' })
    case 'lost':
      return route.abort('connectionfailed')
  }
}

const severalClients = ['ava']

/** Signs somebody of the demo in, and waits for the shell. */
export const comeIn = async (page: Page, who: string, path: string): Promise<void> => {
  await page.goto(path)
  await page.getByLabel('Email').fill(`${who}@tenure.example`)
  await page.getByLabel('Password').fill('tenure-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const support = page.getByRole('banner').getByRole('button', { name: 'Support' })
  if (severalClients.includes(who)) {
    await page.getByRole('button', { name: 'Open Banksia Ridge Construction' }).click()
    // Choosing a client begins at its root (§ 2.4).
    await expect(support).toBeVisible()
    await page.goto(path)
  }
  await expect(support).toBeVisible()
}

/**
 * Stops the clock of a page where it is; from now on only a step moves it. A page whose code is still on its way would wait
 * for ever: React shows what has come by the clock too. A slow machine may need more than one try.
 */
export const stopClock = async (page: Page): Promise<void> => {
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeHidden({ timeout: 30_000 })
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  }).toPass({ timeout: 30_000 })
}
