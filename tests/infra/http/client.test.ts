import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import type { EndpointTable } from '../../../src/infra/http/call.ts'
import { client } from '../../../src/infra/http/client.ts'
import { runner } from '../../../src/infra/http/run.ts'
import type { TokenFailure } from '../../../src/infra/http/tokens.ts'
import { tenantId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'

const readings: EndpointTable = {
  'users.me': ['GET', '/api/users'],
  'employees.list': ['GET', '/api/:tenantId/employeeMini'],
  'employees.loggedIn': ['GET', '/api/:tenantId/employees/loggedInEmployee'],
}

const others: EndpointTable = {
  'employees.read': ['GET', '/api/:tenantId/employees/:id'],
  'employees.remove': ['DELETE', '/api/:tenantId/employees/:id'],
  'marketplace.hrDocumentTemplates': ['GET', '/api/marketplace/hrDocumentTemplates'],
  'employees.isEmailAddressInUse': ['POST', '/api/:tenantId/employees/isEmailAddressInUse'],
}

const banksia = tenantId('banksia')
const params = { id: eve }

const wrapped = (data: unknown) => ({ isSuccess: true, data, errors: [], message: '', statusCode: 200 })

const refusal = (status: number, code: string) =>
  Response.json(
    { isSuccess: false, data: null, errors: [{ code, message: 'No' }], message: 'No', statusCode: status },
    { status },
  )

interface World {
  readonly answer: (request: Request, nth: number) => Response | Promise<Response>
  readonly refresh?: () => Promise<Result.Result<string, TokenFailure>>
  /** How what is loaded with the first call of its kind comes. */
  readonly load?: () => Promise<EndpointTable>
}

const aWorld = ({ answer, refresh, load = async () => others }: World) => {
  const requests: Array<Request> = []
  const failures: Array<Failure> = []
  let refreshes = 0
  let newest = 'first'
  const { above, runIn } = runner({
    endpoints: { readings, others: load },
    failed: (failure) => failures.push(failure),
    send: client({
      baseUrl: 'http://tenure.test',
      tokens: {
        token: async () => Result.succeed(newest),
        refresh: async () => {
          refreshes += 1
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (refresh) return refresh()
          newest = `renewed-${refreshes}`
          return Result.succeed(newest)
        },
      },
      fetch: async (input, init) => {
        const request = new Request(input as Request, init)
        requests.push(request)
        return answer(request, requests.length)
      },
    }),
  })
  return { above, runIn, run: runIn(banksia), requests, failures, refreshes: () => refreshes }
}

const bearer = (request: Request) => request.headers.get('authorization')

describe('Every request carries a Tenant-Id header and a bearer token (§ 7)', () => {
  it('names the tenant of the run, and none above all tenants', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped([])) })
    await world.run('employees', 'list', {})
    await world.above('users', 'me', {})
    expect(world.requests.map((request) => request.headers.get('tenant-id'))).toEqual([banksia, null])
    expect(world.requests.map(bearer)).toEqual(['Bearer first', 'Bearer first'])
  })

  it('says by the header alone for which tenant the marketplace is asked', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped([])) })
    await world.run('marketplace', 'hrDocumentTemplates', {})
    expect(world.requests.map(({ url, headers }) => [url, headers.get('tenant-id')])).toEqual([
      ['http://tenure.test/api/marketplace/hrDocumentTemplates', banksia],
    ])
  })

  it('puts parameters, query, headers and payload where they belong', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped(null)) })
    await world.run('employees', 'remove', { params, headers: { 'if-match': '"3"' } })
    await world.run('employees', 'loggedIn', { query: { includeUnderlings: 'true' } })
    await world.run('employees', 'isEmailAddressInUse', { payload: { email: 'a@b.co' } })
    const [remove, loggedIn, inUse] = world.requests
    expect([remove?.method, remove?.url, remove?.headers.get('if-match')]).toEqual([
      'DELETE',
      `http://tenure.test/api/${banksia}/employees/${eve}`,
      '"3"',
    ])
    expect(loggedIn?.url).toContain('?includeUnderlings=true')
    expect(await inUse?.json()).toEqual({ email: 'a@b.co' })
  })
})

describe('A run of one tenant cannot speak of another', () => {
  const other = tenantId('tidewater')

  it('in the path or the header, whatever it is handed', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped(null)) })
    const elsewhere = { params: { id: eve, tenantId: other } }
    await world.run('employees', 'read', elsewhere)
    expect(world.requests.map(({ url, headers }) => [url, headers.get('tenant-id')])).toEqual([
      [`http://tenure.test/api/${banksia}/employees/${eve}`, banksia],
    ])
  })

  it('and its types have no word for it, nor for what stands above all tenants', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped(null)) })
    // @ts-expect-error The path's tenant is the run's.
    await world.run('employees', 'read', { params: { tenantId: other, id: eve } })
    // @ts-expect-error So is the header's.
    await world.run('employees', 'list', { headers: { 'tenant-id': other } })
    // @ts-expect-error Who is here is asked above all tenants.
    await world.run('users', 'me', {})
    // @ts-expect-error And people are asked for in one.
    await world.above('employees', 'list', {})
    expect(world.requests.map(({ headers }) => headers.get('tenant-id'))).toEqual([banksia, banksia, banksia, null])
  })

  it('while two of them stand side by side', async () => {
    const world = aWorld({ answer: () => Response.json(wrapped([])) })
    await Promise.all([world.run('employees', 'list', {}), world.runIn(other)('employees', 'list', {})])
    expect(world.requests.map(({ headers }) => headers.get('tenant-id'))).toEqual([banksia, other])
  })
})

