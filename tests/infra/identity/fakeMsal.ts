/** A PublicClientApplication without a provider: a test says what comes back, and reads where the browser was sent. */
import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser'
import { createActor, toPromise } from 'xstate'
import type { AuthSettings } from '../../../src/domain/session/authSettings.ts'
import { type Identity, type IdentityEdges, makeIdentity } from '../../../src/infra/identity/identity.ts'
import { type Msal, providerOver } from '../../../src/infra/identity/msal.ts'
import { provide } from '../../../src/machines/kit/port.ts'
import { signInMachine } from '../../../src/machines/session/signIn.machine.ts'

export const settings: AuthSettings = {
  clientId: 'tenure-spa',
  signInAuthority: 'https://localhost:4000/idp-signin',
  passwordResetAuthority: 'https://localhost:4000/idp-password-reset',
  knownAuthorities: ['localhost:4000'],
  protocolMode: 'OIDC',
  scopes: ['openid', 'profile', 'email'],
  cacheLocation: 'sessionStorage',
  redirectUri: 'http://localhost:4000/auth/redirect.html',
  postLogoutRedirectUri: 'http://localhost:4000/auth/redirect.html',
  logoutQuery: { client_id: 'tenure-spa' },
}

export const ava = {
  localAccountId: 'user-ava',
  name: 'Ava Nguyen',
  username: 'ava@tenure.example',
} as AccountInfo

export const noon = Date.parse('2026-11-21T12:00:00Z')

export const aResult = (token: string, options: { authority?: string; expiresAt?: number } = {}) =>
  ({
    accessToken: token,
    expiresOn: new Date(options.expiresAt ?? noon + 600_000),
    account: ava,
    authority: options.authority ?? `${settings.signInAuthority}/`,
  }) as AuthenticationResult

export class TabStorage implements Storage {
  private readonly items = new Map<string, string>()
  get length() {
    return this.items.size
  }
  clear() {
    this.items.clear()
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
  setItem(key: string, value: string) {
    this.items.set(key, value)
  }
}

type Answer<A> = A | Error | (() => Promise<A>)

export interface Scene {
  /** What handleRedirectPromise brings. */
  redirect?: Answer<AuthenticationResult | null>
  accounts?: AccountInfo[]
  /** What acquireTokenSilent answers, one after the other; the last again and again. */
  silent?: Answer<AuthenticationResult>[]
  /** What the redirects themselves do: by default the browser leaves. */
  leaving?: Answer<void>
  chunk?: 'missing'
  isOnline?: boolean
  path?: string
  /** How the browser came to this page: by itself, unless said otherwise. */
  arrivedBy?: NavigationTimingType
  tab?: Storage
  now?: () => number
  holdsUnsaved?: () => boolean
}

const given = <A>(answer: Answer<A>): Promise<A> => {
  if (answer instanceof Error) return Promise.reject(answer)
  return typeof answer === 'function' ? (answer as () => Promise<A>)() : Promise.resolve(answer)
}

export const aBrowser = (scene: Scene) => {
  const went: { to: string; request: Record<string, unknown> }[] = []
  const asked: { forceRefresh: boolean | undefined }[] = []
  let loads = 0
  let silents = 0
  const leave = (to: string) => (request?: object) => {
    went.push({ to, request: { ...request } })
    return given(scene.leaving ?? undefined)
  }
  const msal: Msal = {
    handleRedirectPromise: () => given(scene.redirect ?? null),
    getAllAccounts: () => scene.accounts ?? [],
    acquireTokenSilent: (request) => {
      asked.push({ forceRefresh: request.forceRefresh })
      const answers = scene.silent ?? []
      const answer = answers[Math.min(silents++, answers.length - 1)]
      if (answer === undefined) throw new Error('the scene has no silent answer')
      return given(answer)
    },
    acquireTokenRedirect: leave('acquire'),
    loginRedirect: leave('login'),
    logoutRedirect: leave('logout'),
    clearCache: async () => void went.push({ to: 'forgotten', request: {} }),
  }
  const tab = scene.tab ?? new TabStorage()
  const url = new URL(scene.path ?? '/employees?tag=night#top', 'http://localhost:4000')
  const edges: IdentityEdges = {
    loadProvider: async () => {
      loads++
      return scene.chunk === 'missing' ? null : providerOver(msal, settings, () => scene.isOnline ?? true)
    },
    tokenStorage: tab,
    tabStorage: tab,
    location: url,
    arrivedBy: () => scene.arrivedBy ?? 'navigate',
    now: scene.now ?? (() => noon),
    holdsUnsaved: scene.holdsUnsaved ?? (() => false),
  }
  const identity = makeIdentity(edges)
  return { identity: { ...identity, signIn: () => signedInBy(identity) }, went, asked, tab, loads: () => loads }
}

/** The sign-in machine over the identity, as `wiring.ts` provides for it. */
const signedInBy = ({ recallSession, completeRedirect, acquireSilently, leave }: Identity) =>
  toPromise(
    createActor(
      signInMachine.provide({ actors: provide({ recallSession, completeRedirect, acquireSilently, leave }) }),
    ).start(),
  )

/** True when the promise is still open after everything that could settle it has run. */
export const neverAnswers = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open')
  await new Promise((resolve) => setTimeout(resolve, 5))
  return (await Promise.race([promise, Promise.resolve(open)])) === open
}
