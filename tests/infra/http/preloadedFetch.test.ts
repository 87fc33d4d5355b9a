import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadedFetch } from '../../../src/infra/http/preloadedFetch.ts'
import { type PreloadedResponses, preloader } from '../../../src/infra/http/preloadedResponses.ts'

const baseUrl = 'http://tenure.test'
const people = '/api/banksia/employeeMini'

const aWorld = (answers: (request: Request, nth: number) => Response | Promise<Response>) => {
  const asked: Array<Request> = []
  const responses: PreloadedResponses = new Map()
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request)
    return answers(request, asked.length)
  }
  const begin = preloader(responses, { baseUrl, bearer: 'first', fetch: send })
  return { asked, begin, client: { fetch: preloadedFetch({ responses, fetch: send }) } }
}

type World = ReturnType<typeof aWorld>

const begin = ({ begin }: World, path = people, tenant = 'banksia') => begin(path, tenant)

const call = (path = people, { tenant = 'banksia', bearer = 'first', method = 'GET' } = {}) =>
  new Request(`${baseUrl}${path}`, { method, headers: { 'tenant-id': tenant, authorization: `Bearer ${bearer}` } })

const numbered = (_: Request, nth: number) => new Response(`answer ${nth}`)

const textOf = async (response: Promise<Response>) => (await response).text()

describe('A reading begun ahead of the program', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked with the person’s token and the tenant, and given out once', async () => {
    const world = aWorld(numbered)
    const { client, asked } = world
    begin(world)
    expect([asked[0]?.headers.get('authorization'), asked[0]?.headers.get('tenant-id')]).toEqual([
      'Bearer first',
      'banksia',
    ])
    expect(await textOf(client.fetch(call()))).toBe('answer 1')
    expect(await textOf(client.fetch(call()))).toBe('answer 2')
  })

  it.each([
    ['refused', () => Promise.resolve(new Response(null, { status: 403 }))],
    ['broken', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['lost', () => Promise.reject(new TypeError('network'))],
  ])('is asked again when it was %s', async (_, bad) => {
    const world = aWorld((_, nth) => (nth === 1 ? bad() : new Response('good')))
    const { client, asked } = world
    begin(world)
    expect([await textOf(client.fetch(call())), asked.length]).toEqual(['good', 2])
  })

  it.each([
    ['another token', call(people, { bearer: 'second' })],
    ['a writing', call(people, { method: 'DELETE' })],
    ['another query', call(`${people}?includeInactive=true`)],
  ])('is not given to %s', async (_, request) => {
    const world = aWorld(numbered)
    const { client } = world
    begin(world)
    expect(await textOf(client.fetch(request))).toBe('answer 2')
  })

  it('carries its query', async () => {
    const world = aWorld(numbered)
    const { client } = world
    world.begin(`${people}?a=b`, 'banksia')
    expect(await textOf(client.fetch(call(`${people}?a=b`)))).toBe('answer 1')
  })

  it('is over with all others when another tenant is worked in', async () => {
    const world = aWorld(numbered)
    const { client, asked } = world
    begin(world)
    begin(world, '/api/banksia/featureFlags')
    await client.fetch(call('/api/tidewater/employeeMini', { tenant: 'tidewater' }))
    expect(asked.slice(0, 2).map(({ signal }) => signal.aborted)).toEqual([true, true])
    expect(await textOf(client.fetch(call()))).toBe('answer 4')
  })

  it('is not kept for longer than 15 seconds', async () => {
    const world = aWorld(numbered)
    const { client } = world
    begin(world)
    vi.advanceTimersByTime(15_000)
    expect(await textOf(client.fetch(call()))).toBe('answer 2')
  })
})
