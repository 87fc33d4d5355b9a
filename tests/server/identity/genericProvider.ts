/** An OpenID provider as any other, on a port of its own: it knows nothing of Tenure but a client and its redirect URI. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata } from 'oidc-provider'
import { arrivalPath } from '../../../src/server/identity/upstream.ts'
import { publicUrl } from './browser.ts'

export interface GenericProvider {
  readonly issuer: string
  /** Who presses the button there next, and what the provider knows of them. */
  person: { readonly sub: string; readonly email: string; readonly email_verified: boolean } | 'cancels'
  /** Goes there as a browser would, and answers where the provider sends the person back to. */
  readonly goThrough: (url: string) => Promise<string>
  readonly stop: () => Promise<void>
}

export const clientId = 'tenure-at-acme'
export const clientSecret = 'a-secret-of-the-portal'

export const startGenericProvider = async (client: Partial<ClientMetadata> = {}): Promise<GenericProvider> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}${arrivalPath}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        ...client,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the generic provider'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...(running.person === 'cancels' ? { sub } : running.person) }),
    }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { session, client: asking } = oidc
      if (!session?.accountId || !asking) return undefined
      const grant = new provider.Grant({ accountId: session.accountId, clientId: asking.clientId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  server.on('request', (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return provider.callback()(req, res)
    const { person } = running
    void provider.interactionFinished(
      req,
      res,
      person === 'cancels' ? { error: 'access_denied' } : { login: { accountId: person.sub } },
    )
  })
  const running: GenericProvider = {
    issuer,
    person: 'cancels',
    goThrough: async (url) => {
      const cookies = new Map<string, string>()
      for (let at = url; ; ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
          cookies.set(name, value)
        }
        const to = response.headers.get('location')
        if (to === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
        at = new URL(to, at).href
        if (!at.startsWith(issuer)) return at
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
  return running
}
