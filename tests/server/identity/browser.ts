/** A browser with nothing but a cookie jar, and an app with nothing but PKCE: enough to sign in through the pages. */
import { createHash, randomBytes } from 'node:crypto'

interface Cookie {
  readonly value: string
  readonly path: string
}

export interface Visit {
  readonly status: number
  readonly url: string
  readonly text: string
  readonly headers: Headers
}

export class Browser {
  readonly cookies = new Map<string, Cookie>()
  /** Every Set-Cookie line, as it came. */
  readonly cookieLines: string[] = []
  private readonly serverOf: () => string

  /** Every request may go to another process; the address in the address bar stays the public one. */
  constructor(serverOf: () => string) {
    this.serverOf = serverOf
  }

  async visit(
    url: string,
    init: { form?: Record<string, string> | URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Visit> {
    const { pathname, search, origin } = new URL(url)
    const sent = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path))
    const response = await fetch(`${this.serverOf()}${pathname}${search}`, {
      method: init.form ? 'POST' : 'GET',
      redirect: 'manual',
      ...(init.form ? { body: new URLSearchParams(init.form) } : {}),
      headers: {
        accept: 'text/html',
        cookie: sent.map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; '),
        ...(init.form ? { origin } : {}),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    const location = response.headers.get('location')
    return {
      status: response.status,
      url: location ? new URL(location, url).href : url,
      text,
      headers: response.headers,
    }
  }

  /** Follows redirects until a page is shown or the app's own redirect page is reached. */
  async open(url: string, init: Parameters<Browser['visit']>[1] = {}): Promise<Visit> {
    let visit = await this.visit(url, init)
    for (let hops = 0; visit.status === 303 || visit.status === 302; hops++) {
      if (hops > 10) throw new Error(`too many redirects, the last to ${visit.url}`)
      if (new URL(visit.url).pathname === redirectPath) return visit
      visit = await this.visit(visit.url)
    }
    return visit
  }

  private keep(line: string): void {
    this.cookieLines.push(line)
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    const gone = attributes.some((a) => a.toLowerCase().startsWith('expires=thu, 01 jan 1970'))
    if (gone) this.cookies.delete(`${name}|${path}`)
    else this.cookies.set(`${name}|${path}`, { value, path })
  }
}

export const publicUrl = 'http://localhost:4000'
const redirectPath = '/auth/redirect.html'

export interface App {
  readonly authorizeUrl: string
  readonly verifier: string
}

export const anApp = (options: { origin?: string; policy?: string; extra?: Record<string, string> } = {}): App => {
  const origin = options.origin ?? publicUrl
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'tenure-spa',
    redirect_uri: `${origin}${redirectPath}`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid profile email',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...options.extra,
  })
  return { authorizeUrl: `${origin}/${options.policy ?? 'idp-signin'}/auth?${query}`, verifier }
}

/** What came back in the fragment of the redirect page. */
export const returned = ({ url }: Visit): URLSearchParams => new URLSearchParams(new URL(url).hash.slice(1))

export interface Tokens {
  readonly status: number
  readonly body: { access_token: string; refresh_token: string; id_token: string; expires_in: number; error?: string }
}

const postToken = async (server: string, form: Record<string, string>): Promise<Tokens> => {
  const response = await fetch(`${server}/idp-signin/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: publicUrl },
  })
  return { status: response.status, body: (await response.json()) as Tokens['body'] }
}

export const redeem = (server: string, app: App, visit: Visit): Promise<Tokens> =>
  postToken(server, {
    client_id: 'tenure-spa',
    grant_type: 'authorization_code',
    code: returned(visit).get('code') ?? '',
    redirect_uri: `${publicUrl}${redirectPath}`,
    code_verifier: app.verifier,
  })

export const renew = (server: string, refreshToken: string): Promise<Tokens> =>
  postToken(server, { client_id: 'tenure-spa', grant_type: 'refresh_token', refresh_token: refreshToken })
