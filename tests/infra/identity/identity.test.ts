import {
  AuthError,
  BrowserAuthError,
  ClientAuthError,
  InteractionRequiredAuthError,
  ServerError,
} from '@azure/msal-browser'
import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { aBrowser, aResult, ava, neverAnswers, noon, settings, TabStorage } from './fakeMsal.ts'

const serverSays = (code: string, description: string) => new ServerError(code, 'correlation', description)
const browserSays = (code: string) => new BrowserAuthError(code, 'correlation')
const cancelled = serverSays('access_denied', 'AADB2C90091: The user has cancelled entering self-asserted information.')
const forgotten = serverSays('access_denied', 'AADB2C90118: The user has forgotten their password.\r\nTimestamp: x')
const other = serverSays('access_denied', 'AADB2C90000: Something else.')
const invalidGrant = serverSays('invalid_grant', 'grant request is invalid')
const loginRequired = new InteractionRequiredAuthError(
  'login_required',
  'correlation',
  'End-User authentication is required',
)
const leftOver = new ClientAuthError('state_mismatch', 'correlation')
const noNetwork = browserSays('post_request_failed')
const noDatabase = new ServerError(
  'server_error',
  'correlation',
  'oops! something went wrong',
  undefined,
  undefined,
  503,
)
/** What MSAL says of a question it does not ask, because the one before was answered with a 5xx. */
const tooSoon = new ServerError('', 'correlation', undefined)

const here = 'http://localhost:4000/employees?tag=night#top'
const signedIn = { returnTo: '/employees?tag=night#top' }

describe('a start of the app', () => {
  it('with a kept token is signed in at once, without MSAL', async () => {
    const first = aBrowser({ redirect: aResult('token-1') })
    await first.identity.signIn()
    const again = aBrowser({ tab: first.tab })
    expect(await again.identity.signIn()).toEqual(Result.succeed(signedIn))
    expect(again.loads()).toBe(0)
    expect(again.identity.account()).toEqual({ userId: 'user-ava', name: 'Ava Nguyen', email: 'ava@tenure.example' })
  })

  it('with nothing goes to the sign-in page and comes back to the page asked for', async () => {
    const browser = aBrowser({})
    expect(await neverAnswers(browser.identity.signIn())).toBe(true)
    expect(browser.went).toEqual([
      { to: 'login', request: { scopes: ['openid', 'profile', 'email'], redirectStartPage: here } },
    ])
  })

  it('that finishes a sign-in keeps its token', async () => {
    const browser = aBrowser({ redirect: aResult('token-1') })
    expect(await browser.identity.signIn()).toEqual(Result.succeed(signedIn))
    expect(await browser.identity.token()).toEqual(Result.succeed('token-1'))
    expect(browser.asked).toEqual([])
  })

  it('reads what a redirect brought even when an older token is kept', async () => {
    const away = aBrowser({ redirect: aResult('old'), accounts: [ava], silent: [loginRequired] })
    await away.identity.signIn()
    expect(await neverAnswers(away.identity.refresh())).toBe(true)
    const back = aBrowser({ tab: away.tab, redirect: aResult('new') })
    await back.identity.signIn()
    expect(await back.identity.token()).toEqual(Result.succeed('new'))
  })

  it('after the Back button from the sign-in page still uses the kept token', async () => {
    const away = aBrowser({ redirect: aResult('kept'), accounts: [ava], silent: [loginRequired] })
    await away.identity.signIn()
    void away.identity.refresh()
    await neverAnswers(Promise.resolve())
    const back = aBrowser({ tab: away.tab })
    expect(await back.identity.signIn()).toEqual(Result.succeed(signedIn))
    expect(back.went).toEqual([])
  })

  it('with an account and no token asks silently', async () => {
    const browser = aBrowser({ accounts: [ava], silent: [aResult('quiet')] })
    expect(await browser.identity.signIn()).toEqual(Result.succeed(signedIn))
    expect(browser.asked).toEqual([{ forceRefresh: false }])
    expect(await browser.identity.token()).toEqual(Result.succeed('quiet'))
  })

  it('without MSAL’s code or without the network says so and stays', async () => {
    const noChunk = aBrowser({ chunk: 'missing' })
    expect(await noChunk.identity.signIn()).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(await noChunk.identity.signIn()).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(noChunk.loads()).toBe(2)
    const offline = aBrowser({ redirect: noNetwork })
    expect(await offline.identity.signIn()).toEqual(Result.fail({ _tag: 'Unreachable' }))
    const noDiscovery = aBrowser({ leaving: new AuthError('endpoints_resolution_error', '') })
    expect(await noDiscovery.identity.signIn()).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect([...noChunk.went, ...offline.went]).toEqual([])
  })
})

