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
  const { begin } = preloader(responses, { baseUrl, bearer: 'first', fetch: send })
  return { asked, begin, client: { fetch: preloadedFetch({ responses, fetch: send }) } }
}

type World = ReturnType<typeof aWorld>

/** Behind what every page waits for, which is the first request. */
const begin = ({ begin }: World, ...paths: ReadonlyArray<string>) =>
  begin('banksia', paths.length > 0 ? paths : [people])

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
    expect([asked[1]?.headers.get('authorization'), asked[1]?.headers.get('tenant-id')]).toEqual([
      'Bearer first',
      'banksia',
    ])
    expect(await textOf(client.fetch(call()))).toBe('answer 2')
    expect(await textOf(client.fetch(call()))).toBe('answer 3')
  })

  it.each([
    ['refused', () => Promise.resolve(new Response(null, { status: 403 }))],
    ['broken', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['lost', () => Promise.reject(new TypeError('network'))],
  ])('is asked again when it was %s', async (_, bad) => {
    const world = aWorld((_, nth) => (nth <= 2 ? bad() : new Response('good')))
    const { client, asked } = world
    begin(world)
    expect([await textOf(client.fetch(call())), asked.length]).toEqual(['good', 3])
  })

  it.each([
    ['another token', call(people, { bearer: 'second' })],
    ['a writing', call(people, { method: 'DELETE' })],
    ['another query', call(`${people}?includeInactive=true`)],
  ])('is not given to %s', async (_, request) => {
    const world = aWorld(numbered)
    const { client } = world
    begin(world)
    expect(await textOf(client.fetch(request))).toBe('answer 3')
  })

  it('carries its query', async () => {
    const world = aWorld(numbered)
    const { client } = world
    begin(world, `${people}?a=b`)
    expect(await textOf(client.fetch(call(`${people}?a=b`)))).toBe('answer 2')
  })

  it('is over with all others when another tenant is worked in', async () => {
    const world = aWorld(numbered)
    const { client, asked } = world
    begin(world, people, '/api/banksia/featureFlags')
    await client.fetch(call('/api/tidewater/employeeMini', { tenant: 'tidewater' }))
    expect(asked.slice(0, 2).map(({ signal }) => signal.aborted)).toEqual([true, true])
    expect(await textOf(client.fetch(call()))).toBe('answer 4')
  })

  it('is not kept for longer than 15 seconds', async () => {
    const world = aWorld(numbered)
    const { client } = world
    begin(world)
    vi.advanceTimersByTime(15_000)
    expect(await textOf(client.fetch(call()))).toBe('answer 3')
  })
  describe('with those of every page', () => {
    const flags = '/api/banksia/featureFlags'
    const read = (body: string | null, status = 200) => ({ status, headers: { 'x-of': String(body) }, body })
    const given = (...reads: ReadonlyArray<unknown>) =>
      aWorld((request, nth) =>
        request.url.includes('/readings') ? Response.json(reads) : new Response(`asked as ${nth}`),
      )

    it('comes in one request, who it is among them, and looks as if it had been asked alone', async () => {
      const world = given(read('me'), read('flags'), read(null, 204))
      begin(world, flags, '/api/banksia/employees/loggedInEmployee?includeUnderlings=true', people)
      expect(world.asked.map(({ url }) => decodeURIComponent(url))).toEqual([
        `${baseUrl}/api/banksia/readings?of=/api/users&of=featureFlags&of=employees/loggedInEmployee?includeUnderlings=true`,
        `${baseUrl}${people}`,
      ])
      const answer = await world.client.fetch(call(flags))
      expect([answer.headers.get('x-of'), await answer.text()]).toEqual(['flags', 'flags'])
      const own = call('/api/banksia/employees/loggedInEmployee?includeUnderlings=true')
      expect((await world.client.fetch(own)).status).toBe(204)
      const users = new Request(`${baseUrl}/api/users`, { headers: { authorization: 'Bearer first' } })
      expect(await textOf(world.client.fetch(users))).toBe('me')
    })

    it.each([
      ['one that is refused', given(read('me'), read('no', 403)), 3],
      ['one the answer lacks', given(read('me')), 3],
      ['what is no such answer', given(), 3],
    ])('%s is asked again', async (_, world, nth) => {
      begin(world, flags, people)
      expect(await textOf(world.client.fetch(call(flags)))).toBe(`asked as ${nth}`)
    })

    it('is only who it is where nobody knows the client yet', async () => {
      const world = aWorld(numbered)
      world.begin(null, [])
      expect(world.asked.map(({ url }) => url)).toEqual([`${baseUrl}/api/users`])
    })
  })
})
