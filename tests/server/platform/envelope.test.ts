import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { routesOf } from '../../../src/server/http/routes.ts'
import { addMember, addTenant, newId, type TestMember } from '../kit/people.ts'
import { serverOf, type TestServer } from '../kit/server.ts'
import { ProbeApi, probeHandlers } from './probe.ts'

let server: TestServer
let member: TestMember
let at: (path: string) => string

beforeAll(async () => {
  server = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options))
  member = await addMember(server, await addTenant(server))
  at = (path) => `/api/${member.tenantId}/${path}`
})
afterAll(() => server.close())

describe('every answer is the wrapper, and its status is the wrapper’s', () => {
  const cases: ReadonlyArray<
    readonly [sentence: string, status: number, code: string, ask: () => Promise<{ status: number }>]
  > = [
    ['no token', 401, 'signed_out', () => server.ask(at('whoAmI'))],
    [
      'a forged token',
      401,
      'signed_out',
      () => server.ask(at('whoAmI'), { headers: { authorization: 'Bearer a.b.c' } }),
    ],
    ['an unknown route', 404, 'not_found', () => server.ask(at('nothing/here'), { as: member.userId })],
    ['an unknown route without a token', 404, 'not_found', () => server.ask('/api/nothing')],
    [
      'a method nobody serves',
      404,
      'not_found',
      () => server.ask(at('whoAmI'), { as: member.userId, method: 'PATCH' }),
    ],
    ['no Tenant-Id', 400, 'tenant_mismatch', () => server.ask(at('whoAmI'), { as: member.userId, tenantId: null })],
    [
      'another Tenant-Id',
      400,
      'tenant_mismatch',
      () => server.ask(at('whoAmI'), { as: member.userId, tenantId: newId() }),
    ],
    [
      'Tenant-Id twice',
      400,
      'tenant_mismatch',
      () => server.ask(at('whoAmI'), { as: member.userId, tenantId: `${member.tenantId}, ${member.tenantId}` }),
    ],
    ['a tenant nobody has', 404, 'not_found', () => server.ask(`/api/${newId()}/whoAmI`, { as: member.userId })],
    ['a tenant that is no id', 404, 'not_found', () => server.ask('/api/banksia/whoAmI', { as: member.userId })],
    [
      'a missing field',
      400,
      'invalid_body',
      () => server.ask(at('things'), { as: member.userId, json: { name: 'a' } }),
    ],
    ['no body', 400, 'invalid_body', () => server.ask(at('things'), { as: member.userId, method: 'POST' })],
    [
      'malformed JSON',
      400,
      'invalid_body',
      () => server.ask(at('things'), { as: member.userId, body: '{', headers: { 'content-type': 'application/json' } }),
    ],
    [
      'another content type',
      415,
      'unsupported_type',
      () => server.ask(at('things'), { as: member.userId, body: 'a=1', headers: { 'content-type': 'text/csv' } }),
    ],
    [
      'a body of 2 MB',
      413,
      'too_large',
      () => server.ask(at('things'), { as: member.userId, json: { name: 'x'.repeat(2_000_000), size: 1 } }),
    ],
    [
      'a file of 3 MB where 2 are allowed',
      413,
      'too_large',
      () => server.ask(at('upload'), { as: member.userId, body: upload(3_000_000) }),
    ],
    [
      'an upload cut short',
      400,
      'malformed',
      () =>
        server.ask(at('upload'), {
          as: member.userId,
          body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
    ],
    ['a defect of ours', 500, 'internal', () => server.ask(at('die'), { as: member.userId })],
  ]
  test.each(cases)('%s answers %i %s', async (_, status, code, asked) => {
    const answer = await (asked() as ReturnType<TestServer['ask']>)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ isSuccess: false, data: null, statusCode: status })
    expect(answer.body.errors[0]?.code).toBe(code)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('what is wrong with a request', () => {
  it('is told field by field, all of it at once, and never repeats what was sent', async () => {
    const json = { name: 5, size: 'jane.doe@tenure.example', extra: true }
    const { status, text, body } = await server.ask(at('things'), { as: member.userId, json })
    expect(status).toBe(400)
    expect(body.errors.map((error) => error.field).toSorted()).toEqual(['extra', 'name', 'size'])
    expect(text).not.toContain('jane.doe')
  })
  it('a member of nothing here gets byte for byte what a random id gets', async () => {
    const stranger = await addMember(server, await addTenant(server, { name: 'Elsewhere' }))
    const mine = await server.ask(at('whoAmI'), { as: stranger.userId })
    const random = await server.ask(`/api/${newId()}/whoAmI`, { as: stranger.userId })
    expect([mine.status, mine.text]).toEqual([404, random.text])
  })
  it('a member of an inactive tenant is told so', async () => {
    const { tenantId, userId } = await addMember(server, await addTenant(server, { status: 'Inactive' }))
    const { status, body } = await server.ask(`/api/${tenantId}/whoAmI`, { as: userId })
    expect([status, body.errors[0]?.code]).toEqual([403, 'tenant_inactive'])
  })
  it('somebody who no longer works there is no member', async () => {
    const { tenantId, userId } = await addMember(server, member.tenantId, { isActive: false })
    expect((await server.ask(`/api/${tenantId}/whoAmI`, { as: userId })).status).toBe(404)
  })
})

describe('paths', () => {
  it('match without regard to case, with or without a slash at the end, and keep the case of their values', async () => {
    const path = `/API/${member.tenantId}/tHINGS/Banksia%20Ridge/`
    const { status, body } = await server.ask(path, { as: member.userId })
    expect([status, body.data]).toEqual([200, 'Banksia Ridge'])
  })
  it('name the tenant in capitals as well', async () => {
    const upper = member.tenantId.toUpperCase()
    const { status, body } = await server.ask(`/api/${upper}/whoAmI`, { as: member.userId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ caller: { tenantId: member.tenantId, employeeId: member.employeeId } })
  })
})

describe('a defect', () => {
  it('tells the caller nothing, and the log no personal data', async () => {
    const { text, headers } = await server.ask(at('die'), { as: member.userId })
    expect(text).not.toContain('jane.doe')
    const lines = server.logLines().filter(({ id }) => id === headers.get('x-request-id'))
    expect(lines.map(({ event }) => event)).toEqual(['request.failed', 'request'])
    expect(JSON.stringify(lines)).not.toContain('jane.doe')
    expect(lines[1]).toMatchObject({ route: '/api/:tenantId/die', status: 500, userId: member.userId })
  })
})

const upload = (size: number): FormData => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(size)], 'a.png', { type: 'image/png' }))
  return form
}
