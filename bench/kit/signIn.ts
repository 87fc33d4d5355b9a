import { createHash, randomBytes } from 'node:crypto'
import { demoPassword, demoSignIns } from '../../src/server/demo/signIns.ts'

export const admin = demoSignIns[0].email
export const password = demoPassword

/** An access token of the server's own provider, through its pages as a browser goes: authorize, sign in, redeem. */
export const tokenFrom = async (server: string, email: string = admin): Promise<string> => {
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${server}/auth/redirect.html`
  const asked = new URLSearchParams({
    client_id: 'tenure-spa',
    redirect_uri: redirect,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid profile email',
    state: 'bench',
    nonce: 'bench',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const visit = visitor()
  const page = await visit(`${server}/idp-signin/auth?${asked}`, redirect)
  const back = await visit(page, redirect, new URLSearchParams({ email, password, action: 'continue' }))
  const code = new URLSearchParams(new URL(back).hash.slice(1)).get('code')
  if (code === null) throw new Error(`Signing in as ${email} ended on ${new URL(back).pathname}.`)
  const answer = await fetch(`${server}/idp-signin/token`, {
    method: 'POST',
    headers: { origin: server },
    body: new URLSearchParams({
      client_id: 'tenure-spa',
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  })
  const { access_token } = (await answer.json()) as { readonly access_token?: string }
  if (access_token === undefined) throw new Error(`The provider gave no token (${answer.status}).`)
  return access_token
}

/** Follows redirects with its cookies until a page is shown, or until the address to stop at; answers where it is. */
const visitor = () => {
  const cookies = new Map<string, string>()
  return async (url: string, stopAt: string, form?: URLSearchParams): Promise<string> => {
    let here = url
    let sent = form
    for (let hops = 0; hops < 10 && !here.startsWith(stopAt); hops += 1) {
      const response = await fetch(here, {
        redirect: 'manual',
        headers: {
          accept: 'text/html',
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(sent ? { origin: new URL(here).origin } : {}),
        },
        ...(sent ? { method: 'POST', body: sent } : {}),
      })
      await response.arrayBuffer()
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null) return here
      here = new URL(location, here).href
      sent = undefined
    }
    return here
  }
}