describe('A 401 triggers a silent token refresh and one retry (§ 7)', () => {
  it('answers with what the second try brings', async () => {
    const world = aWorld({ answer: (_, nth) => (nth === 1 ? refusal(401, 'x') : Response.json(wrapped([1]))) })
    expect(await world.run('employees', 'list', {})).toEqual(Result.succeed([1]))
    expect(world.requests.map(bearer)).toEqual(['Bearer first', 'Bearer renewed-1'])
  })

  it('is signed out after exactly two calls when the second is refused too', async () => {
    const world = aWorld({ answer: () => refusal(401, 'unauthorised') })
    expect(await world.run('employees', 'list', {})).toEqual(Result.fail({ _tag: 'SignedOut' }))
    expect([world.requests.length, world.refreshes()]).toEqual([2, 1])
  })

  it('makes one refresh for twenty calls refused together', async () => {
    const world = aWorld({
      answer: (request) => (bearer(request) === 'Bearer first' ? refusal(401, 'x') : Response.json(wrapped([]))),
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.run('employees', 'list', {})))
    expect(answers.every(Result.isSuccess)).toBe(true)
    expect([world.requests.length, world.refreshes()]).toEqual([40, 1])
  })

  it('asks for no second refresh when an older token is refused late', async () => {
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    const world = aWorld({
      answer: async (request, nth) => {
        if (bearer(request) !== 'Bearer first') return Response.json(wrapped([]))
        if (nth === 1) await late
        return refusal(401, 'x')
      },
    })
    const slow = world.run('employees', 'list', {})
    await world.run('employees', 'list', {})
    release()
    expect(Result.isSuccess(await slow)).toBe(true)
    expect(world.refreshes()).toBe(1)
  })

  it('fails as the refresh fails, and does not call again', async () => {
    const world = aWorld({
      answer: () => refusal(401, 'x'),
      refresh: async () => Result.fail({ _tag: 'Unreachable' }),
    })
    expect(await world.run('employees', 'list', {})).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(world.requests.length).toBe(1)
  })
})

describe('The wrapper is opened (§ 3 Standard result wrapper)', () => {
  const html = () => new Response('<p>', { headers: { 'x-request-id': 'r1' } })
  it.each<[string, () => Response, Failure]>([
    ['a page instead of the wrapper', html, { _tag: 'Broken', status: 200, requestId: 'r1' }],
    [
      'JSON that is not the wrapper',
      () => Response.json({ data: 1 }),
      { _tag: 'Broken', status: 200, requestId: null },
    ],
    ['a defect', () => refusal(500, 'defect'), { _tag: 'Broken', status: 500, requestId: null }],
    [
      'a refusal that is no wrapper',
      () => new Response('', { status: 404 }),
      { _tag: 'Broken', status: 404, requestId: null },
    ],
    [
      'a full disk, in the server’s own words',
      () => refusal(507, 'disk_full'),
      {
        _tag: 'Refused',
        status: 507,
        code: 'disk_full',
        message: 'No',
        errors: [{ code: 'disk_full', message: 'No' }],
      },
    ],
    ['a server that is stopping', () => new Response('', { status: 503 }), { _tag: 'Unreachable' }],
    [
      'a refusal',
      () => refusal(409, 'email_in_use'),
      {
        _tag: 'Refused',
        status: 409,
        code: 'email_in_use',
        message: 'No',
        errors: [{ code: 'email_in_use', message: 'No' }],
      },
    ],
  ])('%s', async (_, answer, failure) => {
    const world = aWorld({ answer })
    expect(await world.run('employees', 'read', { params })).toEqual(Result.fail(failure))
    expect(world.failures).toEqual([failure])
  })
})

describe('leaving the page', () => {
  it.each([
    ['stops a reading', 'read', true],
    ['does not take back a change that is on its way', 'remove', false],
  ] as const)('%s', async (_, endpoint, isStopped) => {
    const leaving = new AbortController()
    const { run, requests } = aWorld({
      answer: async () => {
        leaving.abort()
        return Response.json(wrapped(null))
      },
    })
    const { signal } = leaving
    await run('employees', endpoint as 'read', { params, signal })
    expect(requests[0]?.signal.aborted).toBe(isStopped)
  })
})

describe('A lost network', () => {
  it('that keeps the program from learning how a call is made is unreachable; and is tried again with the next call', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return others
    }
    const world = aWorld({ answer: () => Response.json(wrapped(null)), load })
    expect(await world.run('employees', 'read', { params })).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(world.requests).toHaveLength(0)
    expect(Result.isSuccess(await world.run('employees', 'read', { params }))).toBe(true)
  })

  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  it('is tried once more for a reading, then unreachable', async () => {
    const world = aWorld({ answer: lost })
    expect(await world.run('employees', 'read', { params })).toEqual(Result.fail({ _tag: 'Unreachable' }))
    expect(world.requests.length).toBe(2)
  })

  it('is never tried again for a writing: nobody knows whether it arrived', async () => {
    const world = aWorld({ answer: lost })
    await world.run('employees', 'isEmailAddressInUse', { payload: { email: 'a@b.co' } })
    await world.run('employees', 'remove', { params, headers: { 'if-match': '1' } })
    expect(world.requests.length).toBe(2)
  })
})

it('a call the contract does not have is a bug, not a failure', async () => {
  const world = aWorld({ answer: () => Response.json(wrapped(1)) })
  await expect(world.run('tags', 'list', {})).rejects.toThrow('tags.list')
})
