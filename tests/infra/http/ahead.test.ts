import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ahead, aheadOf } from '../../../src/infra/http/ahead.ts'

const baseUrl = 'http://tenure.test'
const people = '/api/banksia/employeeMini'

const aWorld = (answers: (request: Request, nth: number) => Response | Promise<Response>) => {
  const asked: Array<Request> = []
  const ahead = aheadOf({
    baseUrl,
    bearer: 'first',
    fetch: async (input) => {
      asked.push(input as Request)
      return answers(input as Request, asked.length)
    },
  })
  return { ahead, asked }
}

const begin = ({ begin }: Ahead, path = people, tenant = 'banksia') =>
  void begin({ method: 'GET', path, headers: { 'Tenant-Id': tenant } })

const call = (path = people, { tenant = 'banksia', bearer = 'first', method = 'GET' } = {}) =>
  new Request(`${baseUrl}${path}`, { method, headers: { 'tenant-id': tenant, authorization: `Bearer ${bearer}` } })

const numbered = (_: Request, nth: number) => new Response(`answer ${nth}`)

const textOf = async (response: Promise<Response>) => (await response).text()

describe('A reading begun ahead of the program', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked with the person’s token and the tenant, and given out once', async () => {
    const { ahead, asked } = aWorld(numbered)
    begin(ahead)
    expect([asked[0]?.headers.get('authorization'), asked[0]?.headers.get('tenant-id')]).toEqual([
      'Bearer first',
      'banksia',
    ])
    expect(await textOf(ahead.fetch(call()))).toBe('answer 1')
    expect(await textOf(ahead.fetch(call()))).toBe('answer 2')
  })

  it.each([
    ['refused', () => Promise.resolve(new Response(null, { status: 403 }))],
    ['broken', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['lost', () => Promise.reject(new TypeError('network'))],
  ])('is asked again when it was %s', async (_, bad) => {
    const { ahead, asked } = aWorld((_, nth) => (nth === 1 ? bad() : new Response('good')))
    begin(ahead)
    expect([await textOf(ahead.fetch(call())), asked.length]).toEqual(['good', 2])
  })

  it.each([
    ['another token', call(people, { bearer: 'second' })],
    ['a writing', call(people, { method: 'DELETE' })],
    ['another query', call(`${people}?includeInactive=true`)],
  ])('is not given to %s', async (_, request) => {
    const { ahead } = aWorld(numbered)
    begin(ahead)
    expect(await textOf(ahead.fetch(request))).toBe('answer 2')
  })

  it('carries its query', async () => {
    const { ahead } = aWorld(numbered)
    void ahead.begin({
      method: 'GET',
      path: people,
      query: { a: 'b', c: undefined },
      headers: { 'Tenant-Id': 'banksia' },
    })
    expect(await textOf(ahead.fetch(call(`${people}?a=b`)))).toBe('answer 1')
  })

  it('is over with all others when another tenant is worked in', async () => {
    const { ahead, asked } = aWorld(numbered)
    begin(ahead)
    begin(ahead, '/api/banksia/featureFlags')
    await ahead.fetch(call('/api/tidewater/employeeMini', { tenant: 'tidewater' }))
    expect(asked.slice(0, 2).map(({ signal }) => signal.aborted)).toEqual([true, true])
    expect(await textOf(ahead.fetch(call()))).toBe('answer 4')
  })

  it('is not kept for longer than 15 seconds', async () => {
    const { ahead } = aWorld(numbered)
    begin(ahead)
    vi.advanceTimersByTime(15_000)
    expect(await textOf(ahead.fetch(call()))).toBe('answer 2')
  })
})
