import { OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { Api } from '../../src/contract/api.ts'

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

/** § 7, in the specification's own spelling. */
const collections = [
  'categories',
  'departments',
  'defaultDiscussionPoints',
  'coreValues',
  'meetingLocations',
  'performanceReviewTemplates',
  'positionTemplates',
]
const specified = [
  'GET /api/users',
  'GET /api/{tenantId}/bootstrapApplication',
  'GET /api/{tenantId}/employees/me/toDoList',
  'POST /api/{tenantId}/feedback',
  'GET /api/{tenantId}/features',
  'GET /api/{tenantId}/productPlans',
  'GET /api/{tenantId}/featureFlags',
  'PUT /api/{tenantId}/featureFlags/toggle/{name}',
  'POST /api/{tenantId}/productPlans/subscribe',
  'POST /api/{tenantId}/productPlanSubscriptions/{id}/cancel',
  'GET /api/{tenantId}/tenantonboarding',
  'PUT /api/{tenantId}/tenantonboarding',
  'POST /api/{tenantId}/TenantOnboarding/logo',
  'GET /api/{tenantId}/employeeMini',
  'GET /api/{tenantId}/employees/loggedInEmployee',
  'GET /api/{tenantId}/employees/{id}',
  'PUT /api/{tenantId}/employees/{id}',
  'DELETE /api/{tenantId}/employees/{id}',
  'POST /api/{tenantId}/employees',
  'POST /api/{tenantId}/employees/isEmailAddressInUse',
  'PUT /api/{tenantId}/employees/{id}/profile/basicInfo',
  'PUT /api/{tenantId}/employees/{id}/profile/work',
  'PUT /api/{tenantId}/employees/{id}/profile/tags',
  'PUT /api/{tenantId}/employees/{id}/terminate',
  'GET /api/{tenantId}/employees/{id}/avatar',
  'POST /api/{tenantId}/employees/{id}/avatar',
  'GET /api/{tenantId}/taglist',
  'GET /api/marketplace/hrDocumentTemplates',
  'GET /api/marketplace/hrDocumentTemplates/{id}/File',
  ...collections.flatMap((name) => [
    `GET /api/{tenantId}/${name}`,
    `POST /api/{tenantId}/${name}`,
    `PUT /api/{tenantId}/${name}/{id}`,
    `DELETE /api/{tenantId}/${name}/{id}`,
  ]),
]

describe('the contract as OpenAPI', () => {
  it('is version 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1/)
  })

  it.each(specified)('§ 7 has %s', (call) => {
    expect(operations.map((one) => one.call)).toContain(call)
  })

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  describe.each(operations)('$call', ({ path, method, operation }) => {
    it('asks for a bearer token and answers 401 without one', () => {
      // An image cannot send a token: the address itself is the key.
      if (path === '/api/logos/{tenantId}/{fileId}') return expect(operation.security).toEqual([])
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
      // A login, a file, a comment and a category of policies never change, so there is but one version of each.
      if (method !== 'delete' || /\{(userId|fileId)\}|\/comments\/|\/categories\/\{name\}/.test(path)) return
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
