/**
 * Who may make which call: written by hand from the specification, call by call, and compared with what the server
 * does. A call of the OpenAPI document that has no row here fails the test.
 *
 * The target is an employee with a manager; `self` is that employee. A column holds the status, and the code when the
 * call is refused to somebody who may see what it is about.
 */
export type InsideActor = 'self' | 'colleague' | 'manager' | 'managerOfOthers' | 'featureHolder' | 'admin'

export type Expected = 200 | 404 | '403 admin_only' | '403 own_record' | '403 feature_not_granted'

export interface Policy {
  readonly who: Readonly<Record<InsideActor, Expected>>
  /** Of an object that is not there, whoever may not change any is told so; otherwise it is 404 for everybody. */
  readonly refusedBeforeLooking?: true
}

const everybody: Policy = row(200, 200, 200, 200, 200, 200)
const adminsOnly: Policy = row(
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  200,
)
/** About a person: whoever may not see them is told that there is nobody. */
const whoeverSees: Policy = row(200, 404, 200, 404, 404, 200)
const whoeverEdits: Policy = row('403 own_record', 404, 200, 404, 404, 200)
const adminsAboutPeople: Policy = row('403 admin_only', 404, '403 admin_only', 404, 404, 200)
const no = '403 feature_not_granted'
const templates: Policy = row(no, no, no, no, 200, 200)

const changes = (policy: Policy): Policy => ({ ...policy, refusedBeforeLooking: true })

const collection = (name: string, reading: Policy, changing: Policy): Record<string, Policy> => ({
  [`GET /api/{tenantId}/${name}`]: reading,
  [`POST /api/{tenantId}/${name}`]: changing,
  [`PUT /api/{tenantId}/${name}/{id}`]: changes(changing),
  [`DELETE /api/{tenantId}/${name}/{id}`]: changes(changing),
})

/** Calls that no tenant's rules are about; who may make them is tested one by one. */
export const aboveTenants: ReadonlyArray<string> = [
  'GET /api/users',
  'GET /api/users/records/{kind}/{id}',
  // The address is the key: an image cannot send a token.
  'GET /api/logos/{tenantId}/{fileId}',
]

export const policies: Readonly<Record<string, Policy>> = {
  'GET /api/{tenantId}/bootstrapApplication': everybody,
  'GET /api/{tenantId}/employees/me/toDoList': everybody,
  'POST /api/{tenantId}/feedback': everybody,
  'GET /api/{tenantId}/features': everybody,
  'GET /api/{tenantId}/productPlans': everybody,
  'GET /api/{tenantId}/featureFlags': everybody,
  'PUT /api/{tenantId}/featureFlags/toggle/{name}': adminsOnly,
  'POST /api/{tenantId}/productPlans/subscribe': adminsOnly,
  'POST /api/{tenantId}/productPlanSubscriptions/{id}/cancel': changes(adminsOnly),
  'GET /api/{tenantId}/hrDocuments': everybody,
  'GET /api/{tenantId}/tenantonboarding': everybody,
  'PUT /api/{tenantId}/tenantonboarding': adminsOnly,
  'POST /api/{tenantId}/TenantOnboarding/logo': adminsOnly,

  'GET /api/{tenantId}/employeeMini': everybody,
  'GET /api/{tenantId}/employees/loggedInEmployee': everybody,
  'POST /api/{tenantId}/employees': adminsOnly,
  'POST /api/{tenantId}/employees/isEmailAddressInUse': adminsOnly,
  'GET /api/{tenantId}/employees/{id}': whoeverSees,
  'PUT /api/{tenantId}/employees/{id}': whoeverEdits,
  'DELETE /api/{tenantId}/employees/{id}': adminsAboutPeople,
  'PUT /api/{tenantId}/employees/{id}/profile/basicInfo': whoeverEdits,
  'PUT /api/{tenantId}/employees/{id}/profile/work': whoeverEdits,
  'PUT /api/{tenantId}/employees/{id}/profile/tags': whoeverEdits,
  'PUT /api/{tenantId}/employees/{id}/terminate': adminsAboutPeople,
  // A colleague's picture stands on every card (ours).
  'GET /api/{tenantId}/employees/{id}/avatar': everybody,
  'POST /api/{tenantId}/employees/{id}/avatar': whoeverEdits,

  'GET /api/{tenantId}/taglist': everybody,
  ...collection('categories', everybody, adminsOnly),
  ...collection('departments', everybody, adminsOnly),
  ...collection('defaultDiscussionPoints', everybody, adminsOnly),
  ...collection('coreValues', everybody, adminsOnly),
  ...collection('meetingLocations', everybody, adminsOnly),
  ...collection('performanceReviewTemplates', everybody, adminsOnly),
  // Read by everybody: the app is ready only when they are loaded (§ 4).
  ...collection('positionTemplates', everybody, templates),
}

function row(
  self: Expected,
  colleague: Expected,
  manager: Expected,
  managerOfOthers: Expected,
  featureHolder: Expected,
  admin: Expected,
): Policy {
  return { who: { self, colleague, manager, managerOfOthers, featureHolder, admin } }
}