describe('§ 4 Sign-in errors', () => {
  it.each([
    ['AADB2C90091', cancelled],
    ['any other code', other],
    ['no code at all', invalidGrant],
  ])('%s leads to logout', async (_name, error) => {
    const browser = aBrowser({ redirect: error })
    expect(await neverAnswers(browser.identity.signIn())).toBe(true)
    expect(browser.went).toEqual([{ to: 'logout', request: { extraQueryParameters: { client_id: 'tenure-spa' } } }])
  })

  it('AADB2C90118 leads to the password-reset flow', async () => {
    const browser = aBrowser({ redirect: forgotten })
    expect(await neverAnswers(browser.identity.signIn())).toBe(true)
    expect(browser.went[0]).toMatchObject({ to: 'login', request: { authority: settings.passwordResetAuthority } })
  })

  it('a password that was reset signs in again with the sign-in policy, under one account', async () => {
    const browser = aBrowser({ redirect: aResult('reset', { authority: `${settings.passwordResetAuthority}/` }) })
    expect(await neverAnswers(browser.identity.signIn())).toBe(true)
    expect(browser.went.map(({ to }) => to)).toEqual(['forgotten', 'login'])
    expect(browser.identity.account()).toBeNull()
  })
})

describe('an answer to a question this page did not ask', () => {
  it.each([
    ['state_mismatch', leftOver],
    ['state_not_found', new ClientAuthError('state_not_found', 'correlation')],
    ['no_token_request_cache_error', browserSays('no_token_request_cache_error')],
  ])('(%s) is dropped: an ordinary sign-in follows, to the page asked for', async (_name, error) => {
    const browser = aBrowser({ redirect: error })
    expect(await neverAnswers(browser.identity.signIn())).toBe(true)
    expect(browser.went.map(({ to }) => to)).toEqual(['login'])
    expect(browser.went[0]?.request.redirectStartPage).toBe(here)
  })

  it('does not take away a token that still serves', async () => {
    const away = aBrowser({ redirect: aResult('kept'), accounts: [ava], silent: [loginRequired] })
    await away.identity.signIn()
    expect(await neverAnswers(away.identity.refresh())).toBe(true)
    const back = aBrowser({ tab: away.tab, redirect: leftOver })
    expect(await back.identity.signIn()).toEqual(Result.succeed(signedIn))
    expect(back.went).toEqual([])
  })

  it('that would take something typed with it does not leave, until that is saved or given up', async () => {
    let isTyped = true
    const browser = aBrowser({
      redirect: aResult('kept'),
      accounts: [ava],
      silent: [loginRequired],
      holdsUnsaved: () => isTyped,
    })
    await browser.identity.signIn()
    expect(await browser.identity.refresh()).toEqual(Result.fail({ _tag: 'SignedOut' }))
    expect(browser.went).toEqual([])
    isTyped = false
    expect(await neverAnswers(browser.identity.refresh())).toBe(true)
    expect(browser.went).toHaveLength(1)
  })

  it('that comes again and again is a loop', async () => {
    const tab = new TabStorage()
    for (let i = 0; i < 4; i++) {
      expect(await neverAnswers(aBrowser({ tab, redirect: leftOver }).identity.signIn())).toBe(true)
    }
    expect(await aBrowser({ tab, redirect: leftOver }).identity.signIn()).toEqual(Result.fail({ _tag: 'SignInLoop' }))
  })
})

describe('the page a person wanted', () => {
  it('is still wanted after an error that led through a logout, and after Back from the sign-in page', async () => {
    const tab = new TabStorage()
    await neverAnswers(aBrowser({ tab }).identity.signIn())
    await neverAnswers(aBrowser({ tab, redirect: other }).identity.signIn())
    const loggedOut = aBrowser({ tab, path: '/' })
    await neverAnswers(loggedOut.identity.signIn())
    expect(loggedOut.went[0]).toMatchObject({ to: 'login', request: { redirectStartPage: here } })
    const back = aBrowser({ tab, path: '/', arrivedBy: 'back_forward' })
    await neverAnswers(back.identity.signIn())
    expect(back.went[0]).toMatchObject({ to: 'login', request: { redirectStartPage: here } })
  })

  it('is the one asked for last', async () => {
    const tab = new TabStorage()
    await neverAnswers(aBrowser({ tab }).identity.signIn())
    const chart = aBrowser({ tab, path: '/orgChart', arrivedBy: 'back_forward' })
    await neverAnswers(chart.identity.signIn())
    expect(chart.went[0]?.request.redirectStartPage).toBe('http://localhost:4000/orgChart')
    const home = aBrowser({ tab, path: '/' })
    await neverAnswers(home.identity.signIn())
    expect(home.went[0]?.request.redirectStartPage).toBe('http://localhost:4000/')
  })

  it('is forgotten once the person is signed in or signs out', async () => {
    for (const ending of ['signIn', 'signOut'] as const) {
      const tab = new TabStorage()
      await neverAnswers(aBrowser({ tab }).identity.signIn())
      if (ending === 'signIn') await aBrowser({ tab, redirect: aResult('token-1') }).identity.signIn()
      await neverAnswers(aBrowser({ tab, accounts: [ava] }).identity.signOut())
      const home = aBrowser({ tab, path: '/', arrivedBy: 'back_forward' })
      await neverAnswers(home.identity.signIn())
      expect(home.went[0]?.request.redirectStartPage).toBe('http://localhost:4000/')
    }
  })
})

