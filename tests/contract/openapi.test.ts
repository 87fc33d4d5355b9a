import { OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { Api } from '../../src/contract/api.ts'
import { builtCalls } from './specifiedCalls.ts'

interface Operation {
  readonly operationId: string
  readonly security?: ReadonlyArray<Record<string, unknown>>
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string; readonly required: boolean }>
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>
}

const document = OpenApi.fromApi(Api)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    method,
    operation,
  })),
)

/** What a parameter is called is ours. */
const nameless = (call: string): string => call.replaceAll(/\{[^}]+\}/g, '{}')
const answered = operations.map(({ call }) => nameless(call))
const callsOf = (areas: Readonly<Record<string, ReadonlyArray<string>>>) =>
  Object.entries(areas).flatMap(([area, calls]) => calls.map((call) => [area, call] as const))

describe('the contract as OpenAPI', () => {
  it('is version 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1/)
  })

  it.each(callsOf(builtCalls))('§ 7 %s: has %s', (_, call) => {
    expect(answered).toContain(nameless(call))
  })

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  describe.each(operations)('$call', ({ path, method, operation }) => {
    it('asks for a bearer token and answers 401 without one', () => {
      // An image cannot send a token, nor can a calendar program: the address itself is the key.
      if (path === '/api/logos/{tenantId}/{fileId}' || path === '/calendar/{file}')
        return expect(operation.security).toEqual([])
      expect(operation.security).toEqual([{ bearer: [] }])
      expect(Object.keys(operation.responses)).toContain('401')
    })

    it('describes its failures in the wrapper', () => {
      const failures = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
      expect(failures).toEqual(expect.arrayContaining(['400', '500', '503']))
      for (const status of failures) {
        expect(JSON.stringify(operation.responses[status]?.content)).toContain(`Refusal${status}`)
      }
    })

    it('inside a tenant takes Tenant-Id and answers 403 and 404', () => {
      if (!/^\/api\/(\{tenantId\}|marketplace)/.test(path)) return
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'tenant-id', in: 'header' }))
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['403', '404']))
    })

    it('carries the version it was decided on when it deletes', () => {
      // A login, a file, a comment, praise and a category of policies never change, so there is but one version of each.
      if (method !== 'delete' || /\{(userId|fileId)\}|\/comments\/|\/praise\/|\/categories\/\{name\}/.test(path)) return
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ name: 'if-match', in: 'header', required: true }),
      )
    })
  })

  it('§ 7 takes the logo as multipart, in the field logo', () => {
    const logo = document.paths['/api/{tenantId}/TenantOnboarding/logo'] as unknown as Record<string, Operation>
    expect(JSON.stringify(logo.post?.requestBody?.content['multipart/form-data'])).toContain('"required":["logo"]')
  })

  it('takes a picture as multipart, and answers one as an image', () => {
    const avatar = document.paths['/api/{tenantId}/employees/{id}/avatar'] as unknown as Record<string, Operation>
    expect(Object.keys(avatar.post?.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
    expect(Object.keys(avatar.get?.responses['200']?.content ?? {})).toEqual(
      expect.arrayContaining(['image/webp', 'image/svg+xml']),
    )
  })
})
