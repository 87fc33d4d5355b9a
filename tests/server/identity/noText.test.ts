/** A sign that no text of PostgreSQL can hold, everywhere a stranger can put one: never a failure of ours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, Browser, publicUrl } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { type Running, run } from './stage.ts'

let database: IdentityDatabase
let running: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  running = await run(database.sql)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const browser = () => new Browser(() => running.url)

/** Some of it the provider never looks at. */
const expectNoFailure = ({ status, text }: { readonly status: number; readonly text: string }) => {
  expect(status, text.slice(0, 400)).toBeLessThan(500)
}

describe('NUL', () => {
  test.each([
    'state',
    'nonce',
    'login_hint',
    'prompt',
    'scope',
    'ui_locales',
    'client_id',
    'redirect_uri',
    'code_challenge',
    'acr_values',
    'resource',
    'id_token_hint',
    'unknown',
  ])('in %s of a request to sign in', async (name) => {
    const url = new URL(anApp().authorizeUrl)
    url.searchParams.set(name, 'a\u0000b')
    expectNoFailure(await browser().visit(url.href))
  })

  test.each(['email', 'password', 'action', 'code'])('in %s of the form', async (name) => {
    const person = browser()
    const page = await person.open(anApp().authorizeUrl)
    const form = { email: 'ava@tenure.example', password: 'x', action: 'continue', [name]: 'a\u0000b' }
    expect((await person.visit(page.url, { form })).status).toBe(400)
  })

  test.each(['code', 'refresh_token', 'code_verifier', 'client_id', 'redirect_uri', 'grant_type', 'scope'])(
    'in %s of a question for tokens',
    async (name) => {
      for (const grant of ['authorization_code', 'refresh_token']) {
        const body = new URLSearchParams({
          client_id: 'tenure-spa',
          grant_type: grant,
          code: 'x'.repeat(43),
          refresh_token: 'x'.repeat(43),
          code_verifier: 'x'.repeat(43),
          redirect_uri: `${publicUrl}/auth/redirect.html`,
        })
        body.set(name, 'a\u0000b')
        const answer = await fetch(`${running.url}/idp-signin/token`, {
          method: 'POST',
          body,
          headers: { origin: publicUrl },
        })
        expectNoFailure({ status: answer.status, text: await answer.text() })
      }
    },
  )

  test('in what is posted in place of a request to sign in, or to sign out', async () => {
    const asked = new URL(anApp().authorizeUrl)
    asked.searchParams.set('state', 'a\u0000b')
    const form = asked.searchParams
    expectNoFailure(await browser().visit(`${publicUrl}/idp-signin/auth`, { form }))
    expectNoFailure(await browser().visit(`${publicUrl}/idp-signin/session/end`, { form }))
  })

  test.each(['/idp-ui/signin/a%00b', '/idp-ui/invitation/a%00b', '/idp-signin/auth/a%00b', '/idp-signin/a%00b'])(
    'in the path %s',
    async (path) => {
      expectNoFailure(await browser().visit(`${publicUrl}${path}`))
    },
  )

  test.each(['id_token_hint', 'post_logout_redirect_uri', 'state', 'logout_hint'])(
    'in %s of a sign-out',
    async (name) => {
      const query = new URLSearchParams({ client_id: 'tenure-spa', [name]: 'a\u0000b' })
      expectNoFailure(await browser().visit(`${publicUrl}/idp-signin/session/end?${query}`))
    },
  )
})