describe('§ 4 Silent token failure', () => {
  it.each([
    ['interaction required leads to redirect acquisition', loginRequired, 'acquire'],
    ['another answer of the provider leads to a login redirect', invalidGrant, 'login'],
    ['a hidden frame that times out online leads to a login redirect', browserSays('timed_out'), 'login'],
  ])('%s', async (_name, error, to) => {
    for (const ask of ['signIn', 'token', 'refresh'] as const) {
      const browser = aBrowser({ accounts: [ava], silent: [error] })
      expect(await neverAnswers(browser.identity[ask]())).toBe(true)
      expect(browser.went.map((visit) => visit.to)).toEqual([to])
      expect(browser.went[0]?.request.redirectStartPage).toBe(here)
    }
  })

  it.each([
    ['the token endpoint is unreachable', noNetwork, true],
    ['the token endpoint has no database', noDatabase, true],
    ['the token endpoint failed a moment ago', tooSoon, true],
    ['there is no network', browserSays('no_network_connectivity'), false],
    ['a proxy answers without JSON', browserSays('failed_to_parse_response'), true],
    ['the hidden frame times out offline', browserSays('timed_out'), false],
  ])('%s: nobody is sent away, and the next call asks again', async (_name, error, isOnline) => {
    const browser = aBrowser({ accounts: [ava], silent: [error, aResult('later')], isOnline })
    expect(await browser.identity.token()).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(browser.went).toEqual([])
    expect(await browser.identity.token()).toEqual(Result.succeed('later'))
  })

  it('a mistake of ours is not taken for an answer of the provider', async () => {
    const browser = aBrowser({ accounts: [ava], silent: [new TypeError('ours')] })
    await expect(browser.identity.token()).rejects.toThrow('ours')
  })
})

describe('tokens', () => {
  it('are renewed half a minute before they end, and once for everybody who asks', async () => {
    let now = noon
    const silent = [aResult('second', { expiresAt: noon + 1_200_000 })]
    const browser = aBrowser({ redirect: aResult('first'), accounts: [ava], silent, now: () => now })
    await browser.identity.signIn()
    now = noon + 600_000 - 30_001
    expect(await browser.identity.token()).toEqual(Result.succeed('first'))
    now += 1
    const both = await Promise.all([browser.identity.token(), browser.identity.token()])
    expect(both).toEqual([Result.succeed('second'), Result.succeed('second')])
    expect(browser.asked).toEqual([{ forceRefresh: false }])
  })

  it('are refreshed by force after a 401, once for all the calls it met', async () => {
    const browser = aBrowser({ redirect: aResult('first'), accounts: [ava], silent: [aResult('forced')] })
    await browser.identity.signIn()
    const all = await Promise.all([1, 2, 3].map(() => browser.identity.refresh()))
    expect(all).toEqual([1, 2, 3].map(() => Result.succeed('forced')))
    expect(browser.asked).toEqual([{ forceRefresh: true }])
    expect(await browser.identity.token()).toEqual(Result.succeed('forced'))
  })

  it('that were tampered with in storage are not used', async () => {
    for (const rubbish of ['{', '[]', '"x"', '{"accessToken":1}', '{"accessToken":"x","expiresAt":9e15}']) {
      const tab = new TabStorage()
      tab.setItem('tenure.signIn.grant', rubbish)
      const browser = aBrowser({ tab, accounts: [ava], silent: [aResult('real')] })
      expect(await browser.identity.token()).toEqual(Result.succeed('real'))
    }
  })
})

