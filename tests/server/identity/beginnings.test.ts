import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostBegun } from '../../../src/server/identity/payloads.ts'
import { anApp, Browser, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, password, type Running, run } from './stage.ts'

let database: IdentityDatabase
let running: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  running = await run(database.sql)
}, 60_000)
afterAll(async () => {
  await running.stop()
  await database.close()
})

const kept = async (): Promise<number> => {
  const [row] = await database.sql.query<{ count: number }>('select count(*)::int from identity.oidc_payload', [])
  return row?.count ?? 0
}

const begin = (address: string) =>
  fetch(`${running.url}${anApp().authorizeUrl.slice('http://localhost:4000'.length)}`, {
    redirect: 'manual',
    headers: { 'x-test-address': address },
  })

/** With the browser's own cookies, from that address. */
const signedInFrom = async (address: string, email: string) => {
  const headers = { 'x-test-address': address }
  const browser = new Browser(() => running.url)
  let page = await browser.visit(anApp().authorizeUrl, { headers })
  if (page.status === 303) page = await browser.visit(page.url, { headers })
  return browser.open(page.url, { form: { email, password, action: 'continue' }, headers })
}

it('1,000 sign-ins that nobody goes on with leave few rows; those under way get in, and so do newcomers', async () => {
  const { email } = await aPerson(running.identity, 'una')
  const before = await kept()

  // Somebody elsewhere has the page open.
  const elsewhere = { 'x-test-address': '10.0.0.3' }
  const early = new Browser(() => running.url)
  const redirect = await early.visit(anApp().authorizeUrl, { headers: elsewhere })
  const form = { email, password, action: 'continue' }

  const answers: number[] = []
  for (let round = 0; round < 20; round++) {
    const batch = await Promise.all(Array.from({ length: 50 }, () => begin('10.0.0.2')))
    answers.push(...batch.map(({ status }) => status))
  }
  expect(answers).toHaveLength(1000)
  // A client that asks too fast is told to wait; no answer is an error of ours.
  expect(new Set(answers)).toEqual(new Set([303, 429]))
  // A few that began in the very same moment do not see each other.
  expect((await kept()) - before).toBeLessThanOrEqual(mostBegun + 60)

  expect(returned(await early.open(redirect.url, { form, headers: elsewhere })).get('code')).toBeTruthy()
  expect(returned(await signedInFrom('10.0.0.4', email)).get('code')).toBeTruthy()
  // From the same address as well, a moment later.
  await expect
    .poll(async () => returned(await signedInFrom('10.0.0.2', email)).get('code'), { timeout: 10_000 })
    .toBeTruthy()
})

it('nor do 1,000 sign-outs of nobody, each of which is asked whether it is meant', async () => {
  const before = await kept()
  for (let round = 0; round < 20; round++) {
    const url = `${running.url}/idp-signin/session/end?client_id=tenure-spa`
    const headers = { 'x-test-address': '10.0.0.6' }
    await Promise.all(Array.from({ length: 50 }, () => fetch(url, { redirect: 'manual', headers })))
  }
  expect((await kept()) - before).toBeLessThanOrEqual(mostBegun + 60)
})

it('a person who has shown their password is not pushed out by what is begun after them', async () => {
  const { email } = await aPerson(running.identity, 'ulf', { totp: true })
  const browser = new Browser(() => running.url)
  const headers = { 'x-test-address': '10.0.0.5' }
  const redirect = await browser.visit(anApp().authorizeUrl, { headers })
  const page = await browser.open(redirect.url, { form: { email, password, action: 'continue' }, headers })
  expect(page.text).toContain('Enter your one-time code')
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 50 }, () => begin('10.0.0.5')))
  expect((await browser.open(page.url)).text).toContain('Enter your one-time code')
})
