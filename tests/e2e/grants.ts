import { createHash, randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { decodeJwt } from 'jose'

/** What the program keeps of a sign-in (src/infra/identity/keptGrant.ts). */
export interface Grant {
  readonly accessToken: string
  readonly expiresAt: number
  readonly account: { readonly userId: string; readonly name: string; readonly email: string }
}

/**
 * Signs somebody in by what a browser sends when it does, without its pages: those have tests of their own (signIn/). The
 * cookies of the provider stay with the browser that asked.
 */
export const enter = async (request: APIRequestContext, email: string, password: string): Promise<Grant> => {
  const verifier = randomBytes(32).toString('base64url')
  const ours = {
    client_id: 'tenure-spa',
    redirect_uri: new URL('/auth/redirect.html', (await request.get('/healthz')).url()).href,
  }
  let page = await request.get('/idp-signin/auth', {
    params: {
      ...ours,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  })
  if (page.url().includes('/idp-ui/')) {
    const headers = { origin: new URL(page.url()).origin }
    page = await request.post(page.url(), { headers, form: { email, password, action: 'continue' } })
  }
  const code = new URL(page.url()).searchParams.get('code')
  expect(code, `${email} has come in, past ${page.url()}`).not.toBeNull()
  const form = { ...ours, grant_type: 'authorization_code', code: code ?? '', code_verifier: verifier }
  const tokens = await (await request.post('/idp-signin/token', { form })).json()
  const { sub = '', name, exp = 0 } = decodeJwt(tokens.id_token)
  return {
    accessToken: tokens.access_token,
    expiresAt: exp * 1_000,
    account: { userId: sub, name: String(name), email },
  }
}

/** The page has signed in when it is loaded first. */
export const isSignedIn = async (page: Page, grant: Grant): Promise<void> => {
  await page.addInitScript((kept) => {
    // What could not be loaded has no storage.
    if (window !== top || origin === 'null' || sessionStorage.getItem('e2e.entered') !== null) return
    sessionStorage.setItem('e2e.entered', 'yes')
    sessionStorage.setItem('tenure.signIn.grant', kept)
  }, JSON.stringify(grant))
}

/** Nobody has signed this person out since, or ended their sessions. */
export const stands = async (request: APIRequestContext, { accessToken, expiresAt }: Grant): Promise<boolean> => {
  // Half of its life: a walk moves the clock of its page on by minutes.
  if (expiresAt - Date.now() < 300_000) return false
  return (await request.get('/api/users', { headers: { authorization: `Bearer ${accessToken}` } })).ok()
}