describe('a loop', () => {
  /** The fourth round that fails is the first that is not tried again. */
  const failedRounds = async (tab: Storage, count: number) => {
    for (let i = 0; i < count; i++) {
      expect(await neverAnswers(aBrowser({ tab, redirect: other }).identity.signIn())).toBe(true)
      expect(await neverAnswers(aBrowser({ tab, path: '/' }).identity.signIn())).toBe(true)
    }
  }

  it('ends when a fourth round fails within a minute, with a failure that a page can show', async () => {
    const tab = new TabStorage()
    await failedRounds(tab, 3)
    const fourth = aBrowser({ tab, redirect: other })
    expect(await fourth.identity.signIn()).toEqual(Result.fail({ _tag: 'SignInLoop' }))
    expect(fourth.went).toEqual([])
  })

  it('is over after a minute', async () => {
    const tab = new TabStorage()
    await failedRounds(tab, 3)
    const later = aBrowser({ tab, redirect: other, now: () => noon + 60_000 })
    expect(await neverAnswers(later.identity.signIn())).toBe(true)
  })

  it('of returns that bring nothing at all ends too', async () => {
    const tab = new TabStorage()
    for (let i = 0; i < 4; i++) expect(await neverAnswers(aBrowser({ tab }).identity.signIn())).toBe(true)
    expect(await aBrowser({ tab }).identity.signIn()).toEqual(Result.fail({ _tag: 'SignInLoop' }))
  })

  it('of grants the server refuses ends too', async () => {
    const tab = new TabStorage()
    const round = async () => {
      const browser = aBrowser({ tab, redirect: aResult('refused'), accounts: [ava], silent: [loginRequired] })
      expect(await browser.identity.signIn()).toEqual(Result.succeed(signedIn))
      return browser.identity.refresh()
    }
    for (let i = 0; i < 3; i++) expect(await neverAnswers(round())).toBe(true)
    expect(await round()).toEqual(Result.fail({ _tag: 'SignedOut' }))
  })

  it('is not a person who signs in and out again and again', async () => {
    const tab = new TabStorage()
    for (let i = 0; i < 6; i++) {
      expect(await neverAnswers(aBrowser({ tab }).identity.signIn())).toBe(true)
      const browser = aBrowser({ tab, redirect: aResult(`token-${i}`), accounts: [ava] })
      expect(await browser.identity.signIn()).toEqual(Result.succeed(signedIn))
      expect(await neverAnswers(browser.identity.signOut())).toBe(true)
    }
  })

  it.each(['back_forward', 'reload'] as const)('is not a person who comes by %s again and again', async (arrivedBy) => {
    const tab = new TabStorage()
    for (let i = 0; i < 6; i++) expect(await neverAnswers(aBrowser({ tab, arrivedBy }).identity.signIn())).toBe(true)
  })

  it('that ended may be tried anew at once: by Reload, or by a visit', async () => {
    for (const arrivedBy of ['reload', 'navigate'] as const) {
      const tab = new TabStorage()
      await failedRounds(tab, 3)
      expect(await aBrowser({ tab, redirect: other }).identity.signIn()).toEqual(Result.fail({ _tag: 'SignInLoop' }))
      const anew = aBrowser({ tab, arrivedBy })
      expect(await neverAnswers(anew.identity.signIn())).toBe(true)
      expect(anew.went.map(({ to }) => to)).toEqual(['login'])
      await failedRounds(tab, 3)
    }
  })

  it('is not a person who cancels or forgets again and again', async () => {
    const tab = new TabStorage()
    for (const error of [cancelled, forgotten, cancelled, forgotten, cancelled, cancelled]) {
      expect(await neverAnswers(aBrowser({ tab, redirect: error }).identity.signIn())).toBe(true)
      expect(await neverAnswers(aBrowser({ tab }).identity.signIn())).toBe(true)
    }
  })

  it('does not keep a person from signing out', async () => {
    const tab = new TabStorage()
    await failedRounds(tab, 3)
    const browser = aBrowser({ tab })
    expect(await neverAnswers(browser.identity.signOut())).toBe(true)
    expect(browser.went.map(({ to }) => to)).toEqual(['logout'])
  })

  it('in a call for data means: signed out', async () => {
    const tab = new TabStorage()
    await failedRounds(tab, 3)
    const browser = aBrowser({ tab, accounts: [ava], silent: [invalidGrant] })
    expect(await browser.identity.refresh()).toEqual(Result.fail({ _tag: 'SignedOut' }))
  })
})

describe('sign-out', () => {
  it('forgets the token and ends the provider’s session', async () => {
    const browser = aBrowser({ redirect: aResult('token-1'), accounts: [ava] })
    await browser.identity.signIn()
    expect(await neverAnswers(browser.identity.signOut())).toBe(true)
    expect(browser.went[0]).toMatchObject({ to: 'logout', request: { account: ava } })
    expect(browser.identity.account()).toBeNull()
  })

  it('without the network leaves nothing of the person in the browser', async () => {
    const browser = aBrowser({ redirect: aResult('token-1'), leaving: noNetwork })
    await browser.identity.signIn()
    browser.tab.setItem('msal.2|refresh', 'secret')
    browser.tab.setItem('theme', 'dark')
    expect(await browser.identity.signOut()).toEqual(Result.succeed(undefined))
    expect(browser.tab.getItem('msal.2|refresh')).toBeNull()
    expect(browser.tab.getItem('theme')).toBe('dark')
  })
})
