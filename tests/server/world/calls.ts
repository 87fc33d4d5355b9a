/** Every call of the contract, as its OpenAPI document lists them, with a way to make a proper request for each. */
import { OpenApi } from 'effect/http-api'
import { Api } from '../../../src/contract/api.ts'
import { newId } from '../kit/people.ts'
import type { CollectionName, World } from './world.ts'

const document = OpenApi.fromApi(Api)

export interface Call {
  /** `PUT /api/{tenantId}/employees/{id}` */
  readonly name: string
  readonly method: string
  readonly path: string
}

export const calls: ReadonlyArray<Call> = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
)

/** What an object's path names: somebody, an item of a list, a subscription; or nothing that could be another's. */
export const objectOf = (call: Call, world: World): string | undefined => {
  if (!call.path.includes('{id}')) return undefined
  if (call.path.includes('/employees/')) return world.target.employeeId
  if (call.path.includes('/productPlanSubscriptions/')) return world.subscription
  return world.items[call.path.split('/')[3] as CollectionName]
}

export const pathOf = (call: Call, tenantId: string, id: string | undefined): string =>
  call.path
    .replace('{tenantId}', tenantId)
    .replace('{id}', id ?? '')
    .replace('{name}', 'assetRegister')

const basicInfo = { firstName: 'Evelyn', lastName: 'Larsen', email: 'evelyn@new.example', phone: null }
const work = (world: World) => ({
  positionTitle: 'Foreman',
  departmentId: world.department,
  reportsTo: world.manager.employeeId,
  startDate: '2021-07-05',
  isActive: true,
  hideFromEmployeeDirectory: false,
})
const tags = { tags: ['First aid'] }

const contents: Record<CollectionName, (world: World) => object> = {
  categories: () => ({ text: 'Tools' }),
  departments: () => ({ name: 'Workshop' }),
  defaultDiscussionPoints: () => ({ item: { text: 'What went well?', type: 3 } }),
  coreValues: () => ({ content: { name: 'Care', description: '' } }),
  meetingLocations: () => ({ content: { name: 'Site office', detail: '' } }),
  performanceReviewTemplates: () => ({ content: { name: 'Yearly', description: '', questions: ['How was it?'] } }),
  positionTemplates: (world) => ({ title: 'Foreman', description: '', department: world.department }),
}

/** The body of a request that is right in every way; undefined for a call that has none, or one that is no JSON. */
export const bodyOf = (call: Call, world: World): Record<string, unknown> | undefined => {
  const body = bodies[call.name]
  if (body !== undefined) return body(world)
  const collection = contents[call.path.split('/')[3] as CollectionName]
  if (collection !== undefined && call.method === 'POST') return { id: newId(), ...collection(world) }
  if (collection !== undefined && call.method === 'PUT') return { version: 1, ...collection(world) }
  return undefined
}

const bodies: Record<string, (world: World) => Record<string, unknown>> = {
  'POST /api/{tenantId}/feedback': () => ({ kind: 'idea', message: 'More of it', page: '/', version: '1' }),
  'PUT /api/{tenantId}/featureFlags/toggle/{name}': () => ({ status: true }),
  'POST /api/{tenantId}/productPlans/subscribe': ({ plan }) => ({ productPlanId: plan, billingCycle: 'Annual' }),
  // The world's one stage is named after its canary.
  'PUT /api/{tenantId}/tenantonboarding': ({ canary }) => ({
    status: 'Completed',
    stages: [{ type: canary, status: 'Completed' }],
    employeesSeenWelcome: [],
  }),
  'POST /api/{tenantId}/employees': (world) => ({
    id: newId(),
    ...basicInfo,
    ...work(world),
    ...tags,
  }),
  'PUT /api/{tenantId}/employees/{id}': (world) => ({ version: 1, ...basicInfo, ...work(world), ...tags }),
  'POST /api/{tenantId}/employees/isEmailAddressInUse': () => ({ email: 'eve@new.example' }),
  'PUT /api/{tenantId}/employees/{id}/profile/basicInfo': () => ({ version: 1, ...basicInfo }),
  'PUT /api/{tenantId}/employees/{id}/profile/work': (world) => ({ version: 1, ...work(world) }),
  'PUT /api/{tenantId}/employees/{id}/profile/tags': () => ({ version: 1, ...tags }),
  'PUT /api/{tenantId}/employees/{id}/terminate': () => ({
    version: 1,
    date: '2024-03-01',
    reason: 'Moved away',
    reassignReportsTo: null,
    notes: '',
  }),
}

/** The smallest PNG there is: one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const isUpload = (call: Call): boolean => uploadFieldOf(call) !== undefined

/** The field of the form that holds the picture. */
export const uploadFieldOf = ({ name }: Call): string | undefined =>
  ({ 'POST /api/{tenantId}/employees/{id}/avatar': 'file', 'POST /api/{tenantId}/TenantOnboarding/logo': 'logo' })[name]

export const aPicture = (name = 'me.png', bytes: Uint8Array<ArrayBuffer> = png, field = 'file'): FormData => {
  const form = new FormData()
  form.append(field, new Blob([bytes]), name)
  return form
}

/** All that a proper request carries besides its path and its sender. */
export const requestOf = (call: Call, world: World) => {
  const json = bodyOf(call, world)
  return {
    method: call.method,
    ...(json === undefined ? {} : { json }),
    ...(isUpload(call) ? { body: aPicture('me.png', png, uploadFieldOf(call)) } : {}),
    ...(call.method === 'DELETE' ? { headers: { 'if-match': '"1"' } } : {}),
  }
}
