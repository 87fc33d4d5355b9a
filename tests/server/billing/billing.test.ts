import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Billing, Subscription } from '../../../src/domain/billing/nouns.ts'
import { paidUntil } from '../../../src/domain/billing/periods.ts'
import { hostedPayments } from '../../../src/server/billing/hostedPayments.ts'
import { atOnce } from '../kit/atOnce.ts'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const ask = (path: string, by: Person = own.admin, more: object = {}, of: World = own) =>
  server.ask(`/api/${of.tenantId}/${path}`, { as: by.userId, ...more })
const subscribe = (over: object = {}) =>
  ask('productPlans/subscribe', own.admin, {
    json: { productPlanId: plan, billingCycle: 'Annual', token: 'test_paid_4242', ...over },
  })
const cancel = (id: string = own.subscription) =>
  ask(`productPlanSubscriptions/${id}/cancel`, own.admin, { method: 'POST' })
const billing = async (of: World = own) => (await ask('billing', of.admin, {}, of)).body.data as Billing
const modules = async () => statusAndCode(await ask('goals'))

describe('subscribing', () => {
  test('is not paid for sample people', async () => {
    const { people } = await billing()
    await ask('sampleData', own.admin, { method: 'POST' })
    expect((await billing()).people).toBe(people)
    await subscribe()
    expect((await billing()).invoices).toMatchObject([{ people }])
  })

  test('is paid for everybody who works here, and written down as an invoice of this client alone', async () => {
    const { people } = await billing()
    expect((await subscribe()).body.message).toBe('Congratulations. You have successfully subscribed.')
    expect((await billing()).invoices).toMatchObject([
      { number: 1, planName: 'Everything', people, unitAmount: 9000, amount: people * 9000, lastFour: '4242' },
    ])
    expect((await billing(other)).invoices).toEqual([])
  })

  test.each([
    ['test_declined_0002', 'card_declined', 'Your card was declined.'],
    ['test_insufficient_9995', 'card_declined', 'Your card has insufficient funds.'],
    [undefined, 'card_needed', 'Enter a card to pay with.'],
  ])('with %s is refused in the provider’s words, and the plan stays as it was', async (token, code, message) => {
    const answer = await subscribe({ token })
    expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { code, message }])
    expect((await billing()).invoices).toEqual([])
    expect(statusAndCode(await subscribe({ billingCycle: 'Monthly' }))).toEqual([409, 'already_subscribed'])
  })

  test('the number of a card is no token, and is not written to the log', async () => {
    expect((await subscribe({ token: '4242424242424242' })).status).toBe(400)
    expect(JSON.stringify(server.logLines())).not.toContain('4242424242424242')
  })

  test('twice at once: one subscription and one invoice; 409 for the other', async () => {
    const answers = await atOnce(server, ['tenants', own.tenantId], [subscribe, subscribe])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await billing()).invoices).toHaveLength(1)
  })

  test('two plans at once, decided on the same page: one of them', async () => {
    const second = await addPlan(server)
    const replaces = own.subscription
    const answers = await atOnce(
      server,
      ['tenants', own.tenantId],
      [() => subscribe({ replaces }), () => subscribe({ productPlanId: second, replaces })],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })

  test('two plans at once, without saying what they replace: one after the other', async () => {
    const second = await addPlan(server)
    const answers = await atOnce(
      server,
      ['tenants', own.tenantId],
      [() => subscribe(), () => subscribe({ productPlanId: second })],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const running = await rows<{ readonly plan: string }>(
      server,
      'select product_plan_id as plan from subscriptions where tenant_id = $1 and cancelled_utc is null',
      [own.tenantId],
    )
    expect(running).toEqual([{ plan: second }])
  })
})

describe('cancelling', () => {
  test('keeps what is paid for until the end of the period, and says when that is', async () => {
    const answer = await cancel()
    const { startedUtc, endsUtc } = answer.body.data as Subscription
    expect(answer.body.message).toBe('Your cancellation has been processed')
    expect(endsUtc).toBe(new Date(paidUntil(startedUtc, 'Monthly', Date.now())).toISOString())
    expect((await billing()).paidUntilUtc).toBe(endsUtc)
    await rows(server, `update tenants set product_plan = 'compliance' where id = $1`, [own.tenantId])
    expect(await modules()).toEqual([200, undefined])
    await rows(server, 'update subscriptions set ends_utc = now() where tenant_id = $1', [own.tenantId])
    expect(await modules()).toEqual([403, 'module_missing'])
  })

  test('twice is once, and one that is cancelled can be taken again', async () => {
    const [first, second] = [await cancel(), await cancel()]
    expect(second.body.data).toEqual(first.body.data)
    expect((await subscribe({ billingCycle: 'Monthly' })).status).toBe(200)
    expect((await cancel(newId())).status).toBe(404)
  })
})

test('how much stands in each module is counted of this client', async () => {
  const { counts } = await billing()
  const [row] = await rows<{ count: number }>(server, 'select count(*)::int as count from goals where tenant_id = $1', [
    own.tenantId,
  ])
  expect(counts.find(({ kind }) => kind === 'goals')?.count).toBe(row?.count)
  // As in the register, without what is retired.
  expect(counts.find(({ kind }) => kind === 'assets')?.count).toBe(3)
})

describe('a hosted provider is asked by HTTP', () => {
  const payment = { amount: 1200, currency: 'AUD', token: 'pm_1', key: 'key', description: 'Tenure' }
  const provider = (answer: () => Promise<Response> | Response, seen: Request[] = []) =>
    hostedPayments({ url: 'https://pay.example', secret: 'secret', publicKey: 'public' }, async (url, init) => {
      seen.push(new Request(url as URL, init))
      return answer()
    })
  const pay = (answer: () => Promise<Response> | Response, seen?: Request[]) =>
    Effect.runPromise(Effect.result(provider(answer, seen).pay(payment)))

  test('once for one wish, with cents, the token and the key; the last four digits are kept', async () => {
    const seen: Request[] = []
    const paid = { id: 'pi_1', status: 'succeeded', payment_method: { card: { last4: '4242' } } }
    expect(await pay(() => Response.json(paid), seen)).toMatchObject({
      success: { reference: 'pi_1', lastFour: '4242' },
    })
    const [request] = seen
    expect([request?.url, request?.headers.get('idempotency-key'), request?.headers.get('authorization')]).toEqual([
      'https://pay.example/v1/payment_intents',
      'key',
      'Bearer secret',
    ])
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toMatchObject({
      amount: '1200',
      currency: 'aud',
      payment_method: 'pm_1',
    })
  })

  test.each([
    [
      'declines',
      () => Response.json({ error: { message: 'Your card has expired.' } }, { status: 402 }),
      'CardDeclined',
    ],
    ['breaks', () => new Response('', { status: 500 }), 'ProviderUnreachable'],
    ['asks for more', () => Response.json({ id: 'pi_1', status: 'requires_action' }), 'ProviderUnreachable'],
    ['is not there', () => Promise.reject(new Error('refused')), 'ProviderUnreachable'],
  ])('one that %s: nothing is taken for paid', async (_, answer, tag) => {
    expect(await pay(answer)).toMatchObject({ failure: { _tag: tag } })
  })
})
